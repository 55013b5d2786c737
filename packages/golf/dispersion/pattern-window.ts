import type { PatternPlace } from './measured-shot.ts';
import type { DispersionSummary } from './summarize.ts';

/** The part of the ground that a drawing shows, in yards. */
export type PatternWindow = {
  readonly across: readonly [number, number];
  readonly along: readonly [number, number];
  /** Shots that lie beyond it. */
  readonly outside: number;
};

/** Of the points one in twenty may lie outside: two shanks must not make the rest a dot. */
const SHOWN_SHARE = 0.95;
/** Room round the outermost point. */
const MARGIN = 1.1;
/** Half a yard either way is the least that is worth drawing. */
const MIN_YARDS = 0.5;
/** A drawing is at least this share as high as wide, and at most. */
const HEIGHT_SHARES = { least: 0.7, most: 1 } as const;

/**
 * The ground round a pattern, as far to the left of the target line as to its right, so that no side looks larger than
 * it is. The regions are always in it, and the pin, where there is one to reach; a yard across is meant to be as long as
 * a yard along.
 */
export function patternWindow(summary: DispersionSummary): PatternWindow {
  const outlines = summary.regions.flatMap(({ outline }) => outline);
  const hasPin = summary.kind !== 'offTheTee';
  const middle = hasPin ? 0 : summary.medianAlong;
  const reachOf = (read: (place: PatternPlace) => number): number => {
    const sorted = summary.shots.map((shot) => Math.abs(read(shot))).toSorted((a, b) => a - b);
    const most = sorted[Math.ceil(sorted.length * SHOWN_SHARE) - 1] ?? 0;
    return Math.max(MIN_YARDS, most, ...outlines.map((place) => Math.abs(read(place)))) * MARGIN;
  };
  const across = reachOf((place) => place.across);
  const along = reachOf((place) => place.along - middle);
  const halfWidth = Math.max(across, along / HEIGHT_SHARES.most);
  const halfHeight = Math.max(along, halfWidth * HEIGHT_SHARES.least);
  const outside = summary.shots.filter(
    (shot) => Math.abs(shot.across) > halfWidth || Math.abs(shot.along - middle) > halfHeight,
  ).length;
  return { across: [0 - halfWidth, halfWidth], along: [middle - halfHeight, middle + halfHeight], outside };
}
