import type { Sheet } from '../worksheet/sheet-texts.ts';

/** A sheet as a coach keeps it: lines of cells, apart by bars; '//' is a new line within a cell. */
export const sheetOf = (text: string, name = 'Sheet1'): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll(' // ', '\n'))),
});
