import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import {
  eventLocaleLabel,
  eventTypeLabel,
  formatPlacing,
  type ScheduleEvent,
  type ScheduleLine,
} from '@strokebook/golf/schedule';

/** 'Team' or 'Individual'. */
const formatText = ({ isTeamEvent }: Pick<ScheduleEvent, 'isTeamEvent'>): string =>
  isTeamEvent ? 'Team' : 'Individual';

export type KindTexts = { readonly type: string; readonly locale: string; readonly format: string };

export const kindTexts = (event: Pick<ScheduleEvent, 'eventType' | 'locale' | 'isTeamEvent'>): KindTexts => ({
  type: eventTypeLabel(event.eventType),
  locale: eventLocaleLabel(event.locale),
  format: formatText(event),
});

/** How a line ended, of each player who says so: 'T3 of 78', with the name where there are several. */
export const placingTexts = ({ entries }: Pick<ScheduleLine, 'entries'>, hasSeveral: boolean): readonly string[] =>
  entries.flatMap(({ name, result }) => {
    const placing = result && formatPlacing(result);
    if (placing === null) return [];
    return hasSeveral ? `${name}: ${placing}` : placing;
  });

/** Events with a day in the range. */
export const eventsInRange = <Event extends Pick<ScheduleEvent, 'startDate' | 'endDate'>>(
  events: readonly Event[],
  { start, end }: DayRange,
): readonly Event[] =>
  events.filter(({ startDate, endDate }) => (start === null || endDate >= start) && (end === null || startDate <= end));

/** An event that ends today is still to come. */
export const isUpcoming = ({ endDate }: Pick<ScheduleEvent, 'endDate'>, today: CalendarDay): boolean =>
  endDate >= today;
