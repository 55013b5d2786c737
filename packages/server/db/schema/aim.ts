import type { AccountId } from '@strokebook/golf/access';
import type { PlannedHole, TypedClub } from '@strokebook/golf/aim';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a player typed for plans: carries, and on which side they play. */
export const planSettings = pgTable('plan_settings', {
  accountId: integer('account_id').$type<AccountId>().primaryKey(),
  isLeftHanded: boolean('is_left_handed').notNull(),
  clubs: jsonb('clubs').$type<readonly TypedClub[]>().notNull(),
});

/** The plans that a player keeps, one of each course and tee; an empty tee is the mapped one. */
export const coursePlans = pgTable(
  'course_plans',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    courseId: text('course_id').notNull(),
    tee: text('tee').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    holes: jsonb('holes').$type<readonly PlannedHole[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.courseId, table.tee] })],
);
