import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { type CsvColumn, type CsvColumns, csvColumns } from './csv-columns.ts';
import { type OwnedTable, rowKeyOf } from './owned-table.ts';

/** Rows per query: limits the memory of an export. */
const ROWS_AT_ONCE = 50;

/** The rows of an account that are exported, and the columns that are not, with the reasons. */
type ExportedRows<Row> = {
  readonly read: (query: Queryable, accountId: AccountId) => AsyncGenerator<Row>;
  readonly leftOut: Readonly<Record<string, string>>;
};

/** How rows are exported; `cellsOf` and `fieldsOf` take rows that `read` yielded. */
export type TableExport<Row = unknown> = ExportedRows<Row> &
  CsvColumns<Row> & {
    /** The part of the JSON document; the CSV file is named after it. */
    readonly name: string;
    /** The row in the JSON document. */
    fieldsOf(row: Row): object;
  };

/** Declares an export; the fields in the JSON document are those of the row unless `fieldsOf` says otherwise. */
export const exportOf = <Row extends object>(
  name: string,
  rows: ExportedRows<Row>,
  columns: readonly CsvColumn<Row>[],
  fieldsOf: (row: Row) => object = (row) => row,
): TableExport<Row> => ({ ...rows, ...csvColumns(columns), name, fieldsOf });

type Row<Table extends OwnedTable> = Omit<InferSelectModel<Table>, 'accountId'>;

/** All columns of a table but the account and those left out. */
export function rowsOf<Table extends OwnedTable, LeftOut extends keyof Row<Table> & string = never>(
  table: Table,
  leftOut: Readonly<Record<LeftOut, string>> = {} as Readonly<Record<LeftOut, string>>,
): ExportedRows<Omit<Row<Table>, LeftOut>> {
  const fields = Object.fromEntries(
    Object.entries(getTableColumns<OwnedTable>(table)).filter(([name]) => name !== 'accountId' && !(name in leftOut)),
  );
  const read = (query: Queryable, accountId: AccountId) =>
    readPages(table, accountId, (key) => query.select({ row: fields, key }).from<OwnedTable>(table));
  // The selected columns are those of the type.
  return { leftOut, read: read as unknown as ExportedRows<Omit<Row<Table>, LeftOut>>['read'] };
}

/** Rows with something changed or added. */
export const mapRows = <From, To>(
  { read, leftOut }: ExportedRows<From>,
  toRow: (row: From, accountId: AccountId) => To,
): ExportedRows<To> => ({
  leftOut,
  read: async function* (query, accountId) {
    for await (const row of read(query, accountId)) yield toRow(row, accountId);
  },
});

type RowKey = Record<string, ReturnType<typeof rowKeyOf>[number]>;
type Page<Found> = { readonly row: Found; readonly key: Record<string, unknown> };
/** A query of a table without a page yet. */
type PagesOf<Found> = {
  where: (isNext: SQL | undefined) => {
    orderBy: (...key: SQL[]) => { limit: (rows: number) => PromiseLike<readonly Page<Found>[]> };
  };
};

/** Reads an account's rows page by page, so that no transaction is open while a slow caller reads. */
export async function* readPages<Found>(
  table: OwnedTable,
  accountId: AccountId,
  select: (key: RowKey) => PagesOf<Found>,
): AsyncGenerator<Found> {
  const columns = rowKeyOf(table);
  const key = Object.fromEntries(columns.map((column) => [column.name, column]));
  const ofAccount = eq(table.accountId, accountId);
  for (let isNext: SQL | undefined = ofAccount; ; ) {
    const page: readonly Page<Found>[] = await select(key)
      .where(isNext)
      .orderBy(...columns.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE);
    for (const { row } of page) yield row;
    const last = page.at(-1)?.key;
    if (last === undefined || page.length < ROWS_AT_ONCE) return;
    const after = columns.map((column) => sql.param(last[column.name], column));
    isNext = and(ofAccount, sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(after, sql`, `)})`);
  }
}
