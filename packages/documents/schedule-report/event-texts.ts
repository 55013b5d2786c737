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

/** Results of an event by player: 'T3 of 78', with names if there are several. */
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

/** An event that ends today is upcoming. */
export const isUpcoming = ({ endDate }: Pick<ScheduleEvent, 'endDate'>, today: CalendarDay): boolean =>
  endDate >= today;
