import type { AccountId } from '@strokebook/golf/access';
import type { ResumeSettings, SavedTimeframes } from '@strokebook/documents/resume-builder';
import { bigint, integer, jsonb, pgTable, primaryKey, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A player's selections for a resume (DATA-08 to DATA-11). */
export const resumeSettings = pgTable('resume_settings', {
  accountId: integer('account_id').$type<AccountId>().primaryKey(),
  settings: jsonb('settings').$type<ResumeSettings>().notNull(),
  /** Which of its dates move with today. */
  timeframes: jsonb('timeframes').$type<SavedTimeframes>().notNull().default({}),
});

/** Saved resumes, by the number in their link. */
export const resumeReports = pgTable(
  'resume_reports',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    hash: bigint('hash', { mode: 'number' }).notNull(),
    /** The account that created the link; null for the player. The link ends with that account's access. */
    madeById: integer('made_by_id').$type<AccountId>(),
    state: jsonb('state').$type<ResumeSettings>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null for a link that is valid until it is withdrawn. */
    expiresAt: instant('expires_at'),
    /** Number of times it was opened by viewers without full access. */
    viewCount: integer('view_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.hash] }),
    uniqueIndex('resume_reports_by_hash').on(table.hash),
  ],
);
