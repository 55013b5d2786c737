import { fold } from '../format/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { isTournamentRound } from '../tournaments/index.ts';
import type { ScheduleEvent } from '../schedule/index.ts';
import { tournamentKey } from '../selection/index.ts';

type Source<Round, Event> = { readonly career: readonly Round[]; readonly events: readonly Event[] };
type Played = Pick<CareerRound, 'summary'>;

/**
 * Removes duplicates between rounds and events. A round that was logged hole by hole may have a tournament id of the
 * logging device, or none: it gets the id and name of its event. If it belongs to another event, the round entered for
 * it is left out.
 *
 * @param isCounted the rounds that can be those of an event
 */
export function roundsOfEvents<Round extends Played, Event extends ScheduleEvent>(
  { career, events }: Source<Round, Event>,
  isCounted: (round: Played) => boolean = isTournamentRound,
): Source<Round, Event> {
  const scheduled = new Set(events.map(({ tournamentId }) => tournamentId));
  const played = career.filter(isCounted);
  const groups = Map.groupBy(played, ({ summary }) => tournamentKey(summary) ?? summary.roundId);
  const open = events.filter(({ tournamentId }) => !groups.has(tournamentId));
  const eventOf = new Map<Round, ScheduleEvent>();
  const loggedElsewhere = new Set<ScheduleEvent>();
  for (const [key, rounds] of groups) {
    const event = open.find((one) => isOfEvent(rounds, one)) ?? open.find((one) => isNamelessOfEvent(rounds, one));
    if (event === undefined) continue;
    if (scheduled.has(key)) loggedElsewhere.add(event);
    else for (const round of rounds) eventOf.set(round, event);
  }
  return {
    career: eventOf.size === 0 ? career : career.map((round) => withEvent(round, eventOf.get(round))),
    events:
      loggedElsewhere.size === 0
        ? events
        : events.map((event) => (loggedElsewhere.has(event) ? withoutRounds(event) : event)),
  };
}

const withEvent = <Round extends Played>(round: Round, event: ScheduleEvent | undefined): Round =>
  event === undefined
    ? round
    : {
        ...round,
        summary: { ...round.summary, tournamentId: event.tournamentId, tournamentName: event.tournamentName },
      };

const withoutRounds = <Event extends ScheduleEvent>(event: Event): Event => ({
  ...event,
  result: event.result && { ...event.result, rounds: [] },
});

const isOnItsDays = (rounds: readonly Played[], { startDate, endDate }: ScheduleEvent): boolean =>
  rounds.every(({ summary: { playedOn } }) => playedOn >= startDate && playedOn <= endDate);

/** Whether the rounds were played on the event's days and have its name or one of its entered scores. */
function isOfEvent(rounds: readonly Played[], event: ScheduleEvent): boolean {
  if (!isOnItsDays(rounds, event)) return false;
  const name = plainName(event.tournamentName);
  return rounds.some(
    ({ summary }) =>
      plainName(summary.tournamentName ?? '') === name ||
      event.result?.rounds.some(({ score, par }) => score === summary.score && par === summary.par) === true,
  );
}

/** Whether rounds without a tournament are of the event's type, days and course: nobody plays two events there at once. */
function isNamelessOfEvent(rounds: readonly Played[], event: ScheduleEvent): boolean {
  const { courseName, eventType } = event;
  return (
    courseName !== null &&
    isOnItsDays(rounds, event) &&
    rounds.every(
      ({ summary }) =>
        tournamentKey(summary) === null && summary.type === eventType && fold(summary.courseName) === fold(courseName),
    )
  );
}

/** The name without a year, because one source may include it and the other not. */
const plainName = (name: string): string => fold(name.replaceAll(/\b\d{4}\b/g, ' ')).trim();
