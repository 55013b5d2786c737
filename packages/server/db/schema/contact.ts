import type { AccountId } from '@strokebook/golf/access';
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages from visitors, by the account that receives them. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    messageId: text('message_id').notNull(),
    playerId: integer('player_id').$type<AccountId>().notNull(),
    /** The name that the sender saw. */
    playerName: text('player_name').notNull(),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    organization: text('organization'),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId] })],
);

/** Senders from whom an account takes neither messages nor invitations. */
export const blockedSenders = pgTable(
  'blocked_senders',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    /** An email in lower case, or 'account:' and an account id. */
    sender: text('sender').notNull(),
    /** The name that the sender had. */
    name: text('name').notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sender] })],
);
