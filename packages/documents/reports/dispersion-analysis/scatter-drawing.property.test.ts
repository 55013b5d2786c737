import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispersionUnit, type MeasuredShot, summarizeDispersion } from '@strokebook/golf/dispersion';
import { yards } from '@strokebook/golf/model';
import { commonReach, MAX_DOTS, scatterDrawing } from './scatter-drawing.ts';

const anyShot = (kind: MeasuredShot['kind']): fc.Arbitrary<MeasuredShot> =>
  fc
    .record({
      across: fc.integer({ min: -60, max: 60 }).map(yards),
      along: fc.integer({ min: -60, max: 60 }).map((length) => yards(length + (kind === 'offTheTee' ? 240 : 0))),
      isHit: fc.option(fc.boolean()),
    })
    .map((place) => ({
      ...place,
      roundId: 'r1',
      hole: 1,
      par: 4,
      holeYards: yards(400),
      number: 1,
      kind,
      club: 'driver' as const,
      toPin: yards(150),
    }));
const anyRow = fc
  .constantFrom('offTheTee' as const, 'approach' as const)
  .chain((kind) => fc.array(anyShot(kind), { minLength: 1, maxLength: 260 }))
  .map((shots) => {
    const summary = summarizeDispersion(shots[0]?.kind ?? 'approach', shots);
    if (summary === null) throw new Error('there are shots');
    return { id: 'driver', label: 'Driver', summary };
  });

describe('the drawing of a pattern', () => {
  it('has every one of its newest shots in its place, or says that it lies further out', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { summary } = row;
        const reach = commonReach([summary]);
        const unit = dispersionUnit(summary.kind, 'imperial');
        const drawing = scatterDrawing(row, reach, unit, 'imperial');
        const middle = summary.kind === 'offTheTee' ? summary.medianAlong : 0;
        const slow: MeasuredShot[] = [];
        for (const shot of summary.shots.slice(0, MAX_DOTS)) {
          const isBeside = shot.across > reach.across || shot.across < 0 - reach.across;
          const isBeyond = shot.along > middle + reach.along || shot.along < middle - reach.along;
          if (!isBeside && !isBeyond) slow.push(shot);
        }
        const dots = [...drawing.hits, ...drawing.misses];
        expect(dots).toHaveLength(slow.length);
        expect(drawing.hits).toHaveLength(slow.filter(({ isHit }) => isHit === true).length);
        const outside = Math.min(MAX_DOTS, summary.count) - slow.length;
        expect(drawing.note.includes('further out')).toBe(outside > 0);
        for (const { at } of [...drawing.across, ...drawing.along]) expect(at).toBeGreaterThanOrEqual(0);
        for (const [index, { across, along }] of slow.filter(({ isHit }) => isHit === true).entries()) {
          const [x, y] = drawing.hits[index] ?? [0, 0];
          expect((x - 0.5) * 2 * reach.across).toBeCloseTo(across, 0);
          expect((drawing.height / 2 - y) * 2 * reach.across + middle).toBeCloseTo(along, 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
