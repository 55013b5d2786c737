import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { calendarFeeds, rosters, rounds } from '../../db/schema/index.ts';

/** Everyone on an organization's rosters, each once. */
export async function findRosterMembers(query: Queryable, organizationId: number): Promise<readonly number[]> {
  const found = await query
    .select({ memberIds: rosters.memberAccountIds })
    .from(rosters)
    .where(eq(rosters.organizationId, organizationId));
  return [...new Set(found.flatMap(({ memberIds }) => memberIds))];
}

/** False when there is no such round. */
export async function markRound(
  query: Queryable,
  accountId: number,
  roundId: string,
  { isFavorite, note }: { readonly isFavorite: boolean; readonly note: string | null },
): Promise<boolean> {
  const { rowCount } = await query
    .update(rounds)
    .set({ isFavorite, favoriteNote: isFavorite ? note : null })
    .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId)));
  return rowCount === 1;
}

export async function findCalendarSecret(query: Queryable, accountId: number): Promise<string | null> {
  const [row] = await query
    .select({ secret: calendarFeeds.secret })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId));
  return row?.secret ?? null;
}

/** Puts a secret in the place of any earlier one. */
export async function writeCalendarSecret(
  query: Queryable,
  accountId: number,
  secret: string,
  createdAt: Date,
): Promise<void> {
  await query
    .insert(calendarFeeds)
    .values({ accountId, secret, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: { secret, createdAt } });
}

export async function removeCalendarSecret(query: Queryable, accountId: number): Promise<void> {
  await query.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}
