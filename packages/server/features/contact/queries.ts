import type { ContactMessage } from '@strokebook/contract';
import { MAX_MESSAGES } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, contactMessages } from '../../db/schema/index.ts';

/** Stores a message, counts it as unread, and deletes the oldest ones beyond the limit. */
export async function storeMessage(query: Queryable, message: typeof contactMessages.$inferInsert): Promise<void> {
  const { accountId } = message;
  await query.insert(contactMessages).values(message);
  const tooOld = query
    .select({ messageId: contactMessages.messageId })
    .from(contactMessages)
    .where(eq(contactMessages.accountId, accountId))
    .orderBy(desc(contactMessages.sentAt), desc(contactMessages.messageId))
    .offset(MAX_MESSAGES);
  await query
    .delete(contactMessages)
    .where(and(eq(contactMessages.accountId, accountId), inArray(contactMessages.messageId, tooOld)));
  await query
    .update(accounts)
    .set({ unreadMessages: sql`${accounts.unreadMessages} + 1` })
    .where(eq(accounts.accountId, accountId));
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
}

export async function removeMessage(query: Queryable, accountId: AccountId, messageId: string): Promise<void> {
  await query
    .delete(contactMessages)
    .where(and(eq(contactMessages.accountId, accountId), eq(contactMessages.messageId, messageId)));
}
