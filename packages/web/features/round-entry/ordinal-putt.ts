import type { EntryHole } from '@strokebook/golf/entry';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Which putt of the hole a stroke is: 'first', 'second'. */
export function ordinalPutt({ strokes }: EntryHole, stroke: number): string {
  const before = strokes.slice(0, stroke).filter(({ lie }) => lie === 'green').length;
  return ordinals[before] ?? `${before + 1}th`;
}
