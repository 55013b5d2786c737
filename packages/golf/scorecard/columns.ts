import type { CardHole, RoundCard } from './round-card.ts';

const frontNine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const backNine = ['10', '11', '12', '13', '14', '15', '16', '17', '18'] as const;
const HOLE_COLUMNS = frontNine.length + backNine.length;

/** Columns that are sums. */
export const sumLabels = ['OUT', 'IN', 'TOTAL'] as const;
export type SumLabel = (typeof sumLabels)[number];

/** A column of a scorecard: a hole by its number, or one of the sums. */
export type ColumnLabel = (typeof frontNine)[number] | (typeof backNine)[number] | SumLabel;

export const isSumLabel = (label: ColumnLabel): label is SumLabel => (sumLabels as readonly string[]).includes(label);

/** The holes that a sum adds up. */
export const holesOfSum: Readonly<Record<SumLabel, readonly ColumnLabel[]>> = {
  OUT: frontNine,
  IN: backNine,
  TOTAL: [...frontNine, ...backNine],
};

/** Holes 1-9, OUT, 10-18, IN, TOTAL; without the second nine if no round has it (CARD-01, CARD-O1). */
export function scorecardColumns(cards: Iterable<RoundCard>): readonly ColumnLabel[] {
  for (const card of cards) {
    for (const label of holesByColumn(card).keys()) {
      if ((backNine as readonly string[]).includes(label)) return [...frontNine, 'OUT', ...backNine, 'IN', 'TOTAL'];
    }
  }
  return [...frontNine, 'OUT', 'TOTAL'];
}

/**
 * A round's holes by column. On a course of 27 or 36 holes a number above 18 uses the column of the same position on
 * its 18, or the next free one, so that every hole has a column.
 */
export function holesByColumn({ holes }: RoundCard): ReadonlyMap<ColumnLabel, CardHole> {
  const columns = new Map<ColumnLabel, CardHole>();
  const labels = holesOfSum.TOTAL;
  const place = (hole: CardHole, from: number): void => {
    for (let step = 0; step < HOLE_COLUMNS; step += 1) {
      const label = labels[(from + step) % HOLE_COLUMNS] as ColumnLabel;
      if (columns.has(label)) continue;
      columns.set(label, hole);
      return;
    }
  };
  for (const hole of holes) if (hole.hole <= HOLE_COLUMNS) place(hole, hole.hole - 1);
  for (const hole of holes) if (hole.hole > HOLE_COLUMNS) place(hole, (hole.hole - 1) % HOLE_COLUMNS);
  return columns;
}
