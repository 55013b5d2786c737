import type { CalendarDay } from '../calendar/index.ts';
import type { FormRound } from '../form/index.ts';
import { FINAL_ROUND, type RoundSummary } from '../model/index.ts';
import { eventTypes, type ScheduleEvent } from '../schedule/index.ts';
import { isFinishedWithScore, tournamentKey } from '../selection/index.ts';
import { dayOfEntered, type EnteredRound, enteredRounds, ratingOfEntered } from './entered-rounds.ts';
import { roundsOfEvents } from './rounds-of-events.ts';
import type { RoundRating } from './score-differential.ts';

/** A score of the schedule as a round of a form, with the inputs of its differential; null if it has none. */
export type ScoreRound = FormRound & { readonly isScoreOnly: true; readonly rating: RoundRating | null };

/**
 * The scores in a player's schedule, which were typed or imported without holes, as rounds that count for form. If a round
 * of an event was also logged, its score is left out; scores of the event's other rounds stay (TEAM-05).
 *
 * @param rounds all logged ones of the days of the events
 */
export function scoresOf(
  { rounds, events }: { readonly rounds: readonly FormRound[]; readonly events: readonly ScheduleEvent[] },
  today: CalendarDay,
): readonly ScoreRound[] {
  const past = events.filter(({ endDate }) => endDate <= today);
  const source = roundsOfEvents({ career: rounds.map((summary) => ({ summary })), events: past }, isEventRound);
  const logged = source.career.filter(isEventRound).map(({ summary }) => summary);
  const loggedIn = Map.groupBy(logged, tournamentKey);
  return source.events
    .flatMap((event) => withoutLogged(enteredRounds([event]), loggedIn.get(event.tournamentId) ?? []))
    .map((round) => ({
      ...round.summary,
      courseName: round.summary.courseName === '' ? round.event.tournamentName : round.summary.courseName,
      courseRating: round.recorded.courseRating,
      rating: ratingOfEntered(round),
      isScoreOnly: true,
    }));
}

/** Whether a round can be that of an event: of a type that events have, finished, with a score. */
const isEventRound = ({ summary }: { readonly summary: RoundSummary }): boolean =>
  eventTypes.some(({ eventType }) => eventType === summary.type) && isFinishedWithScore(summary);

/** How a logged round is known to be the same as an entered one, the surest sign first. */
const sameRoundSigns: readonly ((logged: RoundSummary, entered: EnteredRound) => boolean)[] = [
  ({ roundNumber }, { summary }) => roundNumber === summary.roundNumber,
  ({ roundNumber }, { event, summary }) =>
    roundNumber === FINAL_ROUND && summary.roundNumber === event.result?.rounds.length,
  ({ roundNumber, playedOn }, entered) => roundNumber === null && playedOn === ownDayOf(entered),
  ({ score, par }, { recorded }) => score === recorded.score && par === recorded.par,
  ({ roundNumber }) => roundNumber === null,
];

/** The day of an entered round that no other one of its event has; null if unknown. */
const ownDayOf = ({ event, summary }: EnteredRound): CalendarDay | null =>
  event.startDate === event.endDate ? null : dayOfEntered(event, (summary.roundNumber ?? 1) - 1);

function withoutLogged(entered: readonly EnteredRound[], logged: readonly RoundSummary[]): readonly EnteredRound[] {
  let rest = entered;
  let unmatched = logged.toSorted((a, b) => (a.playedOn < b.playedOn ? -1 : 1));
  for (const isSame of sameRoundSigns) {
    unmatched = unmatched.filter((round) => {
      const twin = rest.find((one) => isSame(round, one));
      if (twin !== undefined) rest = rest.filter((one) => one !== twin);
      return twin === undefined;
    });
  }
  return rest;
}
