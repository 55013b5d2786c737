import { expect, it } from 'vitest';
import { calendarDay } from './day.ts';
import { rangeOptions } from './range-options.ts';
import { customRange, isSameRange, readRange, writeRange } from './range-text.ts';

const today = calendarDay('2026-06-15');
const nameOf = () => 'picked';

it.each(['', '10 weeks', '1', 'days'])(
  'an option for %j survives being written to an address and read (DATE-05)',
  (text) => {
    for (const option of rangeOptions(text, today))
      expect(readRange(writeRange(option, today), today, nameOf)).toEqual(option);
  },
);

it('picked days stay the same days, and named ranges move with today (DATE-05)', () => {
  const picked = customRange('picked', calendarDay('2026-01-01'), calendarDay('2026-03-31'));
  expect(writeRange(picked, today)).toBe('2026-01-01..2026-03-31');
  expect(readRange('2026-01-01..2026-03-31', today, nameOf)).toEqual(picked);
  expect(readRange('Last 1 Week', calendarDay('2026-06-16'), nameOf)?.dateRange.start).toBe('2026-06-10');
});

it.each(['Last 0 Weeks', 'Last 6 Moons', '2026-03-31..2026-01-01', '2026-01-01..', '..', 'x', 'Last 6'])(
  'no range is read from %j',
  (text) => {
    expect(readRange(text, today, nameOf)).toBeNull();
  },
);

it('ranges are the same when they begin and end on the same days (DATE-06)', () => {
  const range = { start: null, end: today };
  expect([isSameRange(range, { ...range }), isSameRange(range, { start: today, end: today })]).toEqual([true, false]);
});
