import { isSmall } from './size.ts';

/** Prints a line, except in a small run, whose figures are meaningless. */
export const printLine = (line: string): void => {
  if (!isSmall) process.stdout.write(`${line}\n`);
};

/** Prints rows under a heading: the first column left-aligned, figures right-aligned. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ');
  printLine(line(head));
  printLine(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) printLine(line(row));
  printLine('');
}

/** A number with about three significant digits. */
export function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value >= 1 ? value.toFixed(2) : value.toFixed(3);
}

export const times = (ratio: number): string => `${figure(ratio)}x`;
