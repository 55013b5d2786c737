import { addDays, type CalendarDay, daysBetween } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { isTournamentRound, playedTournaments, withPar } from '../tournaments/index.ts';
import { eventTypes, type RecordedRound, type ScheduleEvent } from '../schedule/index.ts';
import { tallyOfScore } from '../stats/index.ts';
import { difficultyOf, type ResultRound } from './result-round.ts';
import type { RoundRating } from './score-differential.ts';

/**
 * A round of which only the score is known, from the schedule. It has the shape of a career round whose tally has
 * nothing but the score.
 */
export type EnteredRound = CareerRound & { readonly event: ScheduleEvent; readonly recorded: RecordedRound };

/** A round that was logged, or entered with its score only. */
export type PlayedRound = CareerRound | EnteredRound;

/** A par above this is of 18 holes: no nine holes have a higher par, and no eighteen one this low. */
const MAX_PAR_OF_NINE = 45;

const holeCountOf = ({ par }: RecordedRound): HoleCount => (par <= MAX_PAR_OF_NINE ? 9 : 18);

/** Past events without a logged round: their entered scores count. */
export function unloggedEvents<Event extends ScheduleEvent>(
  { career, events }: { readonly career: Career; readonly events: readonly Event[] },
  today: CalendarDay,
): readonly Event[] {
  const loggedIds = new Set(playedTournaments(career).map(({ tournamentId }) => tournamentId));
  return events.filter(({ endDate, tournamentId }) => endDate <= today && !loggedIds.has(tournamentId));
}

/**
 * The day of an event's entered round, by index from 0: its own one, if the event has not moved since; an event with as
 * many rounds as days is played one round a day. Null if unknown.
 */
export function dayOfEntered(event: ScheduleEvent, index: number): CalendarDay | null {
  const { startDate, endDate, numberOfRounds } = event;
  const own = event.result?.rounds[index]?.playedOn ?? null;
  if (own !== null && startDate <= own && own <= endDate) return own;
  const days = daysBetween(startDate, endDate) + 1;
  if (days === 1) return startDate;
  return numberOfRounds === days && index < days ? addDays(startDate, index) : null;
}

/**
 * The event's type, because round types are never mixed by default; the custom type of another program counts as a
 * tournament.
 */
const typeOf = (event: ScheduleEvent): RoundType =>
  eventTypes.find(({ eventType }) => eventType === event.eventType)?.eventType ?? 'tournament';

/** The entered rounds of some events, with the event's round type and their day, or the event's last day if unknown. */
export const enteredRounds = (events: readonly ScheduleEvent[]): readonly EnteredRound[] =>
  events.flatMap((event) =>
    (event.result?.rounds ?? []).map((recorded, index) => ({
      event,
      recorded,
      tally: tallyOfScore(recorded, holeCountOf(recorded)),
      summary: {
        // The id of a logged round never contains a slash.
        roundId: `${event.tournamentId}/${index + 1}`,
        playedOn: dayOfEntered(event, index) ?? event.endDate,
        type: typeOf(event),
        status: 'completed',
        holeCount: holeCountOf(recorded),
        tournamentId: event.tournamentId,
        tournamentName: event.tournamentName,
        roundNumber: index + 1,
        courseId: null,
        courseName: recorded.courseName ?? event.courseName ?? '',
        isSimulator: false,
        score: recorded.score,
        par: recorded.par,
        yards: recorded.yards,
        holesPlayed: holeCountOf(recorded),
      },
    })),
  );

/** All tournament rounds: the logged rounds of each event, or else its entered ones. */
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
    courseName: recorded.courseName ?? event.courseName,
    courseLengthYards: recorded.yards,
    holeCount: summary.holeCount,
    performance: withPar(recorded.score, recorded.par),
    ...difficultyOf(ratingOf(recorded)),
    isFavorite: false,
    note: null,
  };
}

/** Without holes the score cannot be adjusted, so it is used unchanged. */
function ratingOf(recorded: RecordedRound): RoundRating | null {
  const { score, courseRating, slopeRating } = recorded;
  if (holeCountOf(recorded) !== 18 || courseRating === null || slopeRating === null) return null;
  return { courseRating, slopeRating, adjustedScore: score };
}

/** Rating and slope of a round whose score was entered in the schedule; null without them, and for a logged round. */
export const ratingOfEntered = (round: PlayedRound): RoundRating | null =>
  'recorded' in round ? ratingOf(round.recorded) : null;

/** The rating of an entered round, if its event has one under that id. */
export function enteredRating(
  event: ScheduleEvent | undefined,
  { name }: Pick<ResultRound, 'name'>,
): RoundRating | null {
  const recorded = event?.result?.rounds.find((_round, index) => nameOf(index + 1) === name);
  return recorded === undefined ? null : ratingOf(recorded);
}
