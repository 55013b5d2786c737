import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { scoreTrend } from './score-trend.ts';

const first = calendarDay('2024-03-01');
const round = (score: number | null, day: number, change: Partial<RoundSummary> = {}) =>
  ({
    ...{
      roundId: `r${day}`,
      playedOn: addDays(first, day),
      score,
      status: 'completed',
      holeCount: 18,
      holesPlayed: 18,
    },
    ...change,
  }) as RoundSummary;
const rounds = (scores: readonly number[]) => scores.map((score, day) => round(score, day));

describe('the trend of the scores', () => {
  it('is null below three finished rounds of one length (IMPORT-O18)', () => {
    expect(scoreTrend(rounds([90, 88]))).toBeNull();
    expect(scoreTrend([...rounds([90, 88]), round(80, 2, { status: 'inProgress' })])).toBeNull();
    expect(scoreTrend(rounds([90, 88, 92]))).toMatchObject({ normal: 90, normalBefore: null, best: { score: 88 } });
  });

  it('has as the normal score the middle of the last 20, in any order of the rounds (IMPORT-O18)', () => {
    const scores = [
      ...Array.from({ length: 20 }, () => 96),
      ...Array.from({ length: 20 }, (_unused, i) => 80 + (i % 10)),
    ];
    const trend = scoreTrend(rounds(scores).toReversed());
    expect(trend).toMatchObject({ normal: 85, normalBefore: 96, best: { score: 80, roundId: 'r30' } });
    expect(trend?.scores.map(({ normal }) => normal).slice(18, 21)).toEqual([null, 96, 96]);
  });

  it('says what was normal before only of rounds that the last 20 do not have (IMPORT-O18)', () => {
    expect(scoreTrend(rounds(Array.from({ length: 39 }, () => 90)))?.normalBefore).toBeNull();
    expect(scoreTrend(rounds(Array.from({ length: 40 }, () => 90)))?.normalBefore).toBe(90);
  });

  it('is of the length that was played more often, and leaves out rounds that stopped early (IMPORT-O18)', () => {
    const nines = [45, 46, 47, 44].map((score, day) => round(score, day, { holeCount: 9, holesPlayed: 9 }));
    expect(scoreTrend([...nines, ...rounds([90, 91, 92])])).toMatchObject({ holeCount: 9, best: { score: 44 } });
    expect(scoreTrend([...rounds([90, 91, 92]), round(60, 5, { holesPlayed: 12 })])?.best.score).toBe(90);
  });
});
