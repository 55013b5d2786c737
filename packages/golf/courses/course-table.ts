import type { CourseDocument, CourseHole, Yards } from '../model/index.ts';
import { holeLength } from './hole-length.ts';

type Figures = {
  readonly par: number | null;
  /** One for each tee of the course; null where the card has none. */
  readonly yards: readonly (Yards | null)[];
  /** Whole yards along the hole's line. */
  readonly measured: Yards | null;
};
type HoleRow = Figures & { readonly kind: 'hole'; readonly hole: CourseHole };
type SumRow = Figures & { readonly kind: 'sum'; readonly label: 'OUT' | 'IN' | 'TOTAL' };
export type CourseRow = HoleRow | SumRow;

/**
 * The holes of a course as its scorecard has them: OUT after the ninth and IN after the eighteenth where there are more
 * than nine, and TOTAL. A sum of which a part is missing is null: a total without a hole is no total.
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
