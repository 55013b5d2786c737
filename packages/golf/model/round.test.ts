import { describe, expect, it } from 'vitest';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { findRoundProblems } from './find-round-problems.ts';
import { summarizeRound } from './summarize-round.ts';
import { yards } from './units.ts';

describe('problems of a round', () => {
  it('finds none in a round of 18 scores and nothing else', () => {
    expect(findRoundProblems(roundOf())).toEqual([]);
  });

  it.each([
    ['practice', false],
    ['match', false],
    ['tournament', true],
    ['qualifier', true],
  ] as const)('AIM-11: refuses targets in a round of type %s: %s', (type, isRefused) => {
    const shots = [shotOf('tee', 400, { target: { lat: 40, lon: -80 } }), puttOf(3)];
    const round = roundOf({ type, holes: [...roundOf().holes.slice(1), holeOf({ hole: 1, score: 2, shots })] });
    const problem = { path: '$.holes[17].shots[0].target', message: `is given, but the round is a ${type}` };
    expect(findRoundProblems(round)).toEqual(isRefused ? [problem] : []);
  });

  it('allows a shotgun start and a nine-hole course played twice', () => {
    const shotgun = Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: ((index + 6) % 18) + 1 }));
    const twice = Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: (index % 9) + 1 }));
    expect(findRoundProblems(roundOf({ holes: shotgun }))).toEqual([]);
    expect(findRoundProblems(roundOf({ holes: twice }))).toEqual([]);
  });

  it('names every problem at once, each with its path (DATA-23, DATA-24)', () => {
    const holes = [
      holeOf({ hole: 1, putts: 4, score: 4 }),
      holeOf({ hole: 1, par: 3, score: 3, fairway: 'hit' }),
      holeOf({ hole: 3, score: 2, shots: [shotOf('tee', 400, { end: { lie: 'holed' } }), puttOf(3), puttOf(1)] }),
      { hole: 4, par: 4 },
    ];
    expect(findRoundProblems(roundOf({ holes }))).toEqual([
      { path: '$.holes', message: 'has 4 holes, but a completed round of 18 has them all' },
      { path: '$.holes[0].putts', message: 'are 4, not fewer than the score of 4' },
      { path: '$.holes[1].hole', message: 'is hole 1, as $.holes[0] already is' },
      { path: '$.holes[1].fairway', message: 'is given, but a par 3 has no fairway to hit' },
      { path: '$.holes[2].shots', message: 'add up to 3 strokes, more than the score of 2' },
      { path: '$.holes[2].shots[0].end.lie', message: 'is holed, but more strokes follow' },
      { path: '$.holes[3].score', message: 'is missing, but the round is completed' },
    ]);
  });

  it('takes a loop of fewer holes as often as it is played, and no number before all others (DATA-23)', () => {
    const around = (loop: number, count: number) =>
      Array.from({ length: count }, (_unused, at) => holeOf({ hole: (at % loop) + 1 }));
    for (const [loop, count] of [
      [6, 18],
      [6, 9],
      [12, 18],
      [3, 9],
    ] as const) {
      expect(findRoundProblems(roundOf({ holeCount: count === 9 ? 9 : 18, holes: around(loop, count) }))).toEqual([]);
    }
    const slip = around(6, 18).map((hole, at) => (at === 8 ? { ...hole, hole: 2 } : hole));
    expect(findRoundProblems(roundOf({ holes: slip }))[0]?.path).toBe('$.holes[8].hole');
  });

  it('takes a round that ended before its last hole, with or without the holes behind, and no score there (ENTRY-O66)', () => {
    const played = Array.from({ length: 12 }, (_unused, at) => holeOf({ hole: at + 1 }));
    const behind = Array.from({ length: 6 }, (_unused, at) => ({ hole: at + 13, par: 4 }));
    for (const holes of [played, [...played, ...behind]]) {
      expect(findRoundProblems(roundOf({ stoppedAfter: 12, holes }))).toEqual([]);
    }
    expect(findRoundProblems(roundOf({ stoppedAfter: 11, holes: played }))).toEqual([
      { path: '$.holes[11]', message: 'was played, but the round ended after 11 holes' },
    ]);
    expect(findRoundProblems(roundOf({ stoppedAfter: 13, holes: played }))).toEqual([
      { path: '$.holes', message: 'has 12 holes, but a completed round of 13 has them all' },
    ]);
    expect(findRoundProblems(roundOf({ stoppedAfter: 18 }))).toEqual([
      { path: '$.stoppedAfter', message: 'is 18, but the round is of 18' },
    ]);
  });

  it('refuses more holes than the round is of', () => {
    expect(findRoundProblems(roundOf({ holeCount: 9 }))[0]).toEqual({
      path: '$.holes',
      message: 'has 18 holes, but the round is of 9',
    });
  });
});

it('of a round with a ball picked up are complete, and have no total (ENTRY-17)', () => {
  const holes = Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1 }));
  const { score: _score, ...open } = holeOf({ hole: 3 });
  const pickedUp = roundOf({ holes: holes.with(2, { ...open, isPickedUp: true }) });
  expect(findRoundProblems(pickedUp)).toEqual([]);
  expect(summarizeRound(pickedUp)).toMatchObject({ score: null, par: null, holesPlayed: 18 });
  expect(findRoundProblems(roundOf({ holes: holes.with(2, open) }))).toEqual([
    { path: '$.holes[2].score', message: 'is missing, but the round is completed' },
  ]);
  // While it is played it is 'thru 18' with the score of the others.
  expect(summarizeRound({ ...pickedUp, status: 'inProgress' }).score).toBe(17 * 4);
});

it('sums up finished holes only, and yards only when every hole has them (DATA-20)', () => {
  const holes = [holeOf({ hole: 1, score: 5, yards: yards(400) }), { hole: 2, par: 3, yards: yards(150) }];
  expect(summarizeRound(roundOf({ status: 'inProgress', holes }))).toMatchObject({ score: 5, par: 4, yards: 550 });
  expect(summarizeRound(roundOf({ status: 'inProgress', holes: [...holes, { hole: 3, par: 4 }] })).yards).toBeNull();
});
