import type { AccountId } from '@strokebook/golf/access';
import type { CourseDocument } from '@strokebook/golf/model';
import type { OwnCard } from '@strokebook/golf/entry';
import type { EventResult } from '@strokebook/golf/schedule';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { calendarDayColumn } from './accounts.ts';

/** Shared by all accounts: a reference table in a distributed database. */
export const courses = pgTable(
  'courses',
  {
    courseId: text('course_id').primaryKey(),
    name: text('name').notNull(),
    document: jsonb('document').$type<CourseDocument>().notNull(),
    /** What its file said, if a person has corrected it since; null if nobody has. */
    imported: jsonb('imported').$type<CourseDocument>(),
    /** Name and place, folded for search; null until they are computed. */
    foldedWords: text('folded_words'),
    /** Number of holes on the map. */
    holeCount: smallint('hole_count').notNull().default(0),
    /** Whether a plan can be drawn of any of its holes. */
    isPlannable: boolean('is_plannable').notNull().default(false),
    /** In degrees; null if it is not known where the course is. */
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
  },
  (table) => [index('courses_by_latitude').on(table.lat)],
);

/** What a player typed of a course; name and place are used only if the course is not listed. */
export type StoredOwnCourse = OwnCard & {
  readonly name: string;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
};

/** Courses that players made for themselves, and what they typed of listed ones, by the id of the listed one. */
export const ownCourses = pgTable(
  'own_courses',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    courseId: text('course_id').notNull(),
    course: jsonb('course').$type<StoredOwnCourse>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.courseId] })],
);

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
  /** The player who created it for their own use; null for tournaments that everyone can choose. */
  madeByAccountId: integer('made_by_account_id').$type<AccountId>(),
});

/** A tournament in a player's schedule, past or future (DATA-46). */
export const scheduleEvents = pgTable(
  'schedule_events',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    tournamentId: text('tournament_id').notNull(),
    status: text('status').notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    note: text('note'),
    /** Whether the note is shown with the event while that is a favorite. */
    isNoteShared: boolean('is_note_shared').notNull().default(false),
    /** Who wrote or last changed the note, if not the player; null too if that account was deleted. */
    noteBy: integer('note_by').$type<AccountId>(),
    /** Null if the note is the player's own. */
    noteAt: timestamp('note_at', { withTimezone: true, mode: 'date' }),
    result: jsonb('result').$type<EventResult>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tournamentId] })],
);

/** Secrets in the addresses of calendar feeds of a player's schedule, one per reader. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    /** The account whose access the feed uses: the player, or someone with full access. */
    readerId: integer('reader_id').$type<AccountId>().notNull(),
    secret: text('secret').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.readerId] })],
);

export const organizations = pgTable('organizations', {
  organizationId: integer('organization_id').primaryKey(),
  name: text('name').notNull(),
  /** The short name of an organization with a public page; read it by `organizations/short-name.ts`. */
  shortName: text('short_name').notNull(),
  /** The short name of a team without one. */
  teamShortName: text('team_short_name'),
  phone: text('phone'),
  address: text('address'),
  logoSvg: text('logo_svg'),
  /** '#1b2a5e'; without it there is no second one. */
  color: text('color'),
  secondColor: text('second_color'),
  /** False for a team that its coach made, until a product manager gives it a page that everyone can open. */
  hasPublicPage: boolean('has_public_page').notNull().default(true),
  /** Incremented by every change of its name and squads by a coach. */
  revision: integer('revision').notNull().default(1),
  /** Name and short name, folded for search, each on a line; null until they are computed. */
  foldedNames: text('folded_names'),
});

export const rosters = pgTable(
  'rosters',
  {
    organizationId: integer('organization_id').notNull(),
    rosterId: integer('roster_id').notNull(),
    name: text('name'),
    groupName: text('group_name'),
    /** An array, because a row per member would join accounts. */
    memberAccountIds: integer('member_account_ids').array().$type<AccountId[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.rosterId] })],
);

/** Attachments of a story (DATA-55): pictures and clips by id in the account's media. */
export type NewsAttachments = {
  readonly coverMediaId: string | null;
  readonly imageMediaIds: readonly string[];
  readonly links: readonly { readonly url: string; readonly label: string }[];
  /** Addresses of external videos. */
  readonly videoUrls: readonly string[];
  readonly clipMediaIds: readonly string[];
};

export const newsItems = pgTable(
  'news_items',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    newsId: text('news_id').notNull(),
    publishedOn: calendarDayColumn('published_on').notNull(),
    header: text('header').notNull(),
    body: text('body').notNull(),
    attachments: jsonb('attachments').$type<NewsAttachments>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.newsId] })],
);

export const mediaUses = ['profilePicture', 'customLogo', 'gallery', 'news', 'swingVideo'] as const;
export type MediaUse = (typeof mediaUses)[number];

/** A picture, a clip or the address of an external video; the bytes are in files. */
export const mediaItems = pgTable(
  'media_items',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    mediaId: text('media_id').notNull(),
    use: text('use').$type<MediaUse>().notNull(),
    kind: text('kind').$type<'picture' | 'clip' | 'link'>().notNull(),
    title: text('title').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    takenOn: calendarDayColumn('taken_on').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    contentType: text('content_type'),
    url: text('url'),
    /** In pixels, of the largest variant, or of a clip if known. */
    width: integer('width'),
    height: integer('height'),
    variantWidths: integer('variant_widths').array().notNull().default([]),
    /** Part of the poster's file names; null without a poster, and for posters stored before they had ids. */
    posterId: text('poster_id'),
    posterWidth: integer('poster_width'),
    posterHeight: integer('poster_height'),
    posterVariantWidths: integer('poster_variant_widths').array().notNull().default([]),
    durationMs: integer('duration_ms'),
    /** Of all its files together. */
    byteCount: bigint('byte_count', { mode: 'number' }).notNull().default(0),
    /** An SVG of the demo world from which variants are rendered on first request. */
    drawing: text('drawing'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mediaId] })],
);

/** Data that a server start has stored, so that the next one does not store it again. */
export const seedMarkers = pgTable('seed_markers', {
  name: text('name').primaryKey(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  seededAt: timestamp('seeded_at', { withTimezone: true, mode: 'date' }).notNull(),
});
