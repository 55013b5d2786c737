import type { AccountId } from '@strokebook/golf/access';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts that were deleted within the last seven days, with what support finds them by. */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    accountId: integer('account_id').$type<AccountId>().primaryKey(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }).notNull(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    roundCount: integer('round_count').notNull(),
  },
  (table) => [index('deleted_accounts_by_time').on(table.deletedAt)],
);

/** What a deletion removed, one row for each: rows of tables as JSON by column, and places in lists of others. */
export const deletedAccountRows = pgTable(
  'deleted_account_rows',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    rowNumber: integer('row_number').notNull(),
    /** The name of a table, or a kind of place in a list of others. */
    kind: text('kind').notNull(),
    /** The account whose row it was; the deleted account for content without an owner. */
    ownerId: integer('owner_id').$type<AccountId>().notNull(),
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.rowNumber] })],
);
