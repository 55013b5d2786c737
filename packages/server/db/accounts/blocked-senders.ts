import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { blockedSenders } from '../schema/index.ts';

export type Sender = { readonly sender: string; readonly name: string };

/** A sender of messages is known by the email that they typed. */
export const senderOfEmail = (email: string): string => email.toLowerCase();
export const senderOfAccount = (accountId: AccountId): string => `account:${accountId}`;

const isSender = (accountId: AccountId, sender: string) =>
  and(eq(blockedSenders.accountId, accountId), eq(blockedSenders.sender, sender));

export async function isBlocked(query: Queryable, accountId: AccountId, sender: string): Promise<boolean> {
  const rows = await query
    .select({ sender: blockedSenders.sender })
    .from(blockedSenders)
    .where(isSender(accountId, sender));
  return rows.length > 0;
}

/** By name. */
export const listBlocked = (query: Queryable, accountId: AccountId): Promise<Sender[]> =>
  query
    .select({ sender: blockedSenders.sender, name: blockedSenders.name })
    .from(blockedSenders)
    .where(eq(blockedSenders.accountId, accountId))
    .orderBy(asc(blockedSenders.name), asc(blockedSenders.sender));

export async function blockSender(
  query: Queryable,
  accountId: AccountId,
  { sender, name }: Sender,
  blockedAt: Date,
): Promise<void> {
  await query.insert(blockedSenders).values({ accountId, sender, name, blockedAt }).onConflictDoNothing();
}

export async function unblockSender(query: Queryable, accountId: AccountId, sender: string): Promise<void> {
  await query.delete(blockedSenders).where(isSender(accountId, sender));
}
