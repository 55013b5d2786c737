import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, dayFromNumber, dayNumber } from '../calendar/index.ts';
import { formatDay, formatShortDay } from './day.ts';
import { parseSearchDays } from './day-search.ts';

const has = (text: string, day: string) => parseSearchDays(text)?.has(calendarDay(day));

describe('a text that means days (SHOTS-21)', () => {
  it.each([
    ['Mar 14', '2026-03-14', '2026-03-15'],
    ['march 14, 2026', '2026-03-14', '2025-03-14'],
    ['14 Mar', '2025-03-14', '2025-04-14'],
    ['2026-03', '2026-03-31', '2026-04-01'],
    ['2026-03-14', '2026-03-14', '2026-03-15'],
    ['Sept 2025', '2025-09-01', '2026-09-01'],
    ['3/14', '2026-03-14', '2026-03-04'],
    ['3/14/2026', '2026-03-14', '2025-03-14'],
  ])('%s is %s and not %s, for certain', (text, meant, other) => {
    expect([has(text, meant), has(text, other), parseSearchDays(text)?.isCertain]).toEqual([true, false, true]);
  });

  it.each([
    ['2026', '2026-01-01', '2025-12-31'],
    ['May', '2026-05-03', '2026-06-03'],
  ])('%s is %s and not %s, and may be part of a name', (text, meant, other) => {
    expect([has(text, meant), has(text, other), parseSearchDays(text)?.isCertain]).toEqual([true, false, false]);
  });

  it.each(['', 'Pine', 'Ma', 'Mayfield', '18', 'Mar 14 15', '14 Mar 14', '2026-13', 'Mar 32', '3/14/26', 'Round 3'])(
    '%s is none',
    (text) => {
      expect(parseSearchDays(text)).toBeNull();
    },
  );

  it('is every day as it is written beside a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }), (one, other) => {
        const first = dayNumber(calendarDay('2020-01-01'));
        const [day, otherDay] = [dayFromNumber(first + one), dayFromNumber(first + other)];
        for (const text of [day, formatDay(day, true), formatShortDay(day)]) {
          expect(parseSearchDays(text)?.has(day)).toBe(true);
          expect(parseSearchDays(text)?.has(otherDay)).toBe(day === otherDay);
        }
      }),
    );
  });
});
