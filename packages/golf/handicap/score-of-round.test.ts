import { describe, expect, it } from 'vitest';
import type { Hole, RoundDocument } from '../model/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { scoreOfRound } from './score-of-round.ts';

const holesOf = (count: number, change: Partial<Hole> = {}) =>
  Array.from({ length: count }, (_, place) => holeOf({ hole: place + 1, strokeIndex: place + 1, ...change }));
const ratedRound = (round: Partial<RoundDocument> = {}) =>
  roundOf({
    holeCount: 18,
    status: 'completed',
    course: { name: 'Links', tee: { name: 'Blue', rating: 72.4, slope: 131 } },
    holes: holesOf(18),
    ...round,
  });

describe('a round', () => {
  it('counts with the rating of its own copy of the course (INDEX-01)', () => {
    expect(scoreOfRound(ratedRound())).toMatchObject({ holeCount: 18, courseRating: 72.4, slopeRating: 131 });
  });

  it.each<[string, Partial<RoundDocument>, string]>([
    ['that is not finished', { status: 'inProgress' }, 'inProgress'],
    ['on a simulator', { isSimulator: true }, 'simulator'],
    ['of nine holes of eighteen', { holes: holesOf(9), stoppedAfter: 9 }, 'tooFewHoles'],
    ['without rating', { course: { name: 'Links', tee: { name: 'Blue', slope: 131 } } }, 'noRating'],
    ['without slope', { course: { name: 'Links', tee: { name: 'Blue', rating: 72.4 } } }, 'noRating'],
    [
      'of nine holes with the rating of eighteen',
      { holeCount: 9, holes: holesOf(9), course: { name: 'Links', tee: { name: 'Blue', rating: 72.4, slope: 131 } } },
      'noRating',
    ],
    [
      'with a ball picked up and no stroke indexes',
      { holes: [...holesOf(17, { strokeIndex: undefined }), holeOf({ hole: 18, score: undefined, isPickedUp: true })] },
      'pickedUpWithoutStrokeIndex',
    ],
  ])('%s does not count and says why (INDEX-06)', (_what, change, reason) => {
    expect(scoreOfRound(ratedRound(change))).toBe(reason);
  });

  it('of ten holes counts, its other holes not played (INDEX-02)', () => {
    const score = scoreOfRound(ratedRound({ holes: holesOf(10), stoppedAfter: 10 }));
    const holes = typeof score !== 'string' && 'holes' in score.result ? score.result.holes : [];
    expect([holes.length, holes.filter((hole) => hole.score === null).length]).toEqual([18, 8]);
  });
});
