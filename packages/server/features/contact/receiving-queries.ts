import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq } from 'drizzle-orm';
import { isInCircle } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';

/** The players whose circle contains an account and who have named it to receive their messages, by name. */
export const findPlayersNaming = (query: Queryable, accountId: AccountId) =>
  query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      agreedId: accounts.contactAgreedId,
    })
    .from(accounts)
    .where(and(isInCircle([accountId]), eq(accounts.contactReceiverId, accountId)))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.accountId));

/** Stores who has agreed to receive the messages of a player; null withdraws the agreement. */
export async function storeAgreed(query: Queryable, playerId: AccountId, agreedId: AccountId | null): Promise<void> {
  await query.update(accounts).set({ contactAgreedId: agreedId }).where(eq(accounts.accountId, playerId));
}

/** Stops an account from receiving the messages of its visitors. Does nothing if another account receives them. */
export async function stopReceivingOwn(query: Queryable, accountId: AccountId): Promise<void> {
  await query
    .update(accounts)
    .set({ contactReceiverId: null })
    .where(and(eq(accounts.accountId, accountId), eq(accounts.contactReceiverId, accountId)));
}
