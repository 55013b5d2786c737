import { fold } from '../format/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { isTournamentRound } from '../tournaments/index.ts';
import type { ScheduleEvent } from '../schedule/index.ts';
import { tournamentKey } from '../selection/index.ts';

type Source<Event> = { readonly career: Career; readonly events: readonly Event[] };

/**
 * Removes duplicates between rounds and events. A round that was logged hole by hole may have a tournament id of the
 * logging device, or none: it gets the id and name of its event. If it belongs to another event, the round entered for
 * it is left out.
 */
export function roundsOfEvents<Event extends ScheduleEvent>({ career, events }: Source<Event>): Source<Event> {
  const scheduled = new Set(events.map(({ tournamentId }) => tournamentId));
  const played = career.filter(isTournamentRound);
  const groups = Map.groupBy(played, ({ summary }) => tournamentKey(summary) ?? summary.roundId);
  const open = events.filter(({ tournamentId }) => !groups.has(tournamentId));
  const eventOf = new Map<CareerRound, ScheduleEvent>();
  const loggedElsewhere = new Set<ScheduleEvent>();
  for (const [key, rounds] of groups) {
    const event = open.find((one) => isOfEvent(rounds, one));
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

const withEvent = (round: CareerRound, event: ScheduleEvent | undefined): CareerRound =>
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

/** Whether the rounds were played on the event's days and have its name or one of its entered scores. */
function isOfEvent(rounds: readonly CareerRound[], { startDate, endDate, tournamentName, result }: ScheduleEvent) {
  if (!rounds.every(({ summary: { playedOn } }) => playedOn >= startDate && playedOn <= endDate)) return false;
  const name = plainName(tournamentName);
  return rounds.some(
    ({ summary }) =>
      plainName(summary.tournamentName ?? '') === name ||
      result?.rounds.some(({ score, par }) => score === summary.score && par === summary.par) === true,
  );
}

/** The name without a year, because one source may include it and the other not. */
const plainName = (name: string): string => fold(name.replaceAll(/\b\d{4}\b/g, ' ')).trim();
