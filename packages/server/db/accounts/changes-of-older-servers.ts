import { type AccountId, isMember } from '@strokebook/golf/access';
import { and, eq, isNotNull, ne, not, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tell } from '../notices/tell.ts';
import { accounts } from '../schema/index.ts';
import { findAccount } from './account-queries.ts';
import { lockAccount } from './hold-account.ts';
import { isSiteOpen, siteColumns } from './site-columns.ts';

type Query = Database['query'];

/**
 * Takes over what a server of an older version has stored, during an upgrade or after going back, in columns that hide
 * from it what people have hidden since (migration 0170): a receiver of messages, and a site that its owner has opened.
 * Receivers whom an older version has named are asked whether they agree, because messages wait for that (ACCESS-O62).
 */
export async function takeOverChangesOfOlderServers(
  { query }: Pick<Database, 'query'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const accountId of await findChanged(query)) {
    if (signal?.aborted === true) return;
    await takeOver(query, accountId);
  }
  for (const { accountId, receiverId } of await findUnasked(query)) {
    if (signal?.aborted === true) return;
    await query.transaction(async (tx) => {
      if ((await lockAccount(tx, receiverId)) === null) return;
      const player = await findAccount(tx, accountId);
      const isAsked = player?.contactReceiverId === receiverId && player.contactAgreedId !== receiverId;
      if (isAsked && isMember(receiverId, player)) {
        await tell(tx, receiverId, { kind: 'receivingAsked', at: now, byId: accountId });
      }
    });
    await query.update(accounts).set({ isReceiverAsked: true }).where(eq(accounts.accountId, accountId));
  }
}

async function findChanged(query: Query): Promise<readonly AccountId[]> {
  const opensHidden = and(accounts.isOpenWithComingEvents, not(accounts.showsComingEvents));
  const found = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(or(isNotNull(accounts.contactReceiverOfOlder), opensHidden))
    .orderBy(accounts.accountId);
  return found.map(({ accountId }) => accountId);
}

const takeOver = (query: Query, accountId: AccountId): Promise<void> =>
  query.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) return;
    const { contactReceiverOfOlder, contactReceiverId, contactAgreedId, isReceiverAsked, showsComingEvents } = account;
    const isSame = contactReceiverOfOlder === null || contactReceiverOfOlder === contactReceiverId;
    await tx
      .update(accounts)
      .set({
        ...siteColumns({ allowPublicSite: isSiteOpen(account), showsComingEvents }),
        contactReceiverId: contactReceiverOfOlder ?? contactReceiverId,
        contactReceiverOfOlder: null,
        // Whoever was named by the older version was not asked.
        contactAgreedId: isSame ? contactAgreedId : null,
        isReceiverAsked: isSame && isReceiverAsked,
      })
      .where(eq(accounts.accountId, accountId));
  });

async function findUnasked(query: Query) {
  const found = await query
    .select({ accountId: accounts.accountId, receiverId: accounts.contactReceiverId })
    .from(accounts)
    .where(and(not(accounts.isReceiverAsked), ne(accounts.contactReceiverId, accounts.accountId)))
    .orderBy(accounts.accountId);
  return found.flatMap(({ accountId, receiverId }) => (receiverId === null ? [] : [{ accountId, receiverId }]));
}
