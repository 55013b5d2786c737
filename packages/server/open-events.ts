import { type AccountAccess, canSee, features, type Viewer } from '@strokebook/golf/access';
import type { Queryable } from './db/database.ts';
import { findAllEvents, type NotedEvent } from './db/schedule-queries.ts';

/**
 * The events of an account's schedule that the viewer may see: none if the schedule is closed to them, on any page or
 * report (ACCESS-12).
 */
export async function findOpenEvents(
  query: Queryable,
  { account, viewer }: { readonly account: AccountAccess; readonly viewer: Viewer | null },
): Promise<readonly NotedEvent[]> {
  return canSee(viewer, account, features.schedule) ? findAllEvents(query, [account.accountId]) : [];
}

/** Events with the notes that everyone may read: those of favorites whose player shares them (TOUR-O13). */
export const withSharedNotes = (events: readonly NotedEvent[]): readonly NotedEvent[] =>
  events.map((event) => ({ ...event, note: event.isFavorite && event.isNoteShared ? event.note : null }));
