import type { AccountId } from '@strokebook/golf/access';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId] })],
);
