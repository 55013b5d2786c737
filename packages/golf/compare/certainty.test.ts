import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certaintiesOf, certaintyText } from './certainty.ts';
import type { Judgement } from './contrast.ts';

const judged = (chance: number, changes: Partial<Judgement> = {}): Judgement => ({
  isEnough: true,
  effect: 1,
  chance,
  maxChance: chance,
  halfWidth: 1,
  ...changes,
});
const words = (chances: readonly number[]) => certaintiesOf(chances.map((chance) => judged(chance)));

describe('the certainty of differences that are shown together', () => {
  it('is clear for a single difference below 0.05, as its interval leaves out zero (DATA-29, ASSESS-O5)', () => {
    expect([0.0099, 0.049, 0.051].map((chance) => words([chance])[0])).toEqual(['clear', 'clear', 'cannotTell']);
  });

  it('is called real only if it is clear of all of them (ASSESS-O5)', () => {
    expect(certaintyText('clear', 0)).toBe('Likely real');
    expect(certaintyText('likely', 0)).toBe('Worth a look');
    expect(certaintyText('cannotTell', 0)).toBe('Could be chance');
    expect(certaintyText('tooFew', 3)).toBe('Needs 3 more rounds');
  });

  it('is clear among many only below a share of that, and keeps their order (DATA-29)', () => {
    // Among four: 1.25%, and for the next 1.67%, 2.5% and 5%.
    expect(words([0.3, 0.0166, 0.2, 0.0124])).toEqual(['cannotTell', 'clear', 'cannotTell', 'clear']);
    expect(words([0.3, 0.0166, 0.2, 0.0126])).toEqual(['cannotTell', 'likely', 'cannotTell', 'likely']);
    expect(words([0.0124, 0.0166, 0.024, 0.049])).toEqual(['clear', 'clear', 'clear', 'clear']);
  });

  it('uses the upper bound of the p-value for clear, and the p-value for likely (DATA-29)', () => {
    expect(certaintiesOf([judged(0.001, { maxChance: 0.06 })])).toEqual(['likely']);
  });

  it('is too few with too few rounds, and does not count such figures among the others (DATA-29)', () => {
    const few = judged(0.0001, { isEnough: false });
    expect(certaintiesOf([few, judged(0.0049), few, judged(0.5)])).toEqual(['tooFew', 'clear', 'tooFew', 'cannotTell']);
  });

  it('calls the same differences clear as the procedure of Holm (DATA-29)', () => {
    const chance = fc.double({ min: 0, max: 0.07, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 12 }), (chances) => {
        // As in the paper: p-values in ascending order, each compared with its share of the remaining ones, until one
        // fails.
        const left = chances.map((value, place) => ({ value, place }));
        const clear = new Set<number>();
        while (left.length > 0) {
          const least = left.reduce((a, b) => (b.value < a.value ? b : a));
          if (least.value >= 0.05 / left.length) break;
          clear.add(least.place);
          left.splice(left.indexOf(least), 1);
        }
        expect(words(chances).map((word) => word === 'clear')).toEqual(
          chances.map((_value, place) => clear.has(place)),
        );
      }),
    );
  });
});
