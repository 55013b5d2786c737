import { expect, it } from 'vitest';
import { tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { pairSides, type SideRound } from './difference.ts';
import { metricsTable } from './metrics.ts';
import { mostDifferent } from './most-different.ts';

/** Rounds of 18 holes; `onePutts` of them take one putt from a distance, the others two. */
const rounds = (prefix: string, feet: number, onePutts: readonly number[]): readonly SideRound[] =>
  onePutts.map((count, index) => ({
    key: `${prefix}${index}`,
    tally: tallyRound(
      roundOf({
        holes: Array.from({ length: 18 }, (_, hole) => {
          const putts = hole < count ? [puttOf(feet)] : [puttOf(feet), puttOf(1)];
          const shots = [shotOf('tee', 400), shotOf('fairway', 150), ...putts];
          return holeOf({ hole: hole + 1, score: shots.length, putts: putts.length, shots });
        }),
      }),
    ),
  }));

const puttsOf = (left: readonly SideRound[], right: readonly SideRound[]) => {
  const categories = metricsTable(pairSides(left, right), 18);
  const metrics = categories.flatMap((category) => category.metrics);
  return {
    better: metrics.find(({ metricId }) => metricId === 'putt.putts')?.difference?.better,
    isListed: mostDifferent(categories, () => false).some((id) => /^putt\.(putts|onePutts|onePuttRate)$/.test(id)),
  };
};

it('CMP-O66: fewer putts are better only where strokes gained by putting says so too', () => {
  // One side putts from 3 ft and misses two or three a round; the other putts from 30 ft and holes some.
  const close = rounds('a', 3, [15, 16, 15, 16, 15, 16, 16, 15]);
  const far = rounds('b', 30, [3, 4, 3, 5, 4, 3, 4, 5]);
  expect(puttsOf(close, far)).toEqual({ better: null, isListed: false });
  const worse = rounds('c', 30, [0, 1, 0, 1, 1, 0, 1, 0]);
  expect(puttsOf(far, worse)).toMatchObject({ better: 'left', isListed: true });
});
