import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alongLine, lineLength, stationOf } from './line.ts';
import { add, distance, rightOf, scale, turn } from './vector.ts';

const line = [
  { x: 0, y: 0 },
  { x: 0, y: 200 },
  { x: 80, y: 380 },
];

describe('places along a line', () => {
  it('a place is found again where it was put, along and across', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 150, noNaN: true }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        (along, right) => {
          const { at, way } = alongLine(line, along);
          const station = stationOf(line, add(at, scale(rightOf(way), right)));
          expect(station.along).toBeCloseTo(along, 6);
          expect(station.right).toBeCloseTo(right, 6);
        },
      ),
    );
  });

  it('the end of a line is its length along it, and beyond it runs straight on', () => {
    expect(distance(alongLine(line, lineLength(line)).at, { x: 80, y: 380 })).toBeLessThan(1e-9);
    expect(distance(alongLine(line, lineLength(line) + 30).at, { x: 80, y: 380 })).toBeCloseTo(30, 9);
    expect(alongLine(line, -10).at).toEqual({ x: 0, y: -10 });
  });

  it('turning goes clockwise, as a compass does', () => {
    const east = turn({ x: 0, y: 1 }, 90);
    expect(east.x).toBeCloseTo(1, 9);
    expect(east.y).toBeCloseTo(0, 9);
    expect(rightOf({ x: 0, y: 1 })).toEqual({ x: 1, y: -0 });
  });
});
