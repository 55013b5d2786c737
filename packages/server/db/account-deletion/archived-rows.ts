import { readCircle } from '../accounts/circle-codec.ts';
import type { WireCompareFilter } from '@strokebook/contract';
import { type AccountId, membersOf } from '@strokebook/golf/access';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AccountKey } from '../accounts/account-keys.ts';
import type { Reference } from '../account-tables/account-table.ts';
import { accountTableNamed, columnsThatRefer } from '../account-tables/account-tables.ts';
import { tournaments, type deletedAccountRows } from '../schema/index.ts';

/** A row of the archive; its kind is the name of a table, a key, or a place in a list of others. */
export type ArchivedRow = typeof deletedAccountRows.$inferSelect;
export type Content = ArchivedRow['content'];

/** The table of a kind of kept row; undefined for a key, and for a place in a list of others. */
export const tableOfKind = (kind: string): PgTable | undefined =>
  kind === getTableName(tournaments) ? tournaments : accountTableNamed(kind)?.table;

/** Names of columns of a kind of kept row with the id of another account, which may have been deleted meanwhile. */
function columnsOfKind(kind: string, ...references: readonly Reference[]): readonly string[] {
  const declared = accountTableNamed(kind);
  return declared === undefined ? [] : columnsThatRefer(declared, ...references).map(({ name }) => name);
}

/** Names of the columns that contain the id of the author of a row or of a note. */
export const authorColumnsOf = (kind: string): readonly string[] => columnsOfKind(kind, 'author', 'noteAuthor');

/** The accounts that a row refers to. */
export function referredAccounts({ kind, content }: ArchivedRow): readonly AccountId[] {
  const columns = columnsOfKind(kind, 'author', 'noteAuthor', 'otherParty', 'circle');
  const all = [...columns.map((column) => content[column]), ...membersOf(readCircle(content)), ...playersOf(content)];
  return all.filter((id): id is AccountId => typeof id === 'number');
}

/** The players of a saved comparison. */
const playersOf = (content: Content): readonly AccountId[] =>
  ['left_filter', 'right_filter'].flatMap((side) => {
    const text = content[side];
    return typeof text === 'string' ? [(JSON.parse(text) as WireCompareFilter).player.accountId] : [];
  });

export const textOfKey = ({ kind, key }: AccountKey): string => `${kind} ${key}`;

/** Whether a row has its key and the other parties that it is about. */
export function isRestorable(
  kind: string,
  content: Content,
  takenKeys: ReadonlySet<string>,
  isLive: (id: unknown) => boolean,
): boolean {
  const key = accountTableNamed(kind)?.key;
  if (key !== undefined && takenKeys.has(textOfKey({ kind: key.kind, key: String(content[key.column.name]) }))) {
    return false;
  }
  if (!playersOf(content).every(isLive)) return false;
  return columnsOfKind(kind, 'otherParty').every((column) => content[column] == null || isLive(content[column]));
}

/** The author of a row or note who was deleted meanwhile is forgotten. */
export function withoutLostAuthors(kind: string, content: Content, isLive: (id: unknown) => boolean): Content {
  const lost = authorColumnsOf(kind).filter((column) => content[column] != null && !isLive(content[column]));
  const names = lost.length === 0 ? [] : (accountTableNamed(kind)?.authorNames ?? []).map(({ name }) => name);
  return { ...content, ...Object.fromEntries([...lost, ...names].map((column) => [column, null])) };
}
