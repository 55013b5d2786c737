import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '@strokebook/golf/geometry';
import { crosses, cutLine, distanceToLine, planeDistance, sideOfLine } from './play-line.ts';

const point = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: 0, max: 500 }) });
const line = fc.array(point, { minLength: 1, maxLength: 4 }).map((corners) => [{ x: 0, y: 0 }, ...corners]);

/** Every so often a point of the line, in order: the slow way. */
function* walk(points: readonly PlanePoint[], steps: number): Generator<PlanePoint> {
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as PlanePoint, points[index] as PlanePoint];
    for (let step = 0; step <= steps; step += 1) {
      yield { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    }
  }
}

describe('a point of the line of play', () => {
  it('is the first that lies so far from the start, as walking along the line finds it', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 450 }), (points, length) => {
        const walked = [...walk(points, 2_000)].find((at) => planeDistance({ x: 0, y: 0 }, at) >= length);
        const { at, ahead } = cutLine(points, length);
        expect(planeDistance(at, walked ?? (points.at(-1) as PlanePoint))).toBeLessThan(0.6);
        expect(ahead[0]).toBe(at);
        expect(ahead.at(-1)).toEqual(points.at(-1));
      }),
      { numRuns: 60 },
    );
  });
});

describe('an area beside the line of play', () => {
  const square = (x: number, y: number, size: number): readonly PlanePoint[] => [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];

  it('is as far from it as the nearest of many points of both', () => {
    fc.assert(
      fc.property(line, point, fc.integer({ min: 2, max: 60 }), (points, { x, y }, size) => {
        const ring = square(x, y, size);
        const ofRing = [...walk([...ring, ring[0] as PlanePoint], 60)];
        const ofLine = [...walk(points, 200)];
        const slow = Math.min(...ofLine.map((at) => Math.min(...ofRing.map((other) => planeDistance(at, other)))));
        const fast = distanceToLine(ring, points);
        if (crosses(ring, points)) expect(fast).toBe(0);
        else expect(Math.abs(fast - slow)).toBeLessThan(3);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['left of it', -10, true],
    ['right of it', 10, false],
  ])('lies %s', (_where, x, isLeft) => {
    expect(
      sideOfLine({ x, y: 100 }, [
        { x: 0, y: 0 },
        { x: 0, y: 300 },
      ]) < 0,
    ).toBe(isLeft);
  });

  it('has its side from the stretch that is nearest: round a corner to the left the inside is left', () => {
    const dogleg = [
      { x: 0, y: 0 },
      { x: 0, y: 200 },
      { x: -150, y: 300 },
    ];
    expect(sideOfLine({ x: -60, y: 200 }, dogleg)).toBeLessThan(0);
    expect(sideOfLine({ x: -60, y: 280 }, dogleg)).toBeGreaterThan(0);
  });
});
