import { type RoundsTableColumn, roundsTableColumns } from '@strokebook/golf/compare';
import type { Place } from './sides/sides.ts';

/** The view of a rounds grid. */
export type RoundsView = {
  readonly page: number;
  readonly sort: { readonly column: RoundsTableColumn; readonly direction: 'asc' | 'desc' };
};

/** The default view: newest rounds. */
export const firstRounds: RoundsView = { page: 1, sort: { column: 'startDate', direction: 'desc' } };

export const roundsParam = { left: 'leftRounds', right: 'rightRounds' } as const satisfies Record<Place, string>;

/** Parses 'score.asc.2'; an invalid text gives the default. */
export function readRoundsView(text: string | undefined): RoundsView {
  const [, name, direction, page] = /^(\w+)\.(asc|desc)\.([1-9]\d{0,2})$/.exec(text ?? '') ?? [];
  const column = roundsTableColumns.find((one) => one === name);
  if (column === undefined) return firstRounds;
  return { page: Number(page), sort: { column, direction: direction === 'asc' ? 'asc' : 'desc' } };
}

export function writeRoundsView({ page, sort: { column, direction } }: RoundsView): string | undefined {
  const text = textOf(page, column, direction);
  return text === textOf(firstRounds.page, firstRounds.sort.column, firstRounds.sort.direction) ? undefined : text;
}

const textOf = (page: number, column: string, direction: string): string => `${column}.${direction}.${page}`;
