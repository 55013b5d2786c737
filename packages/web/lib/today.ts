import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

/** The server sends the day of a pinned clock; an empty text means the browser's own day. */
export function dayOf(text: string): CalendarDay {
  return isCalendarDay(text) ? text : localDay(new Date());
}

/** The day of an instant in the browser's time zone. */
export const localDay = (instant: Date): CalendarDay => dayAt(instant, instant.getTimezoneOffset());

const dayAt = (instant: Date, offsetMinutes: number): CalendarDay =>
  new Date(instant.getTime() - offsetMinutes * 60_000).toISOString().slice(0, 10) as CalendarDay;

let pageOffset: number | null = null;

/** Sets the time zone for which the server answered the calls of the page that it sent. */
export function setPageTimeZone(offsetMinutes: number): void {
  pageOffset = offsetMinutes;
}

/**
 * The time zone for the server, because a day ends at local midnight: that of the browser, or of the page from the
 * server while it has the same day, so that its replies are not asked for again.
 */
export function timeZoneOffsetMinutes(): number {
  const now = new Date();
  return pageOffset !== null && dayAt(now, pageOffset) === localDay(now) ? pageOffset : now.getTimezoneOffset();
}
