import { daysBetween } from '../calendar/index.ts';
import { NOTHING } from '../format/index.ts';
import { type ScheduleEvent, soonestFirst } from './schedule-event.ts';

/** The shortest number of days if there are no two events (TOUR-37). */
export const NO_DAYS_BETWEEN = 9999;

export type EventGaps = {
  /** Free days between the last day of an event and the first of the next; 0 for neighbours and for overlaps. */
  readonly shortest: number;
  readonly longest: number;
};

type Dated = Pick<ScheduleEvent, 'startDate' | 'endDate' | 'tournamentName' | 'tournamentId' | 'status'>;

/** The fewest and the most free days between consecutive events of one schedule, given in any order. */
export function eventGaps(events: readonly Dated[]): EventGaps {
  const free = [...freeDaysAfter(events).values()];
  if (free.length === 0) return { shortest: NO_DAYS_BETWEEN, longest: NO_DAYS_BETWEEN };
  return { shortest: Math.min(...free), longest: Math.max(...free) };
}

/**
 * Free days from each event of one schedule to the next one, by tournament id; the last event has no entry. Withdrawn
 * events are ignored.
 */
export function freeDaysAfter(events: readonly Dated[]): ReadonlyMap<string, number> {
  const sorted = events.filter(({ status }) => status !== 'conflict').sort(soonestFirst);
  const free = new Map<string, number>();
  // Compared with the latest end of all earlier events, because a long one may outlast the next.
  let lastDay = sorted[0]?.endDate;
  for (const [index, { startDate, endDate }] of sorted.slice(1).entries()) {
    const before = sorted[index];
    if (lastDay === undefined || before === undefined) break;
    free.set(before.tournamentId, Math.max(0, daysBetween(lastDay, startDate) - 1));
    if (endDate > lastDay) lastDay = endDate;
  }
  return free;
}

/** '3 days', '1 day', and '-' for NO_DAYS_BETWEEN (TOUR-O12). */
export function formatDaysBetween(days: number): string {
  if (days === NO_DAYS_BETWEEN) return NOTHING;
  return days === 1 ? '1 day' : `${days} days`;
}
