import type { AccountId } from '@strokebook/golf/access';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

type KeyKind = 'username' | 'phoneNumber' | 'payment' | 'resume' | 'comparison' | 'circleInvitation';

/** What finds an account: names, numbers, and the numbers and secrets of links and payments. */
export const accountKeys = pgTable(
  'account_keys',
  {
    kind: text('kind').$type<KeyKind>().notNull(),
    /** In the form in which it is looked up: a username in lower case, a secret as its hash. */
    key: text('key').notNull(),
    accountId: integer('account_id').$type<AccountId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
