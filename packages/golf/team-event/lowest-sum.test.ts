import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addLattices, type Lattice, lowestSum, meanOfLattice, normalLattice, quantileOf } from './lowest-sum.ts';

const anyScore: fc.Arbitrary<Lattice> = fc
  .record({
    low: fc.integer({ min: 66, max: 80 }),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ low, weights }) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { low, chances: Float64Array.from(weights, (weight) => weight / sum) };
  });

/** Every combination of scores, one by one. */
function slowly(scores: readonly Lattice[], count: number): ReadonlyMap<number, number> {
  let all: readonly (readonly [scores: readonly number[], chance: number])[] = [[[], 1]];
  for (const { low, chances } of scores) {
    all = all.flatMap(([before, chance]) =>
      [...chances].map((own, index) => [[...before, low + index], chance * own] as const),
    );
  }
  const sums = new Map<number, number>();
  for (const [played, chance] of all) {
    const sum = played
      .toSorted((a, b) => a - b)
      .slice(0, count)
      .reduce((total, score) => total + score, 0);
    sums.set(sum, (sums.get(sum) ?? 0) + chance);
  }
  return sums;
}

it('the sum of the lowest scores has the chances that all combinations one by one have, ties and any number of dropped scores included (TEAM-15)', () => {
  fc.assert(
    fc.property(fc.array(anyScore, { minLength: 1, maxLength: 6 }), fc.nat(5), (scores, drop) => {
      const count = Math.max(1, scores.length - drop);
      const { low, chances } = lowestSum(scores, count);
      const expected = slowly(scores, count);
      for (const [index, chance] of chances.entries()) {
        expect(chance).toBeCloseTo(expected.get(low + index) ?? 0, 10);
      }
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }),
    { numRuns: 200 },
  );
});

it('a distribution in whole strokes has the mean and the quantiles of the normal one that it stands for (TEAM-15)', () => {
  const sum = addLattices(normalLattice(72.3, 2.6), normalLattice(74.1, 3.5));
  expect(meanOfLattice(sum)).toBeCloseTo(146.4, 2);
  const spread = Math.hypot(2.6, 3.5);
  expect(quantileOf(sum, 0.05)).toBeCloseTo(146.4 - 1.645 * spread, 1);
  expect(quantileOf(sum, 0.95)).toBeCloseTo(146.4 + 1.645 * spread, 1);
});
