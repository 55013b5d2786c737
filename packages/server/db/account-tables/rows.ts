import type { AccountId } from '@strokebook/golf/access';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { type OwnedTable, rowKeyOf } from './owned-table.ts';

/** The number of an account's rows. */
export async function countRows(query: Queryable, table: OwnedTable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(table).where(eq(table.accountId, accountId));
  return row?.stored ?? 0;
}

/** The first column of the key of each of an account's rows. */
export async function listIds(query: Queryable, table: OwnedTable, accountId: AccountId): Promise<readonly string[]> {
  const [id] = rowKeyOf(table);
  const rows = await query.select({ id }).from(table).where(eq(table.accountId, accountId));
  return rows.map((row) => String(row.id));
}
