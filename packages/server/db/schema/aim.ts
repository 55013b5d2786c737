import type { AccountId } from '@strokebook/golf/access';
import type { PlannedHole, SuggestionState, TypedClub } from '@strokebook/golf/aim';
import type { Club, LatLon } from '@strokebook/golf/model';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** Targets that somebody with full access suggests to a player (AIM-13); an empty tee is the mapped one. */
export const aimSuggestions = pgTable(
  'aim_suggestions',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    suggestionId: uuid('suggestion_id').notNull(),
    courseId: text('course_id').notNull(),
    tee: text('tee').notNull(),
    hole: smallint('hole').notNull(),
    club: text('club').$type<Club>().notNull(),
    target: jsonb('target').$type<LatLon>().notNull(),
    sentence: text('sentence').notNull(),
    state: text('state').$type<SuggestionState>().notNull(),
    /** Null if that account was deleted. */
    byId: integer('by_id').$type<AccountId>(),
    suggestedAt: timestamp('suggested_at', { withTimezone: true, mode: 'date' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.suggestionId] })],
);
