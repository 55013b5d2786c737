import { describe, expect, it } from 'vitest';
import { holeOf, roundOf } from '../testing/builders.ts';
import { normalDice } from '../testing/dice.ts';
import { placeOfStat, readStat, statColumns, studentTwoSided, tallyRound } from '../stats/index.ts';
import type { Certainty } from '../format/index.ts';
import { certaintiesOf } from './certainty.ts';
import { type Difference, differenceOf, pairSides, type SideRound } from './difference.ts';

/** A round of par 4s with the given scores. */
const round = (key: string, scores: readonly number[]): SideRound => ({
  key,
  tally: tallyRound(roundOf({ holes: scores.map((score, index) => holeOf({ hole: index + 1, score })) })),
});
const rounds = (prefix: string, ...totals: readonly number[]): readonly SideRound[] =>
  totals.map((over, index) => round(`${prefix}${index}`, [4 + over, ...Array<number>(17).fill(4)]));
const toPar = (left: readonly SideRound[], right: readonly SideRound[]) =>
  differenceOf(pairSides(left, right), placeOfStat('scoring.toPar'), 18);
/** The certainty of a single difference. */
const sureOf = (difference: Difference | null | undefined): Certainty | undefined =>
  difference == null ? undefined : certaintiesOf([difference.judgement])[0];

describe('the difference of a figure', () => {
  it('is left minus right, with Welch’s interval of rounds of equal size (DATA-29)', () => {
    // Means 2 and 5, variances 2.5 and 10, five rounds each: standard error sqrt(0.5 + 2), 5.88 degrees of freedom, t
    // 2.459.
    const difference = toPar(rounds('a', 0, 1, 2, 3, 4), rounds('b', 1, 3, 5, 7, 9));
    expect(difference?.value).toBeCloseTo(-3, 9);
    expect(difference?.interval?.low).toBeCloseTo(-3 - 2.459 * Math.sqrt(2.5), 2);
    expect(difference?.interval?.high).toBeCloseTo(-3 + 2.459 * Math.sqrt(2.5), 2);
    expect(difference?.judgement.effect).toBeCloseTo(3 / Math.sqrt(2.5), 9);
    expect([difference?.better, sureOf(difference)]).toEqual(['left', 'cannotTell']);
  });

  it('is bounded by the degrees of freedom of the weaker side, which few alike rounds cannot raise (DATA-29)', () => {
    const many = Array.from({ length: 40 }, (_, index) => index % 5);
    const alike = toPar(rounds('a', 1, 1, 1, 1, 1.001), rounds('b', ...many))?.judgement;
    // Welch's degrees of freedom are those of the forty rounds; the five rounds give four.
    expect(alike?.chance).toBeCloseTo(studentTwoSided(alike?.effect ?? 0, 39), 3);
    expect(alike?.maxChance).toBeCloseTo(studentTwoSided(alike?.effect ?? 0, 4), 6);
    expect(alike?.maxChance).toBeGreaterThan(10 * (alike?.chance ?? 1));
  });

  it('is likely exactly if the interval excludes zero (DATA-29)', () => {
    for (const by of [0, 1, 2, 2.3, 2.4, 3]) {
      const right = rounds('b', ...[0, 1, 2, 3, 4].map((over) => Math.round(over * 10 + by * 10)));
      const difference = toPar(rounds('a', 0, 10, 20, 30, 40), right);
      const isOutside = (difference?.interval?.high ?? 0) < 0 || (difference?.interval?.low ?? 0) > 0;
      expect(sureOf(difference) === 'cannotTell').toBe(!isOutside);
    }
  });

  it('has too few rounds and no interval with fewer than five rounds, however large it is (DATA-29)', () => {
    for (const [left, right] of [
      [4, 5],
      [5, 4],
    ] as const) {
      const difference = toPar(
        rounds('a', ...[0, 1, 0, 1, 0].slice(0, left)),
        rounds('b', ...[9, 9, 8, 9, 9].slice(0, right)),
      );
      expect([sureOf(difference), difference?.interval]).toEqual(['tooFew', null]);
    }
    const enough = toPar(rounds('a', 0, 1, 0, 1, 0), rounds('b', 9, 9, 8, 9, 9));
    expect(sureOf(enough)).toBe('clear');
    expect(enough?.interval).not.toBeNull();
  });

  it('has too few rounds if they have fewer than twenty samples, however large it is (DATA-29)', () => {
    const ofHoles = (prefix: string, holes: number, score: number) =>
      Array.from({ length: 5 }, (_, index) => round(`${prefix}${index}`, Array<number>(holes).fill(score)));
    const parRate = (holes: number) =>
      differenceOf(pairSides(ofHoles('a', holes, 4), ofHoles('b', holes, 6)), placeOfStat('scoring.parOrBetter'), 18);
    expect(sureOf(parRate(3))).toBe('tooFew');
    expect(sureOf(parRate(4))).toBe('clear');
  });

  it('accounts for good and bad days: correlated holes are weaker evidence than independent ones (DATA-29)', () => {
    const place = placeOfStat('scoring.parOrBetter');
    const mixed = Array.from({ length: 9 }, (_, index) => (index % 3 === 0 ? 5 : 4));
    const other = mixed.map((score) => 9 - score);
    const steady = (prefix: string, scores: readonly number[]) =>
      Array.from({ length: 12 }, (_, index) => round(`${prefix}${index}`, scores));
    // As many pars on as many holes, but either all or none in each round.
    const wild = (prefix: string, good: number) =>
      Array.from({ length: 12 }, (_, index) =>
        round(`${prefix}${index}`, Array<number>(9).fill(index % 3 < good ? 4 : 5)),
      );
    const even = differenceOf(pairSides(steady('a', mixed), steady('b', other)), place, 18);
    const uneven = differenceOf(pairSides(wild('a', 2), wild('b', 1)), place, 18);
    expect(even?.value).toBeCloseTo(uneven?.value ?? 0, 9);
    expect(sureOf(even)).toBe('clear');
    expect(sureOf(uneven)).toBe('cannotTell');
  });

  it('is never certain for a rate of 0 or 1, where rounds do not vary (DATA-29)', () => {
    const eagles = placeOfStat('scoring.birdieOrBetterRate');
    const without = Array.from({ length: 5 }, (_, index) => round(`a${index}`, [4, 4, 4, 4]));
    const withOne = Array.from({ length: 5 }, (_, index) => round(`b${index}`, [index === 0 ? 3 : 4, 4, 4, 4]));
    const difference = differenceOf(pairSides(without, withOne), eagles, 18);
    expect(sureOf(difference)).toBe('cannotTell');
    expect(difference?.interval?.low).toBeLessThan(-0.1);
  });

  it('counts only the rounds that are not on both sides (DATA-29)', () => {
    const [some, others] = [rounds('a', 0, 4, 1, 3, 2), rounds('b', 6, 9, 7, 8, 7)];
    const same = toPar(some, some);
    expect([same?.value, sureOf(same)]).toEqual([0, 'cannotTell']);
    const apart = toPar(some, others.concat(rounds('c', 0, 4, 1, 3, 2)));
    const shared = toPar(some, others.concat(some));
    expect(shared?.value).toBeCloseTo(apart?.value ?? 0, 9);
    expect(shared?.judgement.effect).toBeGreaterThan(apart?.judgement.effect ?? 0);
  });

  it('knows the better side, except for a stat without a better direction (DATA-29)', () => {
    const [low, high] = [rounds('a', 0, 1, 2), rounds('b', 3, 4, 5)];
    const of = (id: string) => differenceOf(pairSides(low, high), placeOfStat(id), 18)?.better;
    expect([of('scoring.toPar'), of('scoring.parOrBetter'), of('scoring.pars')]).toEqual(['left', 'left', null]);
    expect(differenceOf(pairSides(high, low), placeOfStat('scoring.toPar'), 18)?.better).toBe('right');
  });

  it('is null if a side is empty or has no figure', () => {
    expect(toPar([], rounds('b', 1, 2))).toBeNull();
    expect(differenceOf(pairSides(rounds('a', 1), rounds('b', 2)), placeOfStat('putt.putts'), 18)).toBeNull();
  });

  it('has no interval for single rounds', () => {
    expect(toPar(rounds('a', 1), rounds('b', 4))).toMatchObject({
      value: -3,
      interval: null,
      judgement: { isEnough: false, effect: 0, chance: 1 },
    });
  });
});

describe('the difference of medians', () => {
  const place = placeOfStat('approach.proximityMedian');
  const dice = normalDice(7);
  /** Rounds of nine approaches from the fairway that finish about `feet` from the hole. */
  const approaches = (prefix: string, count: number, feet: number): readonly SideRound[] =>
    Array.from({ length: count }, (_, index) => ({
      key: `${prefix}${index}`,
      tally: tallyRound(
        roundOf({
          holes: Array.from({ length: 9 }, (_hole, hole) =>
            holeOf({
              hole: hole + 1,
              score: 4,
              shots: [
                { lie: 'tee', toPin: 400 as never },
                { lie: 'fairway', toPin: 150 as never },
                { lie: 'green', toPin: (Math.max(1, feet + 8 * dice()) / 3) as never },
                { lie: 'green', toPin: 1 as never },
              ],
            }),
          ),
        }),
      ),
    }));

  it('has the interval of a resampled median (DATA-29)', () => {
    const difference = differenceOf(pairSides(approaches('a', 30, 30), approaches('b', 30, 30)), place, 18);
    // The standard error of the median of n normal samples is 1.2533 sd / sqrt(n): 0.863 ft for two sides of 270, times
    // 2.
    const halfWidth = ((difference?.interval?.high ?? 0) - (difference?.interval?.low ?? 0)) / 2;
    expect(halfWidth).toBeGreaterThan(0.7 * 1.73);
    expect(halfWidth).toBeLessThan(1.4 * 1.73);
    expect(sureOf(difference)).toBe('cannotTell');
  });

  it('is clear where it is large (DATA-29)', () => {
    const difference = differenceOf(pairSides(approaches('a', 20, 30), approaches('b', 20, 36)), place, 18);
    expect([sureOf(difference), difference?.better]).toEqual(['clear', 'left']);
    expect(difference?.value).toBeGreaterThan(-9);
    expect(difference?.value).toBeLessThan(-3);
  });
});

describe('a count per round', () => {
  const roll = normalDice(7);
  const logged = (key: string): SideRound => ({
    key,
    tally: tallyRound(
      roundOf({
        holes: Array.from({ length: 18 }, (_, index) => {
          const [putts, over] = [Math.max(0, Math.round(1.7 + roll() / 2)), Math.round(roll())];
          return holeOf({ hole: index + 1, score: Math.max(putts + 1, 4 + over), putts });
        }),
      }),
    ),
  });
  const side = (name: string) => Array.from({ length: 12 }, (_, index) => logged(`${name}${index}`));
  const sides = pairSides(side('a'), side('b'));
  /** What a column counts in every round; null if it counts nothing. */
  const sampleOf = (place: number): string | null => {
    const read = [...sides.left, ...sides.right].map((tally) => readStat(tally, place, 18));
    return read.every(({ state }) => state === 'value')
      ? read.map((one) => (one.state === 'value' ? `${one.sum} of ${one.n}` : '')).join()
      : null;
  };
  const compared = [...statColumns.entries()].filter(
    ([, { stat, parentId }]) => parentId === null && stat.views.includes('compare'),
  );

  it('is as sure as the rate of the same event, which is of the same holes (ASSESS-O5)', () => {
    const twins = compared
      .filter(([, { kind }]) => kind === 'perRound')
      .flatMap(([count]) =>
        compared
          .filter(
            ([rate, { kind }]) => kind === 'rate' && sampleOf(rate) !== null && sampleOf(rate) === sampleOf(count),
          )
          .map(([rate]) => [count, rate] as const),
      );
    expect(twins.map(([count]) => statColumns[count]?.id)).toEqual(['scoring.birdieOrBetter', 'putt.onePutts']);
    for (const [count, rate] of twins) {
      const [perRound, share] = [differenceOf(sides, count, 18), differenceOf(sides, rate, 18)];
      expect(perRound?.judgement).toEqual(share?.judgement);
      expect(perRound?.roundsNeeded).toBe(share?.roundsNeeded);
      expect(perRound?.value).toBeCloseTo((share?.value ?? 0) * 18, 9);
    }
  });
});
