import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, offsetFromLine, ringCentroid } from '../geometry/index.ts';
import { type LatLon, metresToYards, yards } from '../model/index.ts';
import { mappedHole, mappedShot, placeAt } from '../testing/mapped.ts';
import { normalDice } from '../testing/dice.ts';
import { patternRegions } from './pattern.ts';
import { approachRings, regionRings } from './pattern-on-hole.ts';

const roll = normalDice(11);
const regions = patternRegions(
  Array.from({ length: 60 }, () => ({ across: yards(3 + 8 * roll()), along: yards(12 * roll() - 4) })),
);

describe('a pattern on a hole', () => {
  it('lies round the pin as it lies on the chart, whichever way the hole runs (EXP-O4, MAP-19)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 80, max: 220 }), (heading, length) => {
        const pin = placeAt(heading, length);
        const from = placeAt(0, 0);
        regionRings(regions, from, pin).forEach(({ ring, share }, index) => {
          const { outline } = regions[index] as (typeof regions)[number];
          expect(share).toBe(regions[index]?.share);
          ring.forEach((place, corner) => {
            const seen = offsetFromLine(from, pin, place);
            expect(metresToYards(seen?.along as never)).toBeCloseTo(outline[corner]?.along as number, 1);
            expect(metresToYards(seen?.across as never)).toBeCloseTo(outline[corner]?.across as number, 1);
          });
        });
      }),
    );
  });

  it('of the approaches shown there is centred where they finished, seen from where they were played (EXP-O4)', () => {
    const pin = placeAt(90, 150);
    // Twenty-five approaches from the west, centered 5 m past their pins, and some other strokes.
    const dice = normalDice(12);
    const playings = Array.from({ length: 25 }, () => {
      const own = placeAt(0, 4 * dice(), pin);
      const end = placeAt(0, 6 * dice(), placeAt(90, 5 + 6 * dice(), own));
      const shots = [
        mappedShot({ start: placeAt(0, 0), end }),
        mappedShot({ kind: 'approach', lie: 'fairway', start: placeAt(0, 0), end }),
      ];
      return mappedHole({ pin: own, shots });
    });
    const rings = approachRings(playings, pin);
    expect(rings.map(({ share }) => share)).toEqual([0.5, 0.9]);
    const centre = ringCentroid(rings[0]?.ring ?? []) as LatLon;
    expect(distanceBetween(centre, placeAt(90, 155))).toBeLessThan(3);
    expect(approachRings(playings.slice(0, 19), pin)).toEqual([]);
  });
});
