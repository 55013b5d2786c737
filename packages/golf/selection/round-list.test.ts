import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { checkRoundList, roundListOf, roundListOptions } from './round-list.ts';

const today = calendarDay('2026-06-30');
const rounds = Array.from({ length: 14 }, (_unused, index) =>
  summaryOf({ roundId: `r${index}`, playedOn: addDays(today, -index), score: 72 + ((index * 5) % 14) }),
);

describe('the list of rounds of the dashboard', () => {
  it('offers the quick options and the best ten (DASH-24, SHOTS-18)', () => {
    expect(roundListOptions.slice(-2)).toEqual(['All Rounds', 'Best 10 Rounds']);
    expect(roundListOf(rounds, 'Last 6 Rounds', today)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
    const best = roundListOf([...rounds, summaryOf({ roundId: 'open', score: null })], 'Best 10 Rounds', today);
    const scores = best.map((id) => rounds.find((round) => round.roundId === id)?.score);
    expect(scores).toEqual([72, 73, 74, 75, 76, 77, 78, 79, 80, 81]);
  });

  it('cannot be set empty (DASH-23)', () => {
    expect(checkRoundList(['r1'])).toEqual(['r1']);
    expect(() => checkRoundList([])).toThrow('Cannot set empty rounds list');
  });
});
