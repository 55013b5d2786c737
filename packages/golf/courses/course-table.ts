import type { CourseDocument, CourseHole, Yards } from '../model/index.ts';
import { holeLength } from './hole-length.ts';

type Figures = {
  readonly par: number | null;
  /** One entry per tee of the course; null if the card has no length. */
  readonly yards: readonly (Yards | null)[];
  /** Whole yards along the hole's line. */
  readonly measured: Yards | null;
};
type HoleRow = Figures & { readonly kind: 'hole'; readonly hole: CourseHole };
type SumRow = Figures & { readonly kind: 'sum'; readonly label: 'OUT' | 'IN' | 'TOTAL' };
export type CourseRow = HoleRow | SumRow;

/**
 * The rows of a course table, as on a scorecard: with more than nine holes OUT follows the ninth and IN the eighteenth,
 * and TOTAL comes last. A sum is null if a part is missing.
 */
export function courseTable(course: CourseDocument): readonly CourseRow[] {
  const rows = course.holes.map(
    (hole, index): HoleRow => ({
      kind: 'hole',
      hole,
      par: hole.par ?? null,
      yards: course.tees.map((tee) => tee.yards[index] ?? null),
      measured: holeLength(hole),
    }),
  );
  if (rows.length === 0) return [];
  const total = sumOf('TOTAL', rows);
  const [out, back] = [rows.slice(0, 9), rows.slice(9)];
  if (rows.length !== 18) return [...rows, total];
  return [...out, sumOf('OUT', out), ...back, sumOf('IN', back), total];
}

function sumOf(label: SumRow['label'], rows: readonly HoleRow[]): SumRow {
  return {
    kind: 'sum',
    label,
    par: sum(rows.map(({ par }) => par)),
    yards: (rows[0]?.yards ?? []).map((_unused, tee) => sum(rows.map(({ yards }) => yards[tee] ?? null))),
    measured: sum(rows.map(({ measured }) => measured)),
  };
}

function sum<Value extends number>(values: readonly (Value | null)[]): Value | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return total as Value;
}
