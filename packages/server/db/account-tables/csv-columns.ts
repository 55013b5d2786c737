import type { CsvCell } from '@strokebook/golf/format';

/** The columns of a CSV file. */
export type CsvColumns<Row> = {
  readonly heads: readonly string[];
  // A method, so that exports of tables with different rows are of one type.
  cellsOf(row: Row): readonly CsvCell[];
};

/** A column: its head, with the unit if there is one, and a field of the row or what is made of the row. */
export type CsvColumn<Row> = readonly [head: string, cell: (keyof Row & string) | ((row: Row) => CsvCell)];

export const csvColumns = <Row extends object>(columns: readonly CsvColumn<Row>[]): CsvColumns<Row> => ({
  heads: columns.map(([head]) => head),
  cellsOf: (row) => columns.map(([, cell]) => (typeof cell === 'string' ? toCell(row[cell]) : cell(row))),
});

/** Lists and objects are written as JSON. */
function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined || value instanceof Date) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
