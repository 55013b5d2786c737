import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeasuredShot } from './measured-shot.ts';
import { patternWindow } from './pattern-window.ts';
import { type DispersionSummary, summarizeDispersion } from './summarize.ts';

const summaryOf = (kind: 'approach' | 'offTheTee', places: readonly (readonly [number, number])[]): DispersionSummary =>
  summarizeDispersion(
    kind,
    places.map(([across, along]) => ({ kind, toPin: 150, across, along }) as unknown as MeasuredShot),
  ) as DispersionSummary;

describe('the ground that a pattern is drawn on', () => {
  it('is as wide to the left as to the right, with the pin in it (EXP-O4)', () => {
    expect(
      patternWindow(
        summaryOf('approach', [
          [20, 10],
          [-5, -12],
        ]),
      ),
    ).toEqual({ across: [-22, 22], along: [-15.399999999999999, 15.399999999999999], outside: 0 });
  });

  it('is round the usual length of tee shots (EXP-O4)', () => {
    const { along } = patternWindow(
      summaryOf('offTheTee', [
        [0, 230],
        [10, 240],
        [-10, 250],
      ]),
    );
    expect((along[0] + along[1]) / 2).toBe(240);
  });

  it('leaves out one in twenty at most, and says how many (EXP-O4)', () => {
    const places = Array.from({ length: 40 }, (_, index) => [index % 7, index % 5] as const);
    const shanked = summaryOf('approach', [...places, [90, 0]]);
    expect(patternWindow(shanked)).toMatchObject({ outside: 1 });
    expect(patternWindow(shanked).across[1]).toBeLessThan(20);
  });

  it('is never nothing, and holds at least nineteen in twenty and every region (EXP-O4)', () => {
    const anyPlace = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 60 }), (places) => {
        const summary = summaryOf('approach', places);
        const { across, along, outside } = patternWindow(summary);
        expect(across[1]).toBeGreaterThan(0.5);
        // Up to one in twenty may be outside in each direction.
        expect(outside).toBeLessThanOrEqual(places.length / 10);
        for (const place of summary.regions.flatMap(({ outline }) => outline)) {
          expect(Math.abs(place.across)).toBeLessThan(across[1]);
          expect(Math.abs(place.along)).toBeLessThan(along[1]);
        }
        expect((along[1] - along[0]) / (across[1] - across[0])).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
