import type { AccountId } from '@strokebook/golf/access';
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Accounts that everyone may find, with their search columns. */
export const searchableAccounts = pgTable('searchable_accounts', {
  accountId: integer('account_id').$type<AccountId>().primaryKey(),
  /** First and last name, folded; sorted by code point. */
  foldedName: text('folded_name').notNull(),
  /** All grams of one, two and three letters. */
  grams: text('grams').array().notNull(),
});

/** The number of names that contain a gram: the sum over the shards. */
export const searchGramCounts = pgTable(
  'search_gram_counts',
  {
    gram: text('gram').notNull(),
    shard: smallint('shard').notNull(),
    names: integer('names').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gram, table.shard] })],
);
