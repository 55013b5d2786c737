import type { CalendarDay } from '../calendar/index.ts';
import { type AccountAccess, seesAll, type Viewer } from './can-see.ts';

/** An account with the switch that decides who sees its events before they are over. */
export type ScheduleAccess = AccountAccess & { readonly showsComingEvents: boolean };

/**
 * What a viewer sees of an account's events: 'full' for all, or a day for those that ended before it. An event that is
 * still to come or being played says where its player is on which day, by its name as well as by its place.
 */
export type EventSight = 'full' | CalendarDay;

/** @param today a day that has begun in every time zone, so that the day before is over for every player. */
export const eventSightOf = (viewer: Viewer | null, account: ScheduleAccess, today: CalendarDay): EventSight =>
  account.showsComingEvents || seesAll(viewer, account) ? 'full' : today;

/** Whether an event exists for a viewer (TEAM-28). */
export const isEventInSight = ({ endDate }: { readonly endDate: CalendarDay }, sight: EventSight): boolean =>
  sight === 'full' || endDate < sight;
