import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { useSyncExternalStore } from 'react';

/** The server sends the day of a pinned clock; an empty text means the browser's own day. */
export function dayOf(text: string, offsetMinutes = timeZoneOffsetMinutes()): CalendarDay {
  return isCalendarDay(text) ? text : dayAt(new Date(), offsetMinutes);
}

/** The day of an instant in the browser's time zone. */
export const localDay = (instant: Date): CalendarDay => dayAt(instant, instant.getTimezoneOffset());

const dayAt = (instant: Date, offsetMinutes: number): CalendarDay =>
  new Date(instant.getTime() - offsetMinutes * 60_000).toISOString().slice(0, 10) as CalendarDay;

let pageOffset: number | null = null;
let isHydrating = false;
const listeners = new Set<() => void>();

/** Sets the time zone for which the server answered the calls of the page that it sent. */
export function setPageTimeZone(offsetMinutes: number): void {
  pageOffset = offsetMinutes;
  isHydrating = true;
}

/** Whether replies for the time zone of the server's page are shown. */
export const hasPageTimeZone = (): boolean => pageOffset !== null;

/**
 * Ends what `setPageTimeZone` began, unless the browser has the same day. Call it when the page is hydrated.
 * @param beforeRender called with both time zones before components render with the browser's.
 */
export function leavePageTimeZone(beforeRender: (from: number, to: number) => void): void {
  const from = timeZoneOffsetMinutes();
  isHydrating = false;
  const to = timeZoneOffsetMinutes();
  if (from === to) return;
  beforeRender(from, to);
  for (const listener of listeners) listener();
}

/**
 * The time zone for the server, because a day ends at local midnight: that of the browser, or of the page from the
 * server until it is hydrated and while it has the same day, so that its replies are not asked for again.
 */
export function timeZoneOffsetMinutes(): number {
  const now = new Date();
  const hasPageDay = pageOffset !== null && (isHydrating || dayAt(now, pageOffset) === localDay(now));
  return hasPageDay ? (pageOffset ?? 0) : now.getTimezoneOffset();
}

/** `timeZoneOffsetMinutes` for a component that the server renders: it renders again when the page is hydrated. */
export const useTimeZoneOffset = (): number =>
  useSyncExternalStore(listen, timeZoneOffsetMinutes, timeZoneOffsetMinutes);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
