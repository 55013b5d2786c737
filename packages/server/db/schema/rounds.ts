import type { ImportSource, RoundChangeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RatedRound } from '@strokebook/golf/handicap';
import type { RoundRating } from '@strokebook/golf/results';
import type { EventResult } from '@strokebook/golf/schedule';
import type { HoleCount, RoundDocument, RoundStatus, RoundType, Yards } from '@strokebook/golf/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { calendarDayColumn } from './accounts.ts';
import type { scheduleEvents, tournaments } from './world.ts';

/** Raw bytes. */
const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: (bytes) => bytes,
});

/** One document in one row; further columns only for selecting, sorting and listing in SQL. */
export const rounds = pgTable(
  'rounds',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    roundId: text('round_id').notNull(),
    revision: integer('revision').notNull(),
    playedOn: calendarDayColumn('played_on').notNull(),
    type: text('type').$type<RoundType>().notNull(),
    status: text('status').$type<RoundStatus>().notNull(),
    holeCount: smallint('hole_count').$type<HoleCount>().notNull(),
    tournamentId: text('tournament_id'),
    tournamentName: text('tournament_name'),
    roundNumber: smallint('round_number'),
    courseId: text('course_id'),
    courseName: text('course_name').notNull(),
    isSimulator: boolean('is_simulator').notNull(),
    score: smallint('score'),
    par: smallint('par'),
    yards: doublePrecision('yards').$type<Yards>(),
    holesPlayed: smallint('holes_played').notNull(),
    /** Whether a shot has a target. */
    hasTargets: boolean('has_targets').notNull().default(false),
    document: jsonb('document').$type<RoundDocument>().notNull(),
    tallies: bytea('tallies').notNull(),
    engineVersion: integer('engine_version').notNull(),
    /** Input of its Score Differential; from the same engine version as the tallies. */
    rating: jsonb('rating').$type<RoundRating>(),
    /** What an estimated index needs of it; from the same engine version as the tallies, null in a row without. */
    rated: jsonb('rated').$type<RatedRound>(),
    /** The player's own mark and note, which a new revision of the document does not change. */
    isFavorite: boolean('is_favorite').notNull().default(false),
    favoriteNote: text('favorite_note'),
    /** Who wrote or last changed the note, and when, as of an event's note. */
    favoriteNoteBy: integer('favorite_note_by').$type<AccountId>(),
    favoriteNoteAt: timestamp('favorite_note_at', { withTimezone: true, mode: 'date' }),
    /** When, how and by which account this revision was made; null if nobody was signed in. */
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: integer('changed_by').$type<AccountId>(),
    changeKind: text('change_kind').$type<RoundChangeKind>().notNull().default('unknown'),
    /** Who made the first revision; null if unknown. */
    enteredBy: integer('entered_by').$type<AccountId>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roundId] }),
    index('rounds_by_day').on(table.accountId, table.playedOn, table.roundId),
  ],
);

/** Past revisions, of stored and of deleted rounds. */
export const roundRevisions = pgTable(
  'round_revisions',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    roundId: text('round_id').notNull(),
    revision: integer('revision').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: integer('changed_by').$type<AccountId>(),
    changeKind: text('change_kind').$type<RoundChangeKind>().notNull(),
    document: jsonb('document').$type<RoundDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roundId, table.revision] })],
);

/** Rounds that were deleted within the last day, with all that an undo brings back. */
export const deletedRounds = pgTable(
  'deleted_rounds',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    roundId: text('round_id').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }).notNull(),
    deletedBy: integer('deleted_by').$type<AccountId>(),
    revision: integer('revision').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: integer('changed_by').$type<AccountId>(),
    changeKind: text('change_kind').$type<RoundChangeKind>().notNull(),
    enteredBy: integer('entered_by').$type<AccountId>(),
    isFavorite: boolean('is_favorite').notNull(),
    favoriteNote: text('favorite_note'),
    favoriteNoteBy: integer('favorite_note_by').$type<AccountId>(),
    favoriteNoteAt: timestamp('favorite_note_at', { withTimezone: true, mode: 'date' }),
    document: jsonb('document').$type<RoundDocument>().notNull(),
    /** The import that was taken back with it; null for a round that was deleted by itself. */
    importId: uuid('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roundId] }),
    index('deleted_rounds_by_time').on(table.deletedAt),
  ],
);

/** Imports of rounds, each of which is taken back as one step. */
export const roundImports = pgTable(
  'round_imports',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    importId: uuid('import_id').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null if that account was deleted. */
    importedBy: integer('imported_by').$type<AccountId>(),
    /** When it was taken back; null if it was not. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId] }),
    index('round_imports_by_taken_back').on(table.takenBackAt).where(sql`${table.takenBackAt} IS NOT NULL`),
  ],
);

/**
 * The rounds that an import has stored. A round with another revision was changed since; of an import that was taken
 * back only what was undone is listed.
 */
export const importedRounds = pgTable(
  'imported_rounds',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    importId: uuid('import_id').notNull(),
    roundId: text('round_id').notNull(),
    revision: integer('revision').notNull(),
    /** The revision that comes back when the import is taken back; null for a round that the import added. */
    beforeRevision: integer('before_revision'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.importId, table.roundId] }),
    index('imported_rounds_by_round').on(table.accountId, table.roundId),
  ],
);

/** An event that was deleted with the import that had added it. */
export type RemovedEvent = {
  readonly event: typeof scheduleEvents.$inferSelect;
  readonly tournament: typeof tournaments.$inferSelect;
};

/** The results that an import has stored in the schedule, as `importedRounds` has its rounds. */
export const importedResults = pgTable(
  'imported_results',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    importId: uuid('import_id').notNull(),
    tournamentId: text('tournament_id').notNull(),
    stored: jsonb('stored').$type<EventResult>().notNull(),
    /** The result that comes back when the import is taken back; null if the event had none. */
    before: jsonb('before').$type<EventResult>(),
    /** Whether the import added the event. */
    isAdded: boolean('is_added').notNull(),
    /** The event that taking the import back has deleted. */
    removed: jsonb('removed').$type<RemovedEvent>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.importId, table.tournamentId] })],
);
