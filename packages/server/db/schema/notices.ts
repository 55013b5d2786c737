import type { NoticeDetails, NoticeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What people are told, by the account that is told. */
export const notices = pgTable(
  'notices',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    noticeId: text('notice_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Who did it; null if that account was deleted. */
    byId: integer('by_id').$type<AccountId>(),
    /** What they were called then; null for a notice from before names were stored, or if their account was deleted. */
    byName: text('by_name'),
    byUsername: text('by_username'),
    details: jsonb('details').$type<NoticeDetails>().notNull().default({}),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
    /** Whether a mail was about it. */
    isMailed: boolean('is_mailed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.noticeId] })],
);
