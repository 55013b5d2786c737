import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

/** The server names the day of a pinned clock; a text that is no day means the browser's own. */
export function dayOf(text: string): CalendarDay {
  return isCalendarDay(text) ? text : localDay(new Date());
}

/** The day of an instant where the browser is. */
export function localDay(instant: Date): CalendarDay {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return local as CalendarDay;
}

/** What the server is told of where the browser is: a day is over at midnight there. */
export const timeZoneOffsetMinutes = (): number => new Date().getTimezoneOffset();
