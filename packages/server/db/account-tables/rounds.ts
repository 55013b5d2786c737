import type { PgTable } from 'drizzle-orm/pg-core';
import { RESTORABLE } from '../rounds/round-history-queries.ts';
import {
  deletedRounds,
  importedResults,
  importedRounds,
  ownCourses,
  roundImports,
  roundRevisions,
  rounds,
} from '../schema/index.ts';
import { accountTable } from './account-table.ts';
import { exportOf, mapRows, rowsOf } from './table-export.ts';

const ofTheDocument = 'is worked out of the document';

export const roundExport = exportOf(
  'rounds',
  rowsOf(rounds, {
    hasTargets: ofTheDocument,
    tallies: ofTheDocument,
    engineVersion: 'is about the tallies',
    rating: ofTheDocument,
    rated: ofTheDocument,
  }),
  [
    ['round', 'roundId'],
    ['played on', 'playedOn'],
    ['type', 'type'],
    ['status', 'status'],
    ['holes', 'holeCount'],
    ['ended after', ({ document }) => document.stoppedAfter],
    ['course', 'courseName'],
    ['course id', 'courseId'],
    ['tee', ({ document }) => document.course.tee?.name],
    ['course rating', ({ document }) => document.course.tee?.rating],
    ['slope', ({ document }) => document.course.tee?.slope],
    ['tournament', 'tournamentName'],
    ['tournament id', 'tournamentId'],
    ['round number', 'roundNumber'],
    ['simulator', 'isSimulator'],
    ['playing conditions', ({ document }) => document.playingConditions],
    ['score', 'score'],
    ['par', 'par'],
    ['length (yards)', 'yards'],
    ['player', ({ document }) => document.player?.name],
    ['player id', ({ document }) => document.player?.playerId],
    ['notes', ({ document }) => document.notes],
    ['favorite', 'isFavorite'],
    ['favorite note', 'favoriteNote'],
    ['revision', 'revision'],
    ['changed at', 'updatedAt'],
    ['changed by account', 'changedBy'],
    ['how', 'changeKind'],
    ['entered by account', 'enteredBy'],
  ],
  // The other columns are copies of fields of the document.
  ({ revision, updatedAt, changedBy, changeKind, enteredBy, document, ...row }) => ({
    ...{ revision, updatedAt, changedBy, changeKind, enteredBy },
    isFavorite: row.isFavorite,
    favoriteNote: row.favoriteNote,
    favoriteNoteBy: row.favoriteNoteBy,
    favoriteNoteAt: row.favoriteNoteAt,
    round: document,
  }),
);

/** A row of rounds that are not in the list of rounds, with its document as the round. */
const asRound = ({ document, ...row }: { readonly document: object }): object => ({ ...row, round: document });

export const tablesOfRounds = {
  rounds: accountTable(rounds, {
    what: 'rounds',
    exported: roundExport,
    isArchived: true,
    merged: 'byRule',
    references: { changedBy: 'author', enteredBy: 'author', favoriteNoteBy: 'noteAuthor' },
  }),
  roundImports: accountTable(roundImports, {
    what: 'imports of rounds',
    exported: exportOf('roundImports', rowsOf(roundImports), [
      ['import', 'importId'],
      ['from', 'source'],
      ['imported at', 'importedAt'],
      ['by account', 'importedBy'],
      ['taken back at', 'takenBackAt'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { importedBy: 'author' },
    oldRows: [
      {
        name: 'importsTakenBack',
        what: 'imports of rounds that were taken back',
        column: roundImports.takenBackAt,
        keptFor: RESTORABLE,
        since: 'they were taken back',
        why: 'until then they can be brought back',
        alsoBy: [importedRounds.importId, importedResults.importId],
      },
    ],
  }),
  importedRounds: accountTable(importedRounds, {
    what: 'imported rounds',
    exported: exportOf('importedRounds', rowsOf(importedRounds), [
      ['import', 'importId'],
      ['round', 'roundId'],
      ['revision', 'revision'],
      ['in place of revision', 'beforeRevision'],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  importedResults: accountTable(importedResults, {
    what: 'imported results',
    exported: exportOf('importedResults', rowsOf(importedResults), [
      ['import', 'importId'],
      ['tournament id', 'tournamentId'],
      ['result', 'stored'],
      ['in place of result', 'before'],
      ['added the event', 'isAdded'],
      ['event taken back', 'removed'],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  roundRevisions: accountTable(roundRevisions, {
    what: 'past revisions of rounds',
    // Whole documents: their holes and strokes in tables of their own would be taken for played ones.
    exported: exportOf(
      'roundRevisions',
      mapRows(rowsOf(roundRevisions), (row, accountId) => ({ accountId, ...row })),
      [
        ['round', 'roundId'],
        ['revision', 'revision'],
        ['changed at', 'changedAt'],
        ['changed by account', 'changedBy'],
        ['how', 'changeKind'],
        ['document', 'document'],
      ],
      asRound,
    ),
    isArchived: true,
    merged: 'byRule',
    references: { changedBy: 'author' },
  }),
  deletedRounds: accountTable(deletedRounds, {
    what: 'deleted rounds',
    exported: exportOf(
      'deletedRounds',
      mapRows(rowsOf(deletedRounds), (row, accountId) => ({ accountId, ...row })),
      [
        ['round', 'roundId'],
        ['deleted at', 'deletedAt'],
        ['deleted by account', 'deletedBy'],
        ['revision', 'revision'],
        ['changed at', 'changedAt'],
        ['changed by account', 'changedBy'],
        ['how', 'changeKind'],
        ['entered by account', 'enteredBy'],
        ['favorite', 'isFavorite'],
        ['favorite note', 'favoriteNote'],
        ['note by account', 'favoriteNoteBy'],
        ['note at', 'favoriteNoteAt'],
        ['taken back with import', 'importId'],
        ['document', 'document'],
      ],
      asRound,
    ),
    isArchived: true,
    merged: 'byRule',
    references: { changedBy: 'author', enteredBy: 'author', deletedBy: 'author', favoriteNoteBy: 'noteAuthor' },
    oldRows: [
      {
        name: 'deletedRounds',
        what: 'deleted rounds, with all of their revisions',
        column: deletedRounds.deletedAt,
        keptFor: RESTORABLE,
        since: 'their deletion',
        why: 'until then they can be restored',
        alsoBy: [roundRevisions.roundId],
      },
    ],
  }),
};

/** Tables with documents of rounds, which are nearly all bytes of an account. */
export const roundTables: ReadonlySet<PgTable> = new Set(Object.values(tablesOfRounds).map(({ table }) => table));

export const tablesOfCourses = {
  ownCourses: accountTable(ownCourses, {
    what: 'own courses',
    exported: exportOf('courses', rowsOf(ownCourses), [
      ['course id', 'courseId'],
      ['name', (row) => row.course.name],
      ['city', (row) => row.course.city],
      ['state or region', (row) => row.course.region],
      ['country', (row) => row.course.country],
      ['holes', (row) => JSON.stringify(row.course.holes)],
      ['tees', (row) => JSON.stringify(row.course.tees)],
      ['changed at', 'updatedAt'],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
};
