import { type Numbers, type Point, pointsOf } from './drawn-hole.ts';

/** Outlines with few corners are meant as polygons; others approximate curves. */
const MIN_CURVE_CORNERS = 6;
/** Catmull-Rom: a sixth of the way between the neighbors. */
const ROUNDNESS = 1 / 6;

/** All outlines as one SVG path with rounded corners. */
export const outlinePath = (outlines: readonly Numbers[]): string =>
  outlines.map((outline) => ringPath(pointsOf(outline))).join('');

function ringPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  if (points.length < MIN_CURVE_CORNERS) return `M${points.map((point) => point.join(' ')).join('L')}Z`;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${[
      from[0] + (to[0] - before[0]) * ROUNDNESS,
      from[1] + (to[1] - before[1]) * ROUNDNESS,
      to[0] - (after[0] - from[0]) * ROUNDNESS,
      to[1] - (after[1] - from[1]) * ROUNDNESS,
      ...to,
    ]
      .map(Math.round)
      .join(' ')}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}Z`;
}

/** Steps between two corners: edges of 300 feet then have a point every 40 feet. */
const STEPS = 8;

/** Points on the curve that `outlinePath` draws. */
export function curvePoints(outline: Numbers): readonly Point[] {
  const points = pointsOf(outline);
  if (points.length < MIN_CURVE_CORNERS) return points;
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  return points.flatMap((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (_unused, step): Point => {
      const t = step / STEPS;
      const on = (axis: 0 | 1): number => {
        const [p1, p2] = [from[axis], to[axis]];
        const [c1, c2] = [p1 + (p2 - before[axis]) * ROUNDNESS, p2 - (after[axis] - p1) * ROUNDNESS];
        return (1 - t) ** 3 * p1 + 3 * (1 - t) ** 2 * t * c1 + 3 * (1 - t) * t ** 2 * c2 + t ** 3 * p2;
      };
      return [on(0), on(1)];
    });
  });
}
