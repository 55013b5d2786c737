import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDay, isCalendarDay, isInRange } from './day.ts';
import { previousSeason, seasonOf, seasonRange, seasons } from './season.ts';

const day = calendarDay;

describe('days', () => {
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00:00Z', '1776-07-04', ''])(
    'refuses %j as a day',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
      expect(() => calendarDay(text)).toThrow(`'${text}' is not a day of the form yyyy-MM-dd`);
    },
  );

  it('adds days and months across years and leap days (DATE-03)', () => {
    expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addMonths(day('2024-02-29'), -12)).toBe('2023-02-28');
    expect(addMonths(day('2026-01-31'), -2)).toBe('2025-11-30');
    expect(addMonths(day('2026-11-15'), 3)).toBe('2027-02-15');
  });

  it('includes both ends of a range, and an open end has no limit (DATE-O4)', () => {
    const range = { start: day('2026-05-01'), end: day('2026-05-31') };
    expect([day('2026-05-01'), day('2026-05-31')].every((value) => isInRange(value, range))).toBe(true);
    expect([day('2026-04-30'), day('2026-06-01')].some((value) => isInRange(value, range))).toBe(false);
    expect(isInRange(day('1901-01-01'), { start: null, end: null })).toBe(true);
  });
});

describe('seasons', () => {
  it.each([
    ['2026-03-01', 'spring', 2026],
    ['2026-05-31', 'spring', 2026],
    ['2026-06-01', 'summer', 2026],
    ['2026-09-01', 'fall', 2026],
    ['2026-11-30', 'fall', 2026],
    ['2026-02-28', 'winter', 2026],
  ] as const)('counts %s to %s %i (CMP-46)', (text, season, year) => {
    expect(seasonOf(day(text))).toEqual({ season, year });
  });

  it('counts a December to the winter of the coming year (CARD-O8, DASH-O8)', () => {
    expect(seasonOf(day('2024-12-01'))).toEqual({ season: 'winter', year: 2025 });
    expect(seasonRange({ season: 'winter', year: 2025 })).toEqual({ start: '2024-12-01', end: '2025-02-28' });
  });

  it('walks back through the seasons, from winter to the fall before (DASH-O8)', () => {
    const walk = [{ season: 'spring' as const, year: 2026 }];
    for (let step = 0; step < 4; step += 1)
      walk.push(previousSeason(walk[step] as (typeof walk)[number]) as (typeof walk)[number]);
    expect(walk.map(({ season, year }) => `${season} ${year}`)).toEqual([
      'spring 2026',
      'winter 2026',
      'fall 2025',
      'summer 2025',
      'spring 2025',
    ]);
  });

  it('covers each day of a year by exactly the range of its season (CMP-46)', () => {
    for (let date = day('2023-12-01'); date < '2025-03-01'; date = addDays(date, 1)) {
      const own = seasonOf(date);
      expect(isInRange(date, seasonRange(own))).toBe(true);
      const others = seasons.filter(
        (season) => season !== own.season && isInRange(date, seasonRange({ season, year: own.year })),
      );
      expect(others).toEqual([]);
    }
  });
});
