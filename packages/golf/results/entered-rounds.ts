import { addDays, type CalendarDay, daysBetween } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { isTournamentRound, playedTournaments, withPar } from '../resume/index.ts';
import { eventTypes, type RecordedRound, type ScheduleEvent } from '../schedule/index.ts';
import { tallyOf } from '../stats/index.ts';
import { difficultyOf, type ResultRound } from './result-round.ts';
import type { RoundRating } from './score-differential.ts';

/** A round of which the schedule knows the score, as a round of the career without holes. */
export type EnteredRound = CareerRound & { readonly event: ScheduleEvent; readonly recorded: RecordedRound };

/** Logged, or entered with its score alone. */
export type PlayedRound = CareerRound | EnteredRound;

/** No nine holes have a higher par, and no eighteen as low a one. */
const MAX_PAR_OF_NINE = 45;

const holeCountOf = ({ par }: RecordedRound): HoleCount => (par <= MAX_PAR_OF_NINE ? 9 : 18);

/** Past events of which no round was logged: what was entered of them counts. */
export function unloggedEvents<Event extends ScheduleEvent>(
  { career, events }: { readonly career: Career; readonly events: readonly Event[] },
  today: CalendarDay,
): readonly Event[] {
  const loggedIds = new Set(playedTournaments(career).map(({ tournamentId }) => tournamentId));
  return events.filter(({ endDate, tournamentId }) => endDate <= today && !loggedIds.has(tournamentId));
}

/**
 * The day of one of an event's entered rounds, counted from 0: an event of as many rounds as days is played one a day.
 * Null where nobody can tell.
 */
function dayOfEntered({ startDate, endDate, numberOfRounds }: ScheduleEvent, index: number): CalendarDay | null {
  const days = daysBetween(startDate, endDate) + 1;
  if (days === 1) return startDate;
  return numberOfRounds === days && index < days ? addDays(startDate, index) : null;
}

/** That of its event, as kinds are never pooled unasked; what another program calls by its own word is a tournament. */
const typeOf = (event: ScheduleEvent): RoundType =>
  eventTypes.find(({ eventType }) => eventType === event.eventType)?.eventType ?? 'tournament';

/** The rounds entered of some events, each of its kind and its day, or of its event's last where that is not known. */
export const enteredRounds = (events: readonly ScheduleEvent[]): readonly EnteredRound[] =>
  events.flatMap((event) =>
    (event.result?.rounds ?? []).map((recorded, index) => ({
      event,
      recorded,
      tally: tallyOf([]),
      summary: {
        // No id of a logged round has a stroke in it.
        roundId: `${event.tournamentId}/${index + 1}`,
        playedOn: dayOfEntered(event, index) ?? event.endDate,
        type: typeOf(event),
        status: 'completed',
        holeCount: holeCountOf(recorded),
        tournamentId: event.tournamentId,
        tournamentName: event.tournamentName,
        roundNumber: index + 1,
        courseId: null,
        courseName: event.courseName ?? '',
        isSimulator: false,
        score: recorded.score,
        par: recorded.par,
        yards: recorded.yards,
      },
    })),
  );

/** All tournament rounds: of each event those that were logged, or else those that were entered. */
export const playedRounds = (
  source: { readonly career: Career; readonly events: readonly ScheduleEvent[] },
  today: CalendarDay,
): readonly PlayedRound[] =>
  [...source.career, ...enteredRounds(unloggedEvents(source, today))].filter(isTournamentRound);

const nameOf = (roundNumber: number | null): string => `Round ${roundNumber}`;

export function enteredResult({ event, recorded, summary }: EnteredRound): ResultRound {
  return {
    golfRoundId: null,
    name: nameOf(summary.roundNumber),
    playedOn: dayOfEntered(event, (summary.roundNumber ?? 1) - 1),
    tournamentId: event.tournamentId,
    tournamentName: event.tournamentName,
    courseName: event.courseName,
    courseLengthYards: recorded.yards,
    holeCount: summary.holeCount,
    performance: withPar(recorded.score, recorded.par),
    ...difficultyOf(ratingOf(recorded)),
    isFavorite: false,
    note: null,
  };
}

/** Without its holes nobody can tell whether one of them counts less: the score stands as it is. */
function ratingOf(recorded: RecordedRound): RoundRating | null {
  const { score, courseRating, slopeRating } = recorded;
  if (holeCountOf(recorded) !== 18 || courseRating === null || slopeRating === null) return null;
  return { courseRating, slopeRating, adjustedScore: score };
}

/** What the differential of a round among the results needs, where its event has it entered under that name. */
export function enteredRating(
  event: ScheduleEvent | undefined,
  { name }: Pick<ResultRound, 'name'>,
): RoundRating | null {
  const recorded = event?.result?.rounds.find((_round, index) => nameOf(index + 1) === name);
  return recorded === undefined ? null : ratingOf(recorded);
}
