import type { CourseDocument } from '@strokebook/golf/model';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { calendarDayColumn } from './accounts.ts';
import { bytea } from './types.ts';

/** Shared by all accounts: a reference table where the database is distributed. */
export const courses = pgTable('courses', {
  courseId: text('course_id').primaryKey(),
  name: text('name').notNull(),
  document: jsonb('document').$type<CourseDocument>().notNull(),
});

export const tournaments = pgTable('tournaments', {
  tournamentId: text('tournament_id').primaryKey(),
  name: text('name').notNull(),
  url: text('url'),
  courseId: text('course_id'),
  city: text('city'),
  state: text('state'),
  startDate: calendarDayColumn('start_date').notNull(),
  endDate: calendarDayColumn('end_date').notNull(),
  numberOfRounds: smallint('number_of_rounds').notNull(),
  eventType: text('event_type').notNull(),
  locale: text('locale').notNull(),
  isTeamEvent: boolean('is_team_event').notNull(),
});

/** A tournament in a player's schedule, past or to come (DATA-46). */
export const scheduleEvents = pgTable(
  'schedule_events',
  {
    accountId: integer('account_id').notNull(),
    tournamentId: text('tournament_id').notNull(),
    status: text('status').notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tournamentId] })],
);

export const organizations = pgTable('organizations', {
  organizationId: integer('organization_id').primaryKey(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  phone: text('phone'),
  address: text('address'),
  logoSvg: text('logo_svg'),
});

export const rosters = pgTable(
  'rosters',
  {
    organizationId: integer('organization_id').notNull(),
    rosterId: integer('roster_id').notNull(),
    name: text('name'),
    groupName: text('group_name'),
    /** A list, because a row per member would join one account with another. */
    memberAccountIds: integer('member_account_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.rosterId] })],
);

export const newsItems = pgTable(
  'news_items',
  {
    accountId: integer('account_id').notNull(),
    newsId: text('news_id').notNull(),
    publishedOn: calendarDayColumn('published_on').notNull(),
    header: text('header').notNull(),
    body: text('body').notNull(),
    /** Cover photo, pictures, links and videos (DATA-55). */
    attachments: jsonb('attachments').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.newsId] })],
);

export const mediaItems = pgTable(
  'media_items',
  {
    accountId: integer('account_id').notNull(),
    mediaId: text('media_id').notNull(),
    /** 'profilePicture', 'gallery', 'news' or 'swingVideo'. */
    use: text('use').notNull(),
    title: text('title').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    takenOn: calendarDayColumn('taken_on').notNull(),
    /** Either a file of our own or an address elsewhere. */
    contentType: text('content_type'),
    bytes: bytea('bytes'),
    url: text('url'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mediaId] })],
);

/** What was stored by a start of the server, so that the next one does not store it again. */
export const seedMarkers = pgTable('seed_markers', {
  name: text('name').primaryKey(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  seededAt: timestamp('seeded_at', { withTimezone: true, mode: 'date' }).notNull(),
});
