import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { sayFinish, type ScheduleEvent } from '../schedule/index.ts';
import { scoreVsPar, tournamentKey } from '../selection/index.ts';

export const MAX_STRIP_ROUNDS = 20;

/** The rounds of one event, or one other round. */
export type StripEvent = {
  /** Name of the tournament, else of the course. */
  readonly name: string;
  readonly startedOn: CalendarDay;
  /** 'T3'; null if unknown. */
  readonly finish: string | null;
  /** Whether its rounds belong to the period. */
  readonly isInPeriod: boolean;
  readonly rounds: readonly { readonly roundId: string; readonly playedOn: CalendarDay; readonly toPar: Int }[];
};

/** The last 20 rounds to par by event, oldest first. @param rounds newest first. @param inPeriod ids of its rounds. */
export function toParStrip(
  rounds: readonly CareerRound[],
  events: readonly ScheduleEvent[],
  inPeriod: ReadonlySet<string>,
): readonly StripEvent[] {
  const eventOf = new Map(events.map((event) => [event.tournamentId, event]));
  const strip: { key: string; event: StripEvent }[] = [];
  for (const { summary } of rounds.slice(0, MAX_STRIP_ROUNDS).toReversed()) {
    const { roundId, playedOn, tournamentId, tournamentName, courseName } = summary;
    const isInPeriod = inPeriod.has(roundId);
    // Other rounds are by themselves, so that all are named by their day.
    const key = `${tournamentKey(summary) ?? roundId}/${isInPeriod}`;
    const round = { roundId, playedOn, toPar: scoreVsPar(summary) as number };
    const last = strip.at(-1);
    if (last?.key === key) {
      last.event = { ...last.event, rounds: [...last.event.rounds, round] };
      continue;
    }
    const result = eventOf.get(tournamentId ?? '')?.result ?? null;
    strip.push({
      key,
      event: {
        name: tournamentName ?? courseName,
        startedOn: playedOn,
        finish: result === null ? null : sayFinish(result),
        isInPeriod,
        rounds: [round],
      },
    });
  }
  return strip.map(({ event }) => event);
}
