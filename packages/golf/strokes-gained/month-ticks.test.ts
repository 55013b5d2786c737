import { expect, it } from 'vitest';
import { calendarDay, dayNumber } from '../calendar/index.ts';
import { monthTicks } from './month-ticks.ts';

const texts = (first: string, last: string, max: number) =>
  monthTicks(calendarDay(first), calendarDay(last), max).map(({ text }) => text);

it('has a tick for each month, with the year at the first and in January', () => {
  expect(texts('2025-10-12', '2026-02-03', 8)).toEqual(['Nov 2025', 'Dec', 'Jan 2026', 'Feb']);
  expect(monthTicks(calendarDay('2025-11-01'), calendarDay('2025-11-30'), 8)).toEqual([
    { time: dayNumber(calendarDay('2025-11-01')), text: 'Nov 2025' },
  ]);
});

it('leaves out months where there are too many ticks, evenly', () => {
  expect(texts('2025-01-20', '2025-12-31', 6)).toEqual(['Mar 2025', 'May', 'Jul', 'Sep', 'Nov']);
  expect(texts('2024-06-20', '2026-06-01', 4)).toEqual(['Jul 2024', 'Jan 2025', 'Jul', 'Jan 2026']);
  expect(texts('2026-05-02', '2026-05-20', 6)).toEqual([]);
});
