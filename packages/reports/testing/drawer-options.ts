import type { DrawerOptions } from '../drawer/create-report-drawer.ts';

/** One report at a time, without a cache. */
export const drawerOptions: DrawerOptions = {
  maxAtATime: 1,
  maxWaiting: 20,
  maxWaitingPerCaller: 4,
  maxMilliseconds: 60_000,
};
