import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

/** The server sends the day of a pinned clock; an empty text means the browser's own day. */
export function dayOf(text: string): CalendarDay {
  return isCalendarDay(text) ? text : localDay(new Date());
}

/** The day of an instant in the browser's time zone. */
export function localDay(instant: Date): CalendarDay {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return local as CalendarDay;
}

/** The browser's time zone for the server, because a day ends at local midnight. */
export const timeZoneOffsetMinutes = (): number => new Date().getTimezoneOffset();
