import type { AccountId } from '@strokebook/golf/access';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { NoteAuthorship } from '../../db/accounts/note-authors.ts';
import { calendarFeeds, rosters, rounds } from '../../db/schema/index.ts';

/** All members of an organization's rosters, without duplicates. */
export const listRosterMembers = (query: Queryable, organizationId: number) =>
  query
    .select({
      rosterId: rosters.rosterId,
      name: rosters.name,
      groupName: rosters.groupName,
      memberIds: rosters.memberAccountIds,
    })
    .from(rosters)
    .where(eq(rosters.organizationId, organizationId));

/** Stores whether a round is a favorite, and its note with the author. */
export async function markRound(
  query: Queryable,
  accountId: AccountId,
  roundId: string,
  { isFavorite, note, noteBy, noteAt }: NoteAuthorship & { readonly isFavorite: boolean; readonly note: string | null },
): Promise<void> {
  await query
    .update(rounds)
    .set({ isFavorite, favoriteNote: note, favoriteNoteBy: noteBy, favoriteNoteAt: noteAt })
    .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId)));
}

/** The note of a round and its author; null if there is no such round. */
export async function findRoundNote(
  query: Queryable,
  accountId: AccountId,
  roundId: string,
): Promise<(NoteAuthorship & { readonly note: string | null }) | null> {
  const [row] = await query
    .select({ note: rounds.favoriteNote, noteBy: rounds.favoriteNoteBy, noteAt: rounds.favoriteNoteAt })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId)));
  return row ?? null;
}

export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/** The feeds of a schedule, one per reader. */
export const findCalendarFeeds = (query: Queryable, accountId: AccountId): Promise<readonly CalendarFeed[]> =>
  query.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));

/** Stores a reader's feed, replacing an earlier one. */
export async function writeCalendarFeed(query: Queryable, feed: CalendarFeed): Promise<void> {
  const { accountId, readerId, secret, createdAt } = feed;
  await query
    .insert(calendarFeeds)
    .values({ accountId, readerId, secret, createdAt })
    .onConflictDoUpdate({ target: [calendarFeeds.accountId, calendarFeeds.readerId], set: { secret, createdAt } });
}

export async function removeCalendarFeed(query: Queryable, accountId: AccountId, readerId: AccountId): Promise<void> {
  await query
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.readerId, readerId)));
}
