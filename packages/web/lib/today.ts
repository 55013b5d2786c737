import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

/** The server names the day of a pinned clock; a text that is no day means the browser's own. */
export function dayOf(text: string): CalendarDay {
  if (isCalendarDay(text)) return text;
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return local as CalendarDay;
}
