import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '../calendar/index.ts';
import { rulesOf2024 } from './rules.ts';
import type { HandicapScore } from './score.ts';
import { scoringRecord } from './scoring-record.ts';

const first = calendarDay('2024-01-01');

/** A score whose differential is `value`, `days` after the first day. */
const score = (value: number, days: number, change: Partial<HandicapScore> = {}): HandicapScore => ({
  scoreId: `score ${days}`,
  playedOn: addDays(first, days),
  holeCount: 18,
  courseRating: 70 - value,
  slopeRating: 113,
  playingConditions: 0,
  result: { adjustedScore: 70 },
  ...change,
});
/** One score a day with these differentials. */
const scores = (values: readonly number[], from = 0) => values.map((value, place) => score(value, from + place));
const indexOf = (values: readonly number[]) => scoringRecord(scores(values)).index?.value ?? null;
const repeat = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);

/** The index after twenty scores of 10.0, and twenty of another differential more than a year later. */
const afterYearOfTen = (value: number) =>
  scoringRecord([...scores(repeat(10, 20)), ...scores(repeat(value, 20), 400)]).index;

/** A nine-hole score with this differential on its nine holes. */
const nine = (value: number, days: number) => score(value, days, { holeCount: 9 });

describe('the index', () => {
  it.each([
    [[15.3, 15.2, 16.6], 13.2],
    [[40.7, 42.4, 36.1], 34.1],
    [[40.7, 42.4, 36.1, 45.9, 43.6, 45], 37.4],
  ])('of %j is the published %f (INDEX-13)', (differentials, index) => {
    expect(indexOf(differentials)).toBe(index);
  });

  it.each([
    [3, 8],
    [4, 9],
    [5, 10],
    [6, 9.5],
    [7, 10.5],
    [8, 10.5],
    [9, 11],
    [11, 11],
    [12, 11.5],
    [14, 11.5],
    [15, 12],
    [16, 12],
    [17, 12.5],
    [18, 12.5],
    [19, 13],
    [20, 13.5],
    [25, 18.5],
  ])('of %i scores takes as many as the table of rule 5.2a says (INDEX-01)', (count, index) => {
    // Each score is a stroke worse than the one before; the first of 25 are older than the last 20.
    const rising = Array.from({ length: count }, (_, place) => 10 + place);
    expect(scoringRecord(scores(rising)).index?.average).toBe(index);
  });

  it('is computed once 54 holes are in the record, and is at most 54.0 (INDEX-01)', () => {
    expect(indexOf([10, 10])).toBeNull();
    expect(scoringRecord(scores([10, 10])).holesToFirstIndex).toBe(18);
    expect(indexOf([70, 70, 70])).toBe(54);
    expect(scoringRecord(scores([70, 70, 70])).index).toMatchObject({ average: 68, limit: 'max' });
  });

  it('above the low index by more than 3.0 counts the rest half: 10.0 and 13.4 give 13.2 (INDEX-13)', () => {
    expect(afterYearOfTen(13.4)).toMatchObject({
      value: 13.2,
      average: 13.4,
      counted: 8,
      adjustment: 0,
      lowIndex: 10,
      limit: 'softCap',
    });
  });

  it('is never more than 5.0 above the low index (INDEX-01)', () => {
    expect(afterYearOfTen(30)).toMatchObject({ value: 15, average: 30, limit: 'hardCap' });
  });

  it('has a low index from 20 scores on, indexes of fewer scores among it (INDEX-01)', () => {
    const entries = scoringRecord(scores(repeat(10, 21))).entries;
    expect(entries[18]?.indexAfter?.lowIndex).toBeNull();
    // The first index was 8.0: three scores of 10.0, and 2.0 taken off.
    expect(entries[19]?.indexAfter).toMatchObject({ lowIndex: 8, lowIndexOn: addDays(first, 2) });
  });

  it('has a low index of the 365 days that end on the day of the score before: 10.6 of March 1, 2020 still holds on April 1, 2021 (INDEX-18)', () => {
    // The example of R&A clarification 5.7/1: an index of 12.3 on January 1, 2021, and a low index of March 1, 2020.
    const on = (day: string, value: number) => score(value, daysBetween(first, calendarDay(day)));
    const every = (days: number, from: string, values: readonly number[]) =>
      values.map((value, place) => on(addDays(calendarDay(from), place * days), value));
    const record = scoringRecord([
      ...every(1, '2018-05-01', repeat(12.3, 20)),
      ...every(10, '2019-08-15', [...repeat(10.6, 8), ...repeat(12.3, 11)]),
      on('2020-03-01', 12.3),
      ...every(15, '2020-03-10', repeat(12.3, 19)),
      on('2021-01-01', 12.3),
      on('2021-04-01', 18),
      on('2021-04-02', 18),
    ]);
    const [january, april, next] = record.entries.slice(-3);
    expect(january?.indexAfter?.value).toBe(12.3);
    expect(april?.indexAfter).toMatchObject({ lowIndex: 10.6, lowIndexOn: '2020-03-01' });
    // The year ends on April 1 by then, and the lowest index issued in it is one of the way up.
    expect(next?.indexAfter?.lowIndexOn).toBe('2020-04-09');
  });

  it('has a low index that was computed within the year, not one that was carried into it: an average of 13.8 above 10.0 gives 13.4 (INDEX-18)', () => {
    // R&A clarification of April 1, 2021 (Danish union, C-D/1), as scores.
    const on = (day: string, value: number) => score(value, daysBetween(first, calendarDay(day)));
    const spring = calendarDay('2021-03-13');
    const record = scoringRecord([
      ...Array.from({ length: 20 }, (_, place) => on(addDays(calendarDay('2018-05-01'), place), 10)),
      on('2020-09-01', 10),
      ...[...repeat(13.4, 6), 13.6, ...repeat(16, 12)].map((value, place) => on(addDays(spring, place), value)),
      on('2022-07-01', 20),
    ]);
    expect(record.index).toMatchObject({ lowIndex: 10, average: 13.8, value: 13.4, limit: 'softCap' });
  });

  it('is its own low index after a break of more than a year (INDEX-18)', () => {
    const record = scoringRecord([...scores(repeat(10, 20)), score(10, 400), score(20, 800)]);
    expect(record.index).toMatchObject({ lowIndex: 10, lowIndexOn: addDays(first, 400) });
  });

  it('falls by 1.0 on all differentials after a score 7.0 better, and by 2.0 after one 10.0 better (INDEX-01)', () => {
    const before = repeat(22.2, 20);
    const one = scoringRecord(scores([...before, 15.2]));
    expect(one.entries.at(-1)).toMatchObject({ indexBefore: 22.2, reduction: -1 });
    expect(one.latest.every(({ reductions }) => reductions === -1)).toBe(true);
    // Seven of 22.2 and one of 15.2, less 1.0.
    expect(one.index?.value).toBe(20.3);
    expect(scoringRecord(scores([...before, 15.3])).entries.at(-1)?.reduction).toBe(0);
    expect(scoringRecord(scores([...before, 12.2])).entries.at(-1)?.reduction).toBe(-2);
    // It stays on those scores and is not on the ones after them.
    const later = scoringRecord(scores([...before, 15.2, ...repeat(22.2, 5)]));
    expect(later.latest.map(({ reductions }) => reductions)).toEqual([...repeat(-1, 15), ...repeat(0, 5)]);
  });

  it('is compared with the unrounded differential: 6.98 better than 7.5 is no exceptional score (INDEX-18)', () => {
    // Rule 5.9: 75 on 72.6 / 87 with conditions of +2 is 0.5195, which rounds to 0.5 and so to 7.0 better.
    const rare = { courseRating: 72.6, slopeRating: 87, playingConditions: 2, result: { adjustedScore: 75 } } as const;
    const [entry] = scoringRecord([...scores(repeat(7.5, 20)), score(0, 30, rare)]).entries.slice(-1);
    expect(entry).toMatchObject({ indexBefore: 7.5, differential: 0.5, reduction: 0 });
    expect(entry?.betterBy).toBeCloseTo(6.9805, 4);
  });

  it('that is in force in the morning is used by all scores of a day (INDEX-04)', () => {
    const day = scoringRecord([...scores(repeat(20, 5)), score(10, 6), score(9, 6, { scoreId: 'second' })]);
    expect(day.entries.slice(-2).map(({ indexBefore, reduction }) => [indexBefore, reduction])).toEqual([
      [20, -2],
      [20, -2],
    ]);
  });

  it('takes a score that is posted late at its day, and computes all after it anew (INDEX-04)', () => {
    const all = scores([12, 14, 9, 20, 16, 11, 13]);
    const late = [...all.slice(0, 2), ...all.slice(3), ...all.slice(2, 3)];
    expect(scoringRecord(late)).toEqual(scoringRecord(all));
  });

  it('of nine-hole scores waits for 54 holes and takes what is expected of itself for the other nine (INDEX-05)', () => {
    const waiting = scoringRecord(Array.from({ length: 5 }, (_, place) => nine(5, place)));
    expect([waiting.index, waiting.holesToFirstIndex]).toEqual([null, 9]);
    expect(waiting.entries.map(({ differential }) => differential)).toEqual([null, null, null, null, null]);
    const record = scoringRecord(Array.from({ length: 6 }, (_, place) => nine(5, place)));
    // The index x solves x = 5 + 0.52 x + 1.2 - 1.0, so x = 10.83.
    expect(record.index?.value).toBe(10.8);
    expect(record.entries.map(({ differential }) => differential)).toEqual(repeat(11.8, 6));
    expect(record.entries[0]?.estimates).toEqual(['expectedHoles', 'beforeFirstIndex']);
  });

  it('names the differentials that count (INDEX-01)', () => {
    const record = scoringRecord(scores([12, 14, 9, 20, 16, 11, 13]));
    expect(record.latest.filter(({ isCounted }) => isCounted).map(({ value }) => value)).toEqual([9, 11]);
  });
});

it('another set of rules computes another index from the same scores, and the first one stays (INDEX-18)', () => {
  const ten = scores(repeat(10, 3));
  const revised = { ...rulesOf2024, name: 'Revised', counted: [{ from: 3, counted: 1, adjustment: 0 }] };
  expect([scoringRecord(ten, revised).index?.value, scoringRecord(ten).index?.value]).toEqual([10, 8]);
});
