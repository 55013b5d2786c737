import { expect, it } from 'vitest';
import type { CalendarDay } from '../calendar/index.ts';
import { stripWords } from './strip-words.ts';

const day = '2026-05-01' as CalendarDay;
const event = (...toPars: readonly number[]) => ({
  ...{ name: 'Spring Open', startedOn: day, finish: null, isInPeriod: true },
  rounds: toPars.map((toPar, index) => ({ roundId: `r${index}`, playedOn: day, toPar })),
});

it.each([
  [[event(-3, 0), event(-2, 1)], '4 under par over 4 tournament rounds, 2 of them under par.'],
  [
    [event(...Array.from({ length: 20 }, () => -1))],
    '20 under par over the last 20 tournament rounds, 20 of them under par.',
  ],
  [[event(-1, 2, 4)], 'Under par in 1 of 3 tournament rounds.'],
  [[event(-1, 1, 0)], 'Under par in 1 of 3 tournament rounds.'],
  [[event(0, 2, 4)], null],
  [[event(-3, -2)], null],
  [[], null],
])('the rounds to par in one sentence, as far as some were under par: %# (FIRST-O71)', (strip, words) => {
  expect(stripWords(strip, 'tournament rounds')).toBe(words);
});
