import type { AccountId } from '@strokebook/golf/access';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountKey } from '../accounts/account-keys.ts';
import type { OwnedTable } from './owned-table.ts';
import type { TableExport } from './table-export.ts';

export const DAY = 24 * 60 * 60_000;

/**
 * What a column with the id of another account says: who wrote the row or a note in it, which is forgotten with that
 * account; the other party, without whom the row is of no use; or a place in the circle, which the circle's code keeps.
 */
export type Reference = 'author' | 'noteAuthor' | 'otherParty' | 'circle';

type Columns<Table extends PgTable> = Table['_']['columns'];
type ReferenceColumn<Table extends PgTable> = {
  [Name in keyof Columns<Table>]: NonNullable<Columns<Table>[Name]['_']['data']> extends AccountId ? Name : never;
}[keyof Columns<Table>];
type References<Table extends PgTable> = { readonly [Name in Exclude<ReferenceColumn<Table>, 'accountId'>]: Reference };

/** Rows that are removed because of their age; the texts are those of the page for operators. */
export type OldRows = {
  /** Label of its metric. */
  readonly name: string;
  readonly what: string;
  /** The column with the instant from which the age of a row counts. */
  readonly column: PgColumn;
  /** How long rows are kept after that instant, in milliseconds. */
  readonly keptFor: number;
  readonly since: string;
  readonly why: string;
  /** Columns of other tables of the account that name a removed row: those rows are removed with it. */
  readonly alsoBy?: readonly PgColumn[];
};

export type AccountTable = {
  readonly table: OwnedTable;
  /** The rows in the list of what a deletion removed. */
  readonly what: string;
  /** How the owner takes the rows along, or why not. */
  readonly exported: TableExport | string;
  /** Whether the rows are kept while a deleted account can be restored. */
  readonly isArchived: boolean;
  /**
   * What a merge does with the rows of the double account: copies those that the other one lacks, moves them with the key
   * that finds them, handles them by rules of their own, or leaves them to the account that is closed.
   */
  readonly merged: 'copied' | 'moved' | 'byRule' | 'left';
  /** What ends with the closed account, in the preview of a merge. */
  readonly endsAs?: string;
  readonly references?: Readonly<Record<string, Reference>>;
  /** Columns with the name of the author, which are forgotten with that account. */
  readonly authorNames?: readonly PgColumn[];
  /** The key that finds a row's account, and the column that it is made of. */
  readonly key?: { readonly kind: AccountKey['kind']; readonly column: PgColumn };
  readonly oldRows?: readonly OldRows[];
};

/** Declares a table. Its type asks for every column with the id of an account, so that no new one is forgotten. */
export const accountTable = <Table extends OwnedTable>(
  table: Table,
  declared: Omit<AccountTable, 'table' | 'references'> &
    (keyof References<Table> extends never
      ? { readonly references?: never }
      : { readonly references: References<Table> }),
): AccountTable => ({ table, ...declared });
