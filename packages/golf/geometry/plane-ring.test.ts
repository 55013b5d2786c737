import { describe, expect, it } from 'vitest';
import {
  distanceToPlaneOutline,
  distanceToPlaneRing,
  isInPlaneRing,
  planeBoxOf,
  planeRingArea,
  planeRingCentroid,
} from './plane-ring.ts';
import type { PlanePoint } from './plane.ts';

const points = (...pairs: [number, number][]): PlanePoint[] => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [10, 0], [10, 10], [0, 10]);
const horseshoe = points([0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [2, 2], [2, 10], [0, 10]);

describe('point in outline', () => {
  it.each([
    ['the middle', square, { x: 5, y: 5 }, true],
    ['an edge', square, { x: 10, y: 5 }, true],
    ['the bottom edge', square, { x: 5, y: 0 }, true],
    ['a corner', square, { x: 0, y: 10 }, true],
    ['just outside an edge', square, { x: 10.001, y: 5 }, false],
    ['level with a corner, outside', square, { x: -1, y: 10 }, false],
    ['level with the bottom edge, outside', square, { x: 11, y: 0 }, false],
    ['the gap of a horseshoe', horseshoe, { x: 5, y: 5 }, false],
    ['an arm of a horseshoe', horseshoe, { x: 9, y: 9 }, true],
    ['level with inner corners of a horseshoe', horseshoe, { x: 1, y: 2 }, true],
    ['a closed outline whose first point is repeated', [...square, { x: 0, y: 0 }], { x: 5, y: 5 }, true],
    ['an outline with every point twice', square.flatMap((p) => [p, p]), { x: 5, y: 5 }, true],
    ['an empty outline', [], { x: 0, y: 0 }, false],
    ['an outline of one point, on it', points([3, 3]), { x: 3, y: 3 }, true],
    ['an outline of one point, off it', points([3, 3]), { x: 3, y: 4 }, false],
    ['an outline of two points, between them', points([0, 0], [4, 4]), { x: 2, y: 2 }, true],
    ['an outline of two points, beside them', points([0, 0], [4, 4]), { x: 2, y: 3 }, false],
    ['an outline without area, beyond its end', points([0, 0], [4, 0], [2, 0]), { x: 5, y: 0 }, false],
  ])('answers for %s (GEO-10)', (_, ring, point, expected) => {
    expect(isInPlaneRing(point, ring)).toBe(expected);
  });
});

describe('distance to an outline', () => {
  it.each([
    ['inside', square, { x: 5, y: 6 }, 0, 4],
    ['beside an edge', square, { x: 13, y: 5 }, 3, 3],
    ['off a corner', square, { x: 13, y: 14 }, 5, 5],
    ['on an edge', square, { x: 10, y: 1 }, 0, 0],
    ['in the gap of a horseshoe', horseshoe, { x: 5, y: 9 }, 3, 3],
    ['from one point', points([0, 0]), { x: 3, y: 4 }, 5, 5],
    ['from two points', points([0, 0], [10, 0]), { x: 5, y: 2 }, 2, 2],
    ['of an empty outline', [], { x: 0, y: 0 }, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('is measured %s', (_, ring, point, toArea, toOutline) => {
    expect(distanceToPlaneRing(point, ring)).toBeCloseTo(toArea, 9);
    expect(distanceToPlaneOutline(point, ring)).toBeCloseTo(toOutline, 9);
  });
});

describe('area, centre and box', () => {
  it.each([
    ['a square', square, 100, { x: 5, y: 5 }],
    ['a triangle', points([0, 0], [6, 0], [0, 6]), 18, { x: 2, y: 2 }],
    ['a horseshoe', horseshoe, 52, { x: 5, y: (100 * 5 - 48 * 6) / 52 }],
    ['a line', points([0, 0], [4, 0]), 0, { x: 2, y: 0 }],
    ['one point', points([7, 8]), 0, { x: 7, y: 8 }],
    ['the same point four times', points([7, 8], [7, 8], [7, 8], [7, 8]), 0, { x: 7, y: 8 }],
  ])('are those of %s', (_, ring, area, centre) => {
    expect(planeRingArea(ring)).toBeCloseTo(area, 9);
    expect(planeRingCentroid(ring)?.x).toBeCloseTo(centre.x, 9);
    expect(planeRingCentroid(ring)?.y).toBeCloseTo(centre.y, 9);
  });

  it('an empty outline has no area, no centre and no box', () => {
    expect(planeRingArea([])).toBe(0);
    expect(planeRingCentroid([])).toBeNull();
    expect(planeBoxOf([])).toBeNull();
  });

  it('a box holds every point', () => {
    expect(planeBoxOf(points([3, -2], [-1, 5], [0, 0]))).toEqual({ minX: -1, minY: -2, maxX: 3, maxY: 5 });
  });
});
