import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows belong to accounts. */
export type OwnedTable = PgTable & { readonly accountId: PgColumn };

/** The columns that tell the rows of one account apart: the account itself if it has one row at most. */
export function rowKeyOf(table: OwnedTable): readonly [PgColumn, ...PgColumn[]] {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const [first = table.accountId, ...others] = key.filter(({ name }) => name !== table.accountId.name);
  return [first, ...others];
}
