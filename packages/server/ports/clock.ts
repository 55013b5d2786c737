import type { CalendarDay } from '@strokebook/golf/calendar';

/** The only source of time: features are handed one. */
export type Clock = {
  readonly now: () => Date;
  /** The day where clocks are so many minutes behind UTC, as a browser's `getTimezoneOffset` says; UTC's otherwise. */
  readonly today: (timeZoneOffsetMinutes?: number) => CalendarDay;
  /** The day that it is wherever one is; null where it is another one west and east of here. */
  readonly pinnedToday: CalendarDay | null;
};

/** The machine's clock. A pinned day changes what day it is, but not how time passes. */
export function createSystemClock(pinnedToday: CalendarDay | null): Clock {
  return {
    now: () => new Date(),
    pinnedToday,
    today: (timeZoneOffsetMinutes = 0) => pinnedToday ?? dayAt(Date.now(), timeZoneOffsetMinutes),
  };
}

/** The day of an instant, in milliseconds since 1970, where clocks are so many minutes behind UTC. */
export const dayAt = (milliseconds: number, timeZoneOffsetMinutes: number): CalendarDay =>
  new Date(milliseconds - timeZoneOffsetMinutes * 60_000).toISOString().slice(0, 10) as CalendarDay;
