import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { placeOfStat, type StatCategory, statCategories, studentTwoSided, tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { normalDice } from '../testing/dice.ts';
import { categoryVerdicts } from './category-verdict.ts';
import { differenceOf, pairSides, type SidePair, type SideRound } from './difference.ts';

const dice = normalDice(11);

/**
 * Rounds of nine greens hit. First putts have the given length; some are holed, the others stop at the given distance.
 */
const putting = (prefix: string, from: readonly [number, number], leave: number): readonly SideRound[] =>
  Array.from({ length: 20 }, (_unused, index) => ({
    key: `${prefix}${index}`,
    tally: tallyRound(
      roundOf({
        holes: Array.from({ length: 9 }, (_hole, hole) => {
          const feet = from[hole % 2] as number;
          const left = Math.max(0.5, (leave * feet) / 30 + 0.8 * dice());
          const putts = dice() > 1.5 ? [puttOf(feet)] : [puttOf(feet), puttOf(left)];
          const shots = [shotOf('tee', 400), shotOf('fairway', 150), ...putts];
          return holeOf({ hole: hole + 1, score: shots.length, putts: putts.length, yards: yards(400), shots });
        }),
      }),
    ),
  }));

const verdictIn = (sides: SidePair, category: StatCategory) =>
  categoryVerdicts(sides, 18)[statCategories.indexOf(category)];
const verdictOf = (left: readonly SideRound[], right: readonly SideRound[]) =>
  verdictIn(pairSides(left, right), 'Putt');

describe('the verdict on a category', () => {
  it('uses strokes gained and the leave from equal distances (DATA-29)', () => {
    const verdict = verdictOf(putting('a', [20, 40], 3), putting('b', [20, 40], 5));
    expect(verdict).toMatchObject({
      certainty: 'clear',
      better: 'left',
      basis: ['putt.strokesGained', 'putt.leave'],
      formattedBasis: 'SG Putting and Leave, 20 and 20 rounds',
    });
  });

  it('does not depend on longer first putts: leaves are compared band by band (DATA-29)', () => {
    const [near, far] = [putting('a', [12, 32], 4), putting('b', [32, 32], 4)];
    const leave = differenceOf(pairSides(near, far), placeOfStat('putt.leave'), 18);
    expect([leave?.better, (leave?.judgement.chance ?? 1) < 0.01]).toEqual(['left', true]);
    expect(verdictOf(near, far)?.better).not.toBe('left');
  });

  it('uses the other figures if no strokes are logged, and is null without any (DATA-29)', () => {
    const cards = (prefix: string, putts: number): readonly SideRound[] =>
      // Greens are half signal from 496 holes, which are 28 rounds.
      Array.from({ length: 28 }, (_unused, round) => round % 6).map((index, round) => ({
        key: `${prefix}${round}`,
        tally: tallyRound(
          roundOf({
            // The first greens are missed and saved with one putt, so that saves do not differ.
            holes: Array.from({ length: 18 }, (_hole, hole) => {
              const isMissed = hole < index;
              const ofHole = isMissed || hole === 10 + index ? 1 : putts;
              return holeOf({ hole: hole + 1, score: (isMissed ? 3 : 2) + ofHole, putts: ofHole });
            }),
          }),
        ),
      }));
    const sides = pairSides(cards('a', 2), cards('b', 3));
    const basis = categoryVerdicts(sides, 18).map((verdict) => verdict?.basis ?? null);
    expect(basis).toEqual([['scoring.toPar'], null, ['approach.greensInRegulation'], null, ['putt.puttsPerGreen']]);
  });

  it('weighs the leave relative to its usual value, so that long putts do not drown short ones (DATA-29)', () => {
    /** Two putts on every green, so that only the distance left differs: from 20 feet and from 40. */
    const leaving = (prefix: string, near: number, far: number): readonly SideRound[] =>
      Array.from({ length: 20 }, (_unused, index) => ({
        key: `${prefix}${index}`,
        tally: tallyRound(
          roundOf({
            holes: Array.from({ length: 18 }, (_hole, hole) => {
              const [from, left] = hole % 2 === 0 ? [20, near] : [40, far];
              const putts = [puttOf(from), puttOf(left + 0.1 * dice())];
              const shots = [shotOf('tee', 400), shotOf('fairway', 150), ...putts];
              return holeOf({ hole: hole + 1, score: 4, putts: 2, yards: yards(400), shots });
            }),
          }),
        ),
      }));
    // 30% less on the short ones, 10% more on the long ones: half a foot less, and a foot more.
    const verdict = verdictOf(leaving('a', 1.4, 11), leaving('b', 2, 10));
    expect(verdict).toMatchObject({ basis: ['putt.leave'], better: 'left' });
  });

  it('is null with fewer than five rounds on a side, for one figure and for distance bands (DATA-29)', () => {
    const [few, many] = [putting('a', [20, 40], 3).slice(0, 4), putting('b', [20, 40], 5)];
    expect(verdictOf(few, many)).toBeNull();
    expect(verdictOf(many, few)).toBeNull();
    expect(verdictOf(putting('c', [20, 40], 3).slice(0, 5), many)).not.toBeNull();
  });

  it('is only as certain as its weakest figure, whose number of rounds it shows (DATA-29)', () => {
    /** Fairways in twenty rounds, strokes in six of them. */
    const driving = (prefix: string): readonly SideRound[] =>
      Array.from({ length: 20 }, (_unused, index) => ({
        key: `${prefix}${index}`,
        tally: tallyRound(
          roundOf({
            holes: Array.from({ length: 18 }, (_hole, hole) => {
              const isHit = dice() > 0;
              const shots = [shotOf('tee', 400), shotOf(isHit ? 'fairway' : 'rough', 150 + 9 * dice()), puttOf(9)];
              return holeOf({
                hole: hole + 1,
                score: 3,
                yards: yards(400),
                fairway: isHit ? 'hit' : 'left',
                ...(index < 6 ? { shots } : {}),
              });
            }),
          }),
        ),
      }));
    const verdict = verdictIn(pairSides(driving('a'), driving('b')), 'Drive');
    expect(verdict?.formattedBasis).toBe('SG Off the tee and FIR, 6 and 6 rounds');
    // With six rounds a side Welch gives at most ten degrees of freedom, with twenty at least 19.
    expect(verdict?.chance).toBeGreaterThanOrEqual(studentTwoSided(verdict?.effect ?? 0, 10) - 1e-9);
  });
});
