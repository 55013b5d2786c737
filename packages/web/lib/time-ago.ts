import { lazy } from './lazy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// In descending order; beyond the largest unit the date is shown.
const units = [
  ['day', DAY, 30 * DAY],
  ['hour', HOUR, DAY],
  ['minute', MINUTE, HOUR],
] as const;

const relative = lazy(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const day = lazy(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }));
const exact = lazy(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }));
const time = lazy(() => new Intl.DateTimeFormat('en', { timeStyle: 'short' }));

/** A relative time: 'just now', '5 minutes ago', 'yesterday', and a date after a month. */
export function timeAgo(instant: string, now: number): string {
  // The clocks of server and browser differ slightly, so a time in the future counts as now.
  const ago = Math.max(now - Date.parse(instant), 0);
  if (ago < MINUTE) return 'just now';
  for (const [unit, length, end] of units) {
    if (ago >= length && ago < end) return relative().format(-Math.floor(ago / length), unit);
  }
  return day().format(Date.parse(instant));
}

/** 'Nov 27, 2026'. */
export const dayOf = (instant: string): string => day().format(Date.parse(instant));

/** '8:08 PM'. */
export const timeOf = (instant: string): string => time().format(Date.parse(instant));

export const exactTime = (instant: string): string => exact().format(Date.parse(instant));
