import type { CalendarDay } from '@strokebook/golf/calendar';

/** The only source of time: features are handed one. */
export type Clock = {
  readonly now: () => Date;
  readonly today: () => CalendarDay;
};

/** The machine's clock. A pinned day changes what day it is, but not how time passes. */
export function createSystemClock(pinnedToday: CalendarDay | null): Clock {
  return {
    now: () => new Date(),
    today: () => pinnedToday ?? (new Date().toISOString().slice(0, 10) as CalendarDay),
  };
}
