import type { ClubPattern, ShareScatter } from './club-pattern.ts';
import { type NormalPoints, normalPoints } from './point-set.ts';

/** A pattern as points with weights that add up to 1, in shares of the distance that is meant. */
export type PatternPoints = {
  readonly across: Float64Array;
  readonly along: Float64Array;
  readonly weights: Float64Array;
};

/** Points of a pattern's core and of its mishits. */
export type PointCounts = { readonly core: number; readonly mishits: number };

/**
 * Every value that is told is the mean over these: four times as many move no value by more than 0.005 (AIM-05).
 */
export const fineCounts: PointCounts = { core: 3072, mishits: 384 };
/** For a first look at all targets, of which the best are then computed finely. */
export const coarseCounts: PointCounts = { core: 96, mishits: 16 };

/** The points of the last sets, which all clubs share. */
const sets = new Map<number, NormalPoints>();

function pointsOf(count: number): NormalPoints {
  const known = sets.get(count) ?? normalPoints(count);
  sets.set(count, known);
  return known;
}

/** The fixed points of a pattern. */
export function patternPoints({ core, mishits }: ClubPattern, counts: PointCounts): PatternPoints {
  const total = counts.core + counts.mishits;
  const points = {
    across: new Float64Array(total),
    along: new Float64Array(total),
    weights: new Float64Array(total),
  };
  place(points, pointsOf(counts.core), core, 0, 1 - mishits.share);
  place(points, pointsOf(counts.mishits), mishits, counts.core, mishits.share);
  return points;
}

function place(
  { across, along, weights }: PatternPoints,
  normal: NormalPoints,
  scatter: ShareScatter,
  from: number,
  share: number,
): void {
  const count = normal.length / 2;
  const { meanAcross, meanAlong, sdAcross, sdAlong, correlation } = scatter;
  const rest = Math.sqrt(1 - correlation * correlation);
  for (let index = 0; index < count; index += 1) {
    const x = normal[2 * index] as number;
    const y = normal[2 * index + 1] as number;
    across[from + index] = meanAcross + sdAcross * x;
    along[from + index] = meanAlong + sdAlong * (correlation * x + rest * y);
    weights[from + index] = share / count;
  }
}
