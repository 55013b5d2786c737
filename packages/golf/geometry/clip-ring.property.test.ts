import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipRing } from './clip-ring.ts';
import { distanceToPlaneOutline, isInPlaneRing, planeBoxOf, type PlaneBox } from './plane-ring.ts';

const box: PlaneBox = { minX: -20, minY: -10, maxX: 20, maxY: 10 };
const edge = [
  { x: -20, y: -10 },
  { x: 20, y: -10 },
  { x: 20, y: 10 },
  { x: -20, y: 10 },
];
/** A star around a point: an outline that does not cross itself. */
const star = fc
  .tuple(
    fc.integer({ min: -25, max: 25 }),
    fc.integer({ min: -15, max: 15 }),
    fc.array(fc.integer({ min: 3, max: 30 }), { minLength: 3, maxLength: 14 }),
  )
  .map(([cx, cy, radii]) =>
    radii.map((radius, index) => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
    }),
  );
const point = fc.record({
  x: fc.double({ min: -19, max: 19, noNaN: true }),
  y: fc.double({ min: -9, max: 9, noNaN: true }),
});

describe('an area cut to a box', () => {
  it('holds a point of the box exactly where the area does', () => {
    fc.assert(
      fc.property(star, point, (ring, at) => {
        // On an edge, rounding decides.
        fc.pre(distanceToPlaneOutline(at, ring) > 1e-3 && distanceToPlaneOutline(at, edge) > 1e-3);
        expect(isInPlaneRing(at, clipRing(ring, box))).toBe(isInPlaneRing(at, ring));
      }),
    );
  });

  it('lies within the box, and is empty where the area lies beside it', () => {
    fc.assert(
      fc.property(star, (ring) => {
        const bounds = planeBoxOf(clipRing(ring, box)) ?? box;
        expect(bounds.minX).toBeGreaterThanOrEqual(-20 - 1e-9);
        expect(bounds.maxX).toBeLessThanOrEqual(20 + 1e-9);
        expect(bounds.minY).toBeGreaterThanOrEqual(-10 - 1e-9);
        expect(bounds.maxY).toBeLessThanOrEqual(10 + 1e-9);
      }),
    );
    expect(
      clipRing(
        [
          { x: 30, y: 0 },
          { x: 40, y: 0 },
          { x: 40, y: 5 },
        ],
        box,
      ),
    ).toEqual([]);
  });
});
