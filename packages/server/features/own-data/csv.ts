import { BYTE_ORDER_MARK, csvLine } from '@strokebook/golf/format';
import type { CsvColumns } from '../../db/account-tables/csv-columns.ts';

/** Streams a table in RFC 4180 format. */
export async function* writeCsv<Row>(
  columns: CsvColumns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.heads);
  for await (const row of rows) yield csvLine(columns.cellsOf(row));
}
