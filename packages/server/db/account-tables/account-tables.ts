import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountKey } from '../accounts/account-keys.ts';
import type * as schema from '../schema/index.ts';
import { tablesOfIdentity } from './account.ts';
import type { AccountTable, Reference } from './account-table.ts';
import { tablesOfPlans } from './aim.ts';
import { tablesOfMessages } from './messages.ts';
import type { OwnedTable } from './owned-table.ts';
import { tablesOfLinks, tablesOfPages, tablesOfSchedule } from './pages.ts';
import { tablesOfCourses, tablesOfRounds } from './rounds.ts';
import { tablesOfSignIn, tablesOfTrail } from './sign-in.ts';
import { tablesOfTeams } from './teams.ts';

type Schema = typeof schema;
type WithAccountId = {
  [Name in keyof Schema]: Schema[Name] extends OwnedTable ? Name : never;
}[keyof Schema];

/** Tables with ids of accounts that are kept by code of their own, and why they are not exported. */
export const tablesApart = {
  accountKeys: 'holds once more what finds the account: the name, the number, and links',
  searchableAccounts: 'holds the name once more, as search compares it',
  deletedAccounts: 'are of accounts that no longer exist: nobody is signed in to one',
  deletedAccountRows: 'are of accounts that no longer exist: nobody is signed in to one',
} satisfies Partial<Record<WithAccountId, string>>;

/**
 * Every table of the account's data, by its name in the schema: what export, archive, removal, restore, merge and
 * retention do with it. Rows are exported and restored in this order.
 */
export const accountTables = {
  ...tablesOfIdentity,
  ...tablesOfTeams,
  ...tablesOfRounds,
  ...tablesOfSchedule,
  ...tablesOfCourses,
  ...tablesOfPlans,
  ...tablesOfPages,
  ...tablesOfSignIn,
  ...tablesOfLinks,
  ...tablesOfMessages,
  ...tablesOfTrail,
} satisfies Readonly<Record<Exclude<WithAccountId, keyof typeof tablesApart>, AccountTable>>;

export const listedTables: readonly AccountTable[] = Object.values(accountTables);

/** The tables that the owner takes along. */
export const exportedTables = listedTables.flatMap(({ table, exported }) =>
  typeof exported === 'string' ? [] : [{ table, exported }],
);

const tablesByName: ReadonlyMap<string, AccountTable> = new Map(
  listedTables.map((declared) => [getTableName(declared.table), declared]),
);

/** The table with a name in SQL; undefined for one that is not the account's. */
export const accountTableNamed = (name: string): AccountTable | undefined => tablesByName.get(name);

/** The columns with the id of another account that say one of these things of it. */
export const columnsThatRefer = (
  { table, references = {} }: AccountTable,
  ...kinds: readonly Reference[]
): readonly PgColumn[] => {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return Object.entries(references).flatMap(([name, kind]) => {
    const column = columns[name];
    return column !== undefined && kinds.includes(kind) ? [column] : [];
  });
};

/** The keys that find the account of rows as they were read. */
export function keysOfRows({ table, key }: AccountTable, rows: readonly Record<string, unknown>[]): AccountKey[] {
  if (key === undefined) return [];
  const [name = ''] = Object.entries(getTableColumns(table)).find(([, column]) => column === key.column) ?? [];
  return rows.map((row) => ({ kind: key.kind, key: String(row[name]) }));
}
