import type { PatternPlace } from './measured-shot.ts';
import type { DispersionSummary } from './summarize.ts';

/** The area that a drawing shows, in yards. */
export type PatternWindow = {
  readonly across: readonly [number, number];
  readonly along: readonly [number, number];
  /** Number of shots outside the area. */
  readonly outside: number;
};

/** One in twenty points may be outside: two shanks must not shrink the rest to a dot. */
const SHOWN_SHARE = 0.95;
/** Space around the outermost point. */
const MARGIN = 1.1;
/** Min half-width of the area. */
const MIN_YARDS = 0.5;
/** Min and max ratio of height to width. */
const HEIGHT_SHARES = { min: 0.7, max: 1 } as const;

/**
 * The area around a pattern, symmetric to the target line, so that neither side looks larger. It always contains the
 * regions and, except for tee shots, the pin. A yard across must be drawn as long as a yard along.
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
  const halfWidth = Math.max(across, along / HEIGHT_SHARES.max);
  const halfHeight = Math.max(along, halfWidth * HEIGHT_SHARES.min);
  const outside = summary.shots.filter(
    (shot) => Math.abs(shot.across) > halfWidth || Math.abs(shot.along - middle) > halfHeight,
  ).length;
  return { across: [0 - halfWidth, halfWidth], along: [middle - halfHeight, middle + halfHeight], outside };
}
