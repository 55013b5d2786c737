import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { anyHistory } from '../testing/arbitraries.ts';
import { summaryOf } from '../testing/builders.ts';
import { quickOptionRounds, quickOptions, seasonStartOf } from './quick-options.ts';
import { bestFirst, newestFirst, scoreVsPar } from './select-rounds.ts';
import { trendRounds } from './trend.ts';

const played = (roundId: string, day: string, changes = {}) =>
  summaryOf({ roundId, playedOn: calendarDay(day), ...changes });
const ids = (rounds: readonly { readonly roundId: string }[]) => rounds.map((round) => round.roundId);

describe('the best round', () => {
  const order = (rounds: readonly { readonly score: number; readonly par: number }[]) =>
    ids(rounds.map((changes, index) => played(`r${index}`, `2026-05-0${index + 1}`, changes)).sort(bestFirst));

  it('is of equal scores to par the lower score, then the more recent one (CARD-O9, CARD-O5)', () => {
    const [short, long] = [
      { score: 65, par: 70 },
      { score: 67, par: 72 },
    ];
    expect(order([short, long])).toEqual(['r0', 'r1']);
    expect(order([long, short, short])).toEqual(['r2', 'r1', 'r0']);
  });
});

describe('quick options', () => {
  const today = calendarDay('2026-06-15');
  const rounds = [
    played('today', '2026-06-15'),
    played('may', '2026-05-17'),
    played('may16', '2026-05-16', { type: 'match', tournamentName: 'Duel' }),
    played('winter', '2026-02-10', { type: 'tournament', tournamentName: 'Open' }),
    played('fall', '2025-11-10', { type: 'tournament', tournamentName: 'Open' }),
    played('year', '2025-06-16', { type: 'tournament', tournamentName: 'Cup' }),
    played('two', '2024-06-16', { type: 'tournament', tournamentName: 'Bowl' }),
    played('old', '2024-06-15', { type: 'tournament', tournamentName: 'Shield' }),
  ];

  it.each([
    ['Last 6 Rounds', ['today', 'may', 'may16', 'winter', 'fall', 'year']],
    ['Last 3 Tournaments', ['winter', 'fall', 'year', 'two']],
    ['Past 30 Days', ['today', 'may']],
    ['Current Season', ['today']],
    ['2 Seasons', ['today', 'may', 'may16']],
    ['Past 12 Months', ['today', 'may', 'may16', 'winter', 'fall', 'year']],
    ['Past 2 Years', ['today', 'may', 'may16', 'winter', 'fall', 'year', 'two']],
    ['All Rounds', ['today', 'may', 'may16', 'winter', 'fall', 'year', 'two', 'old']],
  ] as const)(
    '%s holds its rounds, the newest first (SHOTS-12, SHOTS-18, SHOTS-O7, SHOTS-O9, DATE-O6)',
    (option, expected) => {
      expect(quickOptionRounds([...rounds].reverse(), option, today)).toEqual(expected);
    },
  );

  it('say the first day of their three-month seasons (SHOTS-O7)', () => {
    expect(quickOptions.map((option) => seasonStartOf(option, today)).filter((day) => day !== null)).toEqual([
      '2026-06-01',
      '2026-03-01',
    ]);
  });

  it('are those of the specification with all rounds, and empty without data, to be disabled (SHOTS-14, SHOTS-18)', () => {
    expect(quickOptions).toHaveLength(8);
    for (const option of quickOptions) expect(quickOptionRounds([], option, today)).toEqual([]);
  });
});

describe('trends', () => {
  it('finds the neighbours with the lowest sum against par, of equals the most recent (CMP-63)', () => {
    const rounds = [74, 70, 71, 75, 70, 71, 78].map((score, index) =>
      played(`r${index}`, `2026-05-0${7 - index}`, { score }),
    );
    expect(ids(trendRounds(rounds, 'bestConsecutive', 2))).toEqual(['r1', 'r2']);
    expect(ids(trendRounds(rounds, 'best', 3))).toEqual(['r1', 'r2', 'r4']);
    expect(ids(trendRounds(rounds, 'mostRecent', 2))).toEqual(['r0', 'r1']);
    expect(trendRounds(rounds.slice(0, 2), 'bestConsecutive', 3)).toEqual([]);
  });

  it('finds no better run by trying them all (CMP-63)', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 5 }), (history, count) => {
        const sum = (rounds: typeof history) => rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0);
        const found = trendRounds(history, 'bestConsecutive', count);
        const sorted = history.filter((round) => round.score !== null).sort(newestFirst);
        const runs = sorted
          .map((_round, start) => sorted.slice(start, start + count))
          .filter((run) => run.length === count);
        expect(found.length).toBe(runs.length === 0 ? 0 : count);
        for (const run of runs) expect(sum(found)).toBeLessThanOrEqual(sum(run));
      }),
    );
  });
});
