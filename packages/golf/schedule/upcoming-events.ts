import type { CalendarDay } from '../calendar/index.ts';
import { confirmedStatuses, consideringStatuses, defaultStatuses } from './statuses.ts';

/** The fields of an event that the card needs. */
type DatedEvent = { readonly startDate: CalendarDay; readonly status: string };

export type UpcomingSummary<Event> = {
  readonly confirmedCount: number;
  readonly consideringCount: number;
  /** The five soonest of all of them. */
  readonly events: readonly Event[];
};

const MAX_EVENTS = 5;

/** Statuses 1, 3 and 4 are confirmed, 2 and 6 are considered; a conflict is neither (TOUR-16, ABOUT-13, ABOUT-O4). */
export function summarizeUpcoming<Event extends DatedEvent>(events: readonly Event[]): UpcomingSummary<Event> {
  const withStatus = (statuses: readonly string[]) => events.filter(({ status }) => statuses.includes(status));
  return {
    confirmedCount: withStatus(confirmedStatuses).length,
    consideringCount: withStatus(consideringStatuses).length,
    events: withStatus(defaultStatuses)
      .sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
      .slice(0, MAX_EVENTS),
  };
}
