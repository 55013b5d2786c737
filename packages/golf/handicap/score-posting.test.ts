import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { ratedRoundOf } from './rated-round.ts';
import { roundStrokes } from './round-strokes.ts';
import { scorePosting } from './score-posting.ts';

/** Stroke indexes in the order of the holes, on a tee where the Course Handicap is the index. */
const played = (roundId: string, playedOn: string, scores: readonly number[]) =>
  ratedRoundOf(
    roundOf({
      roundId,
      playedOn: calendarDay(playedOn),
      course: { name: 'Pine Hollow', tee: { name: 'Blue', rating: 72, slope: 113 } },
      holes: scores.map((score, place) => holeOf({ hole: place + 1, par: 4, score, strokeIndex: place + 1 })),
    }),
  );
const bogeys = Array.from({ length: 18 }, () => 5);
const three = ['a', 'b', 'c'].map((roundId, place) => played(roundId, `2026-05-0${place + 1}`, bogeys));

describe('a score that is posted', () => {
  it('limits each hole by the strokes of the index of that day (INDEX-14)', () => {
    const bad = [10, ...bogeys.slice(1, 17), 10];
    const posting = scorePosting([...three, played('d', '2026-05-09', bad)], 'd');
    if (posting === null || typeof posting === 'string') throw new Error('the round counts');
    expect(posting.index).toBe(16);
    expect(posting.courseHandicap).toBe(16);
    const [first] = posting.holes;
    const last = posting.holes.at(-1);
    expect([first?.score, first?.received, first?.adjusted]).toEqual([10, 1, 7]);
    expect([last?.score, last?.received, last?.adjusted]).toEqual([10, 0, 6]);
    expect([posting.strokes, posting.adjustedScore]).toEqual([100, 93]);
  });

  it('limits each hole to par + 5 before the first index, with no strokes received (INDEX-02, INDEX-14)', () => {
    const posting = scorePosting([played('a', '2026-05-01', [12, ...bogeys.slice(1)])], 'a');
    if (posting === null || typeof posting === 'string') throw new Error('the round counts');
    expect(posting.holes[0]).toMatchObject({ score: 12, adjusted: 9, received: null });
    expect([posting.index, posting.courseHandicap]).toEqual([null, null]);
  });

  it('is the reason for a round that does not count, and null for one that is not there (INDEX-06)', () => {
    const short = played('s', '2026-05-01', bogeys.slice(0, 8));
    expect([scorePosting([short], 's'), scorePosting([short], 'other')]).toEqual(['tooFewHoles', null]);
  });
});

it('strokes received are those of the index of the day, and unknown before the first index (INDEX-15)', () => {
  const rounds = [...three, played('d', '2026-05-09', bogeys)];
  expect(roundStrokes(rounds)).toEqual([
    { roundId: 'd', courseHandicap: 16, strokes: [...Array.from({ length: 16 }, () => 1), 0, 0] },
  ]);
  const unordered = ratedRoundOf(
    roundOf({
      roundId: 'e',
      playedOn: calendarDay('2026-05-10'),
      course: { name: 'Pine Hollow', tee: { name: 'Blue', rating: 72, slope: 113 } },
    }),
  );
  expect(roundStrokes([...rounds, unordered]).map(({ roundId }) => roundId)).toEqual(['d']);
});
