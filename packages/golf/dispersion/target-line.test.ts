import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../geometry/index.ts';
import type { LatLon } from '../model/index.ts';
import { placeAt } from '../testing/mapped.ts';
import { targetOnCentreLine } from './target-line.ts';

const tee = placeAt(0, 0);
const corner = placeAt(0, 200);
const green = placeAt(90, 150, corner);
const dogleg = [tee, corner, green];
const farFrom = (a: LatLon | null, b: LatLon): number => (a === null ? Number.NaN : distanceBetween(a, b));

describe('the target of a tee shot', () => {
  it.each([
    ['before the corner', 150, placeAt(0, 150)],
    ['at the corner', 200, corner],
    // 250 m from the tee in a straight line: 150 m past a corner at 200 m.
    ['at the green', 250, green],
    ['beyond the green, which is the end of it', 300, green],
    ['a step from the tee', 1, placeAt(0, 1)],
  ])('is the point of the centre line as far from the tee as the ball went: %s (EXP-O4)', (_, length, expected) => {
    expect(farFrom(targetOnCentreLine(dogleg, tee, placeAt(45, length)), expected)).toBeLessThan(0.05);
  });

  it('is round the corner for a drive that went further (EXP-O4)', () => {
    const target = targetOnCentreLine(dogleg, tee, placeAt(0, 225));
    expect(distanceBetween(tee, target as LatLon)).toBeCloseTo(225, 1);
    expect(farFrom(target, corner)).toBeCloseTo(Math.sqrt(225 ** 2 - 200 ** 2), 1);
  });

  it('lies ahead of a tee in front of the mapped one, not behind it (EXP-O4)', () => {
    const forward = placeAt(0, 60);
    const target = targetOnCentreLine(dogleg, forward, placeAt(15, 50, forward)) as LatLon;
    expect(farFrom(target, placeAt(0, 110))).toBeCloseTo(0, 1);
  });

  it('lies on the line across the date line too (EXP-O4)', () => {
    const west = { lat: 10, lon: 179.9995 };
    const line = [west, placeAt(90, 400, west)];
    const target = targetOnCentreLine(line, west, placeAt(95, 230, west)) as LatLon;
    expect(farFrom(target, placeAt(90, 230, west))).toBeLessThan(0.1);
  });

  it('is straight at a line that begins beyond the ball, and nothing without a line (EXP-O4)', () => {
    const target = targetOnCentreLine([corner, green], tee, placeAt(5, 100)) as LatLon;
    expect(farFrom(target, placeAt(0, 100))).toBeCloseTo(0, 1);
    expect(targetOnCentreLine([], tee, placeAt(0, 100))).toBeNull();
  });

  it('lies as far out as the ball wherever the line reaches that far (EXP-O4)', () => {
    const anyLine = fc.array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 200 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 400 }), (legs, length) => {
        const line = [tee];
        for (const [heading, leg] of legs) line.push(placeAt(heading, leg, line.at(-1)));
        const target = targetOnCentreLine(line, tee, placeAt(10, length)) as LatLon;
        const reach = Math.max(...line.map((point) => distanceBetween(tee, point)));
        // If the line just reaches that far, rounding decides.
        if (Math.abs(reach - length) < 0.001) return;
        if (reach < length) expect(target).toBe(line.at(-1));
        else expect(distanceBetween(tee, target)).toBeCloseTo(length, 2);
      }),
    );
  });
});
