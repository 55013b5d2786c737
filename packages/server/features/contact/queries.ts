import type { ContactMessage } from '@strokebook/contract';
import { MAX_MESSAGES } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, contactMessages } from '../../db/schema/index.ts';

/**
 * Stores a message of a locked account and counts it as unread; the oldest that were read make room for it. False if there
 * is none, so that nobody can push out what the receiver has not seen.
 */
export async function storeMessage(query: Queryable, message: typeof contactMessages.$inferInsert): Promise<boolean> {
  const { accountId } = message;
  const [stored] = await query
    .select({ total: count() })
    .from(contactMessages)
    .where(eq(contactMessages.accountId, accountId));
  const surplus = (stored?.total ?? 0) + 1 - MAX_MESSAGES;
  if (surplus > 0) {
    const isRead = and(eq(contactMessages.accountId, accountId), contactMessages.isRead);
    const oldest = query
      .select({ messageId: contactMessages.messageId })
      .from(contactMessages)
      .where(isRead)
      .orderBy(asc(contactMessages.sentAt), asc(contactMessages.messageId))
      .limit(surplus);
    const { rowCount } = await query
      .delete(contactMessages)
      .where(and(isRead, inArray(contactMessages.messageId, oldest)));
    if ((rowCount ?? 0) < surplus) return false;
  }
  await query.insert(contactMessages).values(message);
  await query
    .update(accounts)
    .set({ unreadMessages: sql`${accounts.unreadMessages} + 1` })
    .where(eq(accounts.accountId, accountId));
  return true;
}

/** Newest first. */
export async function findMessages(query: Queryable, accountId: AccountId): Promise<ContactMessage[]> {
  const rows = await query
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.accountId, accountId))
    .orderBy(desc(contactMessages.sentAt), desc(contactMessages.messageId))
    .limit(MAX_MESSAGES);
  return rows.map(({ messageId, playerId, playerName, senderName, senderEmail, organization, body, sentAt }) => ({
    messageId,
    playerId,
    playerName,
    name: senderName,
    email: senderEmail,
    organization,
    message: body,
    sentAt: sentAt.toISOString(),
  }));
}

export async function markRead(query: Queryable, accountId: AccountId): Promise<void> {
  await query.update(accounts).set({ unreadMessages: 0 }).where(eq(accounts.accountId, accountId));
  await query
    .update(contactMessages)
    .set({ isRead: true })
    .where(and(eq(contactMessages.accountId, accountId), not(contactMessages.isRead)));
}

export async function removeMessage(query: Queryable, accountId: AccountId, messageId: string): Promise<void> {
  await query
    .delete(contactMessages)
    .where(and(eq(contactMessages.accountId, accountId), eq(contactMessages.messageId, messageId)));
}

export async function findMessage(query: Queryable, accountId: AccountId, messageId: string) {
  const [row] = await query
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.accountId, accountId), eq(contactMessages.messageId, messageId)));
  return row ?? null;
}

/** Deletes the messages of a sender, an email in lower case. */
export async function removeMessagesFrom(query: Queryable, accountId: AccountId, email: string): Promise<void> {
  await query
    .delete(contactMessages)
    .where(and(eq(contactMessages.accountId, accountId), eq(sql`lower(${contactMessages.senderEmail})`, email)));
}
