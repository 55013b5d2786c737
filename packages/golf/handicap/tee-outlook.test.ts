import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { type RatedRound, ratedRoundOf } from './rated-round.ts';
import type { HandicapScore } from './score.ts';
import { scoringRecord } from './scoring-record.ts';
import { teeOutlook } from './tee-outlook.ts';

const first = calendarDay('2025-01-01');
/** 334 days after the first. */
const today = calendarDay('2025-12-01');
const tee = { holeCount: 18, courseRating: 71.2, slopeRating: 125, par: 72 } as const;

/** A round whose differential is `value`: all pars, or all bogeys where the rating would be too far from par. */
const ratedRound = (value: number, days: number): RatedRound => {
  const score = value > 10 ? 5 : 4;
  return ratedRoundOf(
    roundOf({
      roundId: `r${days}`,
      playedOn: addDays(first, days),
      course: { name: 'Links', tee: { name: 'Blue', rating: 18 * score - value, slope: 113 } },
      holes: Array.from({ length: 18 }, (_, place) => holeOf({ hole: place + 1, strokeIndex: place + 1, score })),
    }),
  );
};
const rounds = (values: readonly number[]) => values.map((value, place) => ratedRound(value, place * 9));
const fives = (index: number) => rounds(Array.from({ length: 5 }, () => index));
const scoreOf = ({ score }: RatedRound): readonly HandicapScore[] => (typeof score === 'string' ? [] : [score]);

describe('what a tee means for a player', () => {
  it('is the Course Handicap and the Playing Handicaps of the worked number, not rounded in between (INDEX-03, INDEX-09)', () => {
    const outlook = teeOutlook(fives(14), tee, today);
    expect(outlook?.courseHandicap).toBeCloseTo(14.687, 3);
    expect(outlook?.courseHandicapRounded).toBe(15);
    expect(outlook?.playingHandicaps.map(({ share, strokes }) => [share, strokes])).toEqual([
      [0.95, 14],
      [1, 15],
      [0.85, 12],
      [0.9, 13],
    ]);
  });

  it('gives a nine-hole tee half of the index (INDEX-09)', () => {
    const outlook = teeOutlook(fives(14.1), { holeCount: 9, courseRating: 35.6, slopeRating: 125, par: 36 }, today);
    expect([outlook?.indexOfHoles, outlook?.strokesByAllocation]).toEqual([7.1, [1, 1, 1, 1, 1, 1, 1, 0, 0]]);
  });

  it('takes strokes back from the highest stroke indexes of a player better than scratch (INDEX-09)', () => {
    const outlook = teeOutlook(fives(-2), { ...tee, courseRating: 73.1, slopeRating: 130 }, today);
    expect([outlook?.courseHandicapRounded, outlook?.strokesByAllocation.indexOf(-1)]).toEqual([-1, 17]);
  });

  it('is the index of the record with the next round, for every score (INDEX-08)', () => {
    const played = rounds([12, 9, 14, 8, 15, 11, 9, 10, 13, 12, 16, 7, 9, 12, 11, 10, 14, 13, 9, 12, 10]);
    const outlook = teeOutlook(played, tee, today);
    expect(outlook?.outcomes.length).toBe(29);
    for (const { score, index, differential, reduction } of outlook?.outcomes ?? []) {
      const next = { ...tee, scoreId: 'next', playedOn: today, playingConditions: 0, result: { adjustedScore: score } };
      const record = scoringRecord([...played.flatMap(scoreOf), next]);
      expect([score, index]).toEqual([score, record.index?.value]);
      expect(record.entries.at(-1)).toMatchObject({ differential, reduction });
    }
  });

  it('says up to which score the index falls, and from which it rises (INDEX-08)', () => {
    // The oldest of 20 counts and leaves, so a bad score raises the index.
    const outlook = teeOutlook(rounds([5, ...Array.from({ length: 19 }, () => 10)]), tee, today);
    const { index = 0, outcomes = [], lowersUpTo, raisesFrom } = outlook ?? {};
    const scoresWith = (isSo: (after: number) => boolean) =>
      outcomes.flatMap((outcome) => (isSo(outcome.index) ? outcome.score : []));
    expect(Math.max(...scoresWith((after) => after < index))).toBe(lowersUpTo);
    expect(Math.min(...scoresWith((after) => after > index))).toBe(raisesFrom);
    expect(raisesFrom).toBeGreaterThan(lowersUpTo ?? 0);
    expect(teeOutlook(fives(10), tee, today)?.raisesFrom).toBeNull();
  });

  it('uses the index of the morning for a second round of the day (INDEX-04)', () => {
    const before = fives(20);
    const outlook = teeOutlook([...before, ratedRound(10, 334)], tee, today);
    // 12.5 is 7.5 better than the 20.0 of the morning, but no better than the 12.0 that the day's first round made of it.
    expect(outlook?.index).toBe(12);
    expect(outlook?.outcomes.find(({ score }) => score === 85)).toMatchObject({ differential: 12.5, reduction: -1 });
  });

  it('is nothing before the first index (INDEX-08)', () => {
    expect(teeOutlook(rounds([10, 12]), tee, today)).toBeNull();
  });
});
