import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@strokebook/golf/format';

/** A column: its title, with the unit where there is one, and what a row has to say in it. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => CsvCell];

/** A table as RFC 4180 has it, piece by piece. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  for await (const row of rows) yield csvLine(columns.map(([, cellOf]) => cellOf(row)));
}
