import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('dice', () => {
  it('fall the same way for the same seed and another way for another', () => {
    expect(draw('a', 50)).toEqual(draw('a', 50));
    expect(draw('a', 50)).not.toEqual(draw('b', 50));
    // A snapshot, because a change of the generator changes every demo world.
    expect(draw('strokebook', 3)).toMatchInlineSnapshot(`
      [
        0.7441354496404529,
        0.785629119258374,
        0.6903411808889359,
      ]
    `);
  });

  it('a fork neither moves its parent nor repeats it', () => {
    const [plain, forked] = [createRandom('a'), createRandom('a')];
    const fork = forked.fork('x');
    expect(fork.next()).not.toBe(plain.next());
    fork.next();
    forked.next();
    expect(forked.next()).toBe(plain.next());
  });

  it('are even and, where asked, bell-shaped', () => {
    const random = createRandom('even');
    expect(mean(draw('even', 20_000))).toBeCloseTo(0.5, 1);
    const bell = Array.from({ length: 20_000 }, () => random.gaussian(10, 2));
    expect(mean(bell)).toBeCloseTo(10, 1);
    expect(Math.sqrt(mean(bell.map((value) => (value - 10) ** 2)))).toBeCloseTo(2, 1);
    expect(bell.every(Number.isFinite)).toBe(true);
  });

  it('whole numbers stay within their bounds and reach both', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), fc.nat(4), (seed, min, span) => {
        const random = createRandom(seed);
        const seen = new Set(Array.from({ length: 300 }, () => random.int(min, min + span)));
        expect(Math.min(...seen)).toBe(min);
        expect(Math.max(...seen)).toBe(min + span);
      }),
    );
  });

  it('shuffling keeps every item', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const shuffled = createRandom(seed).shuffle(list);
        expect([...shuffled].sort()).toEqual([...list].sort());
      }),
    );
  });

  it('picking from nothing is an error', () => {
    expect(() => createRandom('a').pick([])).toThrow(RangeError);
  });
});
