import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { bestHole, roundCardOf } from '../scorecard/index.ts';
import { costliestTitle } from '../round-story/index.ts';
import { roundResult } from './round-result.ts';

const logged = (hole: number, puttFeet: number) =>
  holeOf({
    ...{ hole, yards: yards(400), score: 3 },
    shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(puttFeet, { end: { lie: 'holed' } })],
  });

describe('what a round says when it is finished', () => {
  it('is the counts where no strokes were logged, of the holes that have them (ENTRY-18)', () => {
    const holes = [
      holeOf({ hole: 1, score: 3, putts: 1, fairway: 'hit', penalties: 0 }),
      holeOf({ hole: 2, score: 6, putts: 3, fairway: 'left', penalties: 1 }),
      holeOf({ hole: 3, score: 4 }),
      { hole: 4, par: 4 },
    ];
    expect(roundResult(roundOf({ status: 'inProgress', holes }))).toMatchObject({
      ...{ score: 13, toPar: 1, holesPlayed: 3, gained: null, penalties: 1 },
      putts: { total: 4, holes: 2 },
      fairways: { done: 1, of: 2 },
      greens: { done: 1, of: 2 },
      best: { hole: 1, score: 3 },
    });
  });

  it('has strokes gained of holes whose strokes are all known, and says whether that is the whole round (ENTRY-18)', () => {
    const result = roundResult(roundOf({ holes: [logged(1, 20), logged(2, 2), holeOf({ hole: 3, score: 9 })] }));
    expect(result.gained?.isWhole).toBe(false);
    expect(result.gained?.byHole).toHaveLength(3);
    const sum = result.gained?.parts.reduce((total, { strokes }) => total + strokes, 0);
    expect(sum).toBeCloseTo(result.gained?.total ?? Number.NaN, 9);
    expect(roundResult(roundOf({ holes: [logged(1, 20)] })).gained?.isWhole).toBe(true);
  });

  it('names the best hole that the picture of the round names, the last of those under par (ENTRY-18, FIRST-O41)', () => {
    const scores = [3, 5, 3, 4];
    const round = roundOf({ holes: scores.map((score, index) => holeOf({ hole: index + 1, score })) });
    expect(roundResult(round).best).toMatchObject({ hole: 3, score: 3 });
    expect(bestHole(roundCardOf(round).holes)).toMatchObject({ hole: 3 });
    const bogeys = roundOf({ holes: [5, 4, 6].map((score, index) => holeOf({ hole: index + 1, score })) });
    expect(roundResult(bogeys).best).toMatchObject({ hole: 2, score: 4 });
  });

  it('names the costliest hole only where every hole has a score (ENTRY-18)', () => {
    const scores = Array.from({ length: 9 }, (_unused, index) =>
      holeOf({ hole: index + 1, score: index === 6 ? 6 : 4 }),
    );
    expect(roundResult(roundOf({ holeCount: 9, holes: scores })).costliest).toMatchObject({ hole: 7, score: 6 });
    const pickedUp = scores.with(2, { hole: 3, par: 4, isPickedUp: true });
    expect(roundResult(roundOf({ holeCount: 9, holes: pickedUp })).costliest).toBeNull();
    expect(roundResult(roundOf({ holeCount: 18, holes: scores, status: 'inProgress' })).costliest).toBeNull();
  });

  it('names all holes that cost the same, and none where they are the rule of the round (ENTRY-18)', () => {
    const withBogeys = (...at: readonly number[]) =>
      roundResult(
        roundOf({
          holeCount: 9,
          holes: Array.from({ length: 9 }, (_unused, index) =>
            holeOf({ hole: index + 1, score: at.includes(index + 1) ? 6 : 4 }),
          ),
        }),
      ).costliest;
    const three = withBogeys(1, 7, 8);
    expect(three?.alike).toEqual([1, 7, 8]);
    expect(three === null ? '' : costliestTitle(three, three.alike)).toBe('Double bogeys at 1, 7 and 8');
    expect(withBogeys(1, 2, 7, 8)).toBeNull();
  });

  it('names no best or costliest hole on a round of pars (ENTRY-18)', () => {
    expect(roundResult(roundOf())).toMatchObject({ best: null, costliest: null });
  });
});
