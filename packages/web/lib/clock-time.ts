import { lazy } from './lazy.ts';
import { localDay } from './today.ts';

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;
const time = lazy(() => new Intl.DateTimeFormat('en-US', timeOfDay));
const dayAndTime = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...timeOfDay }));

/** A time of today as '10:36 AM', of another day as 'Sep 3, 10:36 PM'. Times are milliseconds since 1970. */
export function clockTime(instant: number, now: number = Date.now()): string {
  if (localDay(new Date(instant)) !== localDay(new Date(now))) return dayAndTime().format(instant);
  return time().format(instant);
}
