import type { Sheet } from '@strokebook/importers/rounds';
import readXlsxFile from 'read-excel-file/web-worker';

/** The sheets of a workbook, each with its rows of cells. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const sheets = await readXlsxFile(new Blob([bytes]));
  // The library's type of a cell names the constructor of dates instead of dates.
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Sheet['rows'] }));
}
