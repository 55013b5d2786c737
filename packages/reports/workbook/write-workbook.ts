import type { CellKind, WorkbookCell, WorkbookSheet } from '@strokebook/documents/schedule-report';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';

/** Number and day formats that every program knows. */
const formats: Readonly<Partial<Record<CellKind, string>>> = { day: 'yyyy-mm-dd', whole: '0', tenths: '0.0' };

const HEAD_FONT = { name: 'Calibri', size: 11, bold: true };

/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- this removes control characters
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Max characters of a cell. */
const MAX_LETTERS = 32_767;

/**
 * An Office Open XML workbook. Days are stored as days and numbers as numbers; text is never read as a formula,
 * whatever it begins with. The first row of each sheet is frozen.
 */
export function writeWorkbook(
  sheets: readonly WorkbookSheet[],
  properties: { readonly title: string; readonly creator: string; readonly created: Date },
): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(toSheet), properties: { ...properties, modified: properties.created } });
}

const toSheet = ({ name, columns, rows }: WorkbookSheet): WriteSheet => ({
  name,
  columns: columns.map(({ kind, width }) => {
    const numFmt = formats[kind];
    return { width, ...(numFmt === undefined ? {} : { numFmt }) };
  }),
  rows: [
    columns.map(({ header }) => header),
    ...rows.map((row) => row.map((cell, index) => toValue(cell, columns[index]?.kind ?? 'text'))),
  ],
  cells: new Map(columns.map((_column, index) => [`0,${index}`, { style: { font: HEAD_FONT, numFmt: '@' } }] as const)),
  freezePane: { rows: 1 },
});

function toValue(cell: WorkbookCell, kind: CellKind): CellValue {
  if (cell === null || typeof cell === 'number') return cell;
  if (kind === 'day') return new Date(`${cell}T00:00:00Z`);
  return cell.replaceAll(UNWRITABLE, '').slice(0, MAX_LETTERS);
}
