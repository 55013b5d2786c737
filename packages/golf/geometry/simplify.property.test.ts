import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanePoint } from './plane.ts';
import { distanceToPlaneOutline } from './plane-ring.ts';
import { simplifyLine, simplifyRing } from './simplify.ts';

const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
const points = fc.array(point, { minLength: 2, maxLength: 30 });
const distanceToStretches = (at: PlanePoint, line: readonly PlanePoint[]): number =>
  Math.min(...line.slice(1).map((to, index) => distanceToPlaneOutline(at, [line[index] as PlanePoint, to])));

describe('a line with fewer points', () => {
  it('keeps its ends, has only points of the line, and lies within the tolerance of every point left out', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 20 }), (line, tolerance) => {
        const simple = simplifyLine(line, tolerance);
        expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect(simple.every((at) => line.includes(at))).toBe(true);
        expect(Math.max(...line.map((at) => distanceToStretches(at, simple)))).toBeLessThanOrEqual(tolerance + 1e-9);
      }),
    );
  });

  it('loses the points of a straight stretch', () => {
    const line = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
    expect(simplifyLine(line, 0)).toEqual([line[0], line[3]]);
  });
});

describe('an outline with fewer points', () => {
  it('lies within the tolerance of every point left out', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 3, maxLength: 30 }),
        fc.integer({ min: 0, max: 20 }),
        (ring, tolerance) => {
          const simple = simplifyRing(ring, tolerance);
          const closed = [...simple, simple[0] as PlanePoint];
          expect(Math.max(...ring.map((at) => distanceToStretches(at, closed)))).toBeLessThanOrEqual(tolerance + 1e-9);
        },
      ),
    );
  });
});
