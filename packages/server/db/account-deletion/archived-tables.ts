import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  accountKeys,
  accountPasswords,
  accounts,
  auditEvents,
  blockedSenders,
  calendarFeeds,
  circleInvitations,
  compareStates,
  contactMessages,
  deletedRounds,
  featureSettings,
  mediaItems,
  newsItems,
  ownCourses,
  payments,
  resumeReports,
  resumeSettings,
  roundRevisions,
  rounds,
  scheduleEvents,
  tournaments,
} from '../schema/index.ts';

/**
 * Tables whose rows are kept when their account is deleted, in the order in which they are restored. Sessions, codes and
 * counters of tries are not kept: whoever comes back signs in again.
 */
export const archivedTables: readonly (PgTable & { readonly accountId: PgColumn })[] = [
  accounts,
  rounds,
  roundRevisions,
  deletedRounds,
  scheduleEvents,
  ownCourses,
  calendarFeeds,
  circleInvitations,
  contactMessages,
  blockedSenders,
  newsItems,
  mediaItems,
  compareStates,
  resumeSettings,
  resumeReports,
  featureSettings,
  payments,
  accountPasswords,
  auditEvents,
];

const tablesByKind: ReadonlyMap<string, PgTable> = new Map(
  [...archivedTables, accountKeys, tournaments].map((table) => [getTableName(table), table]),
);

/** The table of a kind of kept row; undefined for a place in a list of others. */
export const archivedTable = (kind: string): PgTable | undefined => tablesByKind.get(kind);

/** Columns by their name in SQL. */
export const columnsOf = (table: PgTable): ReadonlyMap<string, PgColumn> =>
  new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]));

/** Places of an account in lists and rows of others, which a restore puts back. */
export type HeldPlace =
  | { readonly kind: 'circle'; readonly content: { readonly isReceiver: boolean } }
  | { readonly kind: 'roster'; readonly content: { readonly organizationId: number; readonly rosterId: number } }
  | {
      readonly kind: 'author';
      readonly content: {
        readonly table: string;
        readonly column: string;
        readonly roundId: string;
        readonly revision: number;
      };
    };
