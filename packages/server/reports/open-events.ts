import {
  type AccountAccess,
  type AccountId,
  canSee,
  type EventSight,
  features,
  isEventInSight,
  type Viewer,
} from '@strokebook/golf/access';
import type { Queryable } from '../db/database.ts';
import { findAllEvents, type NotedEvent } from '../db/rounds/schedule-queries.ts';

/** An open schedule with what the viewer sees of its events. */
export type SeenSchedule = { readonly accountId: AccountId; readonly eventSight: EventSight };

/** Events of some accounts without those that are hidden from the viewer before they are over (TEAM-28). */
export function eventsInSight<Event extends NotedEvent>(
  events: readonly Event[],
  schedules: readonly SeenSchedule[],
): readonly Event[] {
  const sights = new Map(schedules.map(({ accountId, eventSight }) => [accountId, eventSight]));
  return events.filter((event) => {
    const sight = sights.get(event.accountId);
    return sight !== undefined && isEventInSight(event, sight);
  });
}

/** The complete schedules of some accounts, soonest first, as the viewer sees them. */
export async function findSeenEvents(
  query: Queryable,
  schedules: readonly SeenSchedule[],
): Promise<readonly NotedEvent[]> {
  const events = await findAllEvents(
    query,
    schedules.map(({ accountId }) => accountId),
  );
  return eventsInSight(events, schedules);
}

/**
 * The events of an account's schedule that the viewer may see: none if the schedule is closed to them, on any page or
 * report (ACCESS-12).
 */
export async function findOpenEvents(
  query: Queryable,
  { account, viewer }: { readonly account: AccountAccess & SeenSchedule; readonly viewer: Viewer | null },
): Promise<readonly NotedEvent[]> {
  return canSee(viewer, account, features.schedule) ? findSeenEvents(query, [account]) : [];
}

/** Events with the notes that everyone may read: those of favorites whose player shares them (TOUR-O13). */
export const withSharedNotes = (events: readonly NotedEvent[]): readonly NotedEvent[] =>
  events.map((event) => ({ ...event, note: event.isFavorite && event.isNoteShared ? event.note : null }));

/** What decides which events of an account's schedule the viewer sees, for keys of caches. */
export const eventsSeenBy = ({
  account,
  viewer,
}: {
  readonly account: AccountAccess & SeenSchedule;
  readonly viewer: Viewer | null;
}): EventSight | null => (canSee(viewer, account, features.schedule) ? account.eventSight : null);
