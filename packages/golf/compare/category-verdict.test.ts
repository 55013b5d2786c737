import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { placeOfStat, statCategories, tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { normalDice } from '../testing/dice.ts';
import { categoryVerdict } from './category-verdict.ts';
import { differenceOf, pairSides, type SideRound } from './difference.ts';

const dice = normalDice(11);

/** Rounds of nine greens hit: a first putt from so many feet that falls now and then, or stops about so far away. */
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

const verdictOf = (left: readonly SideRound[], right: readonly SideRound[], category = 'Putt' as const) =>
  categoryVerdict(pairSides(left, right), category, 18);

describe('the verdict on a category', () => {
  it('goes by strokes gained and by what is left from equal distances (DATA-29)', () => {
    const verdict = verdictOf(putting('a', [20, 40], 3), putting('b', [20, 40], 5));
    expect(verdict).toMatchObject({
      certainty: 'clear',
      better: 'left',
      basis: ['putt.strokesGained', 'putt.leave'],
    });
  });

  it('blames nobody for longer putts: leaves are compared band by band (DATA-29)', () => {
    const [near, far] = [putting('a', [12, 32], 4), putting('b', [32, 32], 4)];
    const leave = differenceOf(pairSides(near, far), placeOfStat('putt.leave'), 18);
    expect(leave).toMatchObject({ certainty: 'clear', better: 'left' });
    expect(verdictOf(near, far)?.better).not.toBe('left');
  });

  it('is of what there is where no strokes are logged, and none where nothing is (DATA-29)', () => {
    const cards = (prefix: string, putts: number): readonly SideRound[] =>
      Array.from({ length: 6 }, (_unused, index) => ({
        key: `${prefix}${index}`,
        tally: tallyRound(
          roundOf({
            // The first greens are missed and saved by one putt, so that there is no more to say of saves.
            holes: Array.from({ length: 18 }, (_hole, hole) => {
              const isMissed = hole < index;
              const ofHole = isMissed || hole === 10 + index ? 1 : putts;
              return holeOf({ hole: hole + 1, score: (isMissed ? 3 : 2) + ofHole, putts: ofHole });
            }),
          }),
        ),
      }));
    const sides = pairSides(cards('a', 2), cards('b', 3));
    const basis = statCategories.map((category) => categoryVerdict(sides, category, 18)?.basis ?? null);
    expect(basis).toEqual([['scoring.toPar'], null, ['approach.greensInRegulation'], null, ['putt.puttsPerGreen']]);
  });
});
