import type { CalendarDay } from '@strokebook/golf/calendar';

/** The only source of time, passed to features. */
export type Clock = {
  readonly now: () => Date;
  /** The day where clocks are this many minutes behind UTC, like a browser's `getTimezoneOffset`; default UTC. */
  readonly today: (timeZoneOffsetMinutes?: number) => CalendarDay;
  /** The overridden day; null if the day depends on the time zone. */
  readonly pinnedToday: CalendarDay | null;
};

/** Minutes that the last time zone in which a day begins is behind UTC. */
const LAST_TIME_ZONE = 12 * 60;

/** The newest day that has begun everywhere: the day before is over for everyone. */
export const dayEverywhere = ({ today }: Pick<Clock, 'today'>): CalendarDay => today(LAST_TIME_ZONE);

/** The system clock. A pinned day changes the date, but not how time passes. */
export function createSystemClock(pinnedToday: CalendarDay | null): Clock {
  return {
    now: () => new Date(),
    pinnedToday,
    today: (timeZoneOffsetMinutes = 0) => pinnedToday ?? dayAt(Date.now(), timeZoneOffsetMinutes),
  };
}

/** The day of an instant, in milliseconds since 1970, where clocks are this many minutes behind UTC. */
export const dayAt = (milliseconds: number, timeZoneOffsetMinutes: number): CalendarDay =>
  new Date(milliseconds - timeZoneOffsetMinutes * 60_000).toISOString().slice(0, 10) as CalendarDay;
