import { distanceBetween } from '../geometry/index.ts';
import { type CourseDocument, type CourseHole, metres, metresToYards, type Yards, yards } from '../model/index.ts';

/** Whole yards from tee to green along the hole's line (GEO-01); null if the hole has no line. */
export function holeLength({ centreLine, tee, greenCentre }: CourseHole): Yards | null {
  const line = centreLine ?? (tee === undefined || greenCentre === undefined ? [] : [tee, greenCentre]);
  if (line.length < 2) return null;
  const total = line.reduce((sum, point, index) => {
    const before = line[index - 1];
    return before === undefined ? sum : sum + distanceBetween(before, point);
  }, 0);
  return yards(Math.round(metresToYards(metres(total))));
}

/** Yards of a hole from a tee, by the card; null where it has none. */
export function teeYardsOf({ tees, holes }: CourseDocument, tee: string, hole: number): Yards | null {
  const card = tees.find(({ name }) => name === tee);
  return card?.yards[holes.findIndex(({ number }) => number === hole)] ?? null;
}
