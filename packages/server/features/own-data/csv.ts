import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@strokebook/golf/format';

/** A column: its title, with the unit if there is one, and its cell in a row. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => CsvCell];

/** Streams a table in RFC 4180 format. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  for await (const row of rows) yield csvLine(columns.map(([, cellOf]) => cellOf(row)));
}
