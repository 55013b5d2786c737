import type { CalendarDay } from '../calendar/index.ts';

/** The six of TOUR-15 by their codes. */
export const scheduleStatuses = [
  { status: 'inField', code: 1, label: 'In Field' },
  { status: 'considering', code: 2, label: 'Considering' },
  { status: 'qualifying', code: 3, label: 'Qualifying' },
  { status: 'applied', code: 4, label: 'Applied' },
  { status: 'conflict', code: 5, label: 'Conflict/WD' },
  { status: 'invited', code: 6, label: 'Invited' },
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number]['status'];

const confirmed: readonly ScheduleStatus[] = ['inField', 'qualifying', 'applied'];
const considering: readonly ScheduleStatus[] = ['considering', 'invited'];

export const scheduleStatusLabel = (status: ScheduleStatus): string =>
  scheduleStatuses.find((one) => one.status === status)?.label ?? status;

/** What the card asks of an event. */
type DatedEvent = { readonly startDate: CalendarDay; readonly status: ScheduleStatus };

export type UpcomingSummary<Event> = {
  readonly confirmedCount: number;
  readonly consideringCount: number;
  /** The five soonest of both. */
  readonly events: readonly Event[];
};

const MOST_EVENTS = 5;

/** Statuses 1, 3 and 4 are confirmed, 2 and 6 are considered; a conflict is neither (TOUR-16, ABOUT-13, ABOUT-O4). */
export function summarizeUpcoming<Event extends DatedEvent>(events: readonly Event[]): UpcomingSummary<Event> {
  const countOf = (statuses: readonly ScheduleStatus[]) =>
    events.filter(({ status }) => statuses.includes(status)).length;
  return {
    confirmedCount: countOf(confirmed),
    consideringCount: countOf(considering),
    events: events
      .filter(({ status }) => confirmed.includes(status) || considering.includes(status))
      .sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
      .slice(0, MOST_EVENTS),
  };
}
