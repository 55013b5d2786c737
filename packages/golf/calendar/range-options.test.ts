import { expect, it } from 'vitest';
import { calendarDay } from './day.ts';
import { lastRange, rangeOptions } from './range-options.ts';

const today = calendarDay('2026-06-15');
const labels = (text: string) => rangeOptions(text, today).map((option) => option.label);

it('lists the default options for an empty text; all time has no start (DATE-03, DATE-08, DATE-O4)', () => {
  expect(rangeOptions('  ', today)).toEqual([
    { label: 'Last 12 Months', dateRange: { start: '2025-06-16', end: today } },
    { label: 'Last 24 Months', dateRange: { start: '2024-06-16', end: today } },
    { label: 'All Time', dateRange: { start: null, end: today } },
  ]);
});

it.each([
  ['10 weeks', 'Last 10 Weeks'],
  ['6 Months', 'Last 6 Months'],
  ['3m', 'Last 3 Months'],
  ['2 yeras', 'Last 2 Years'],
  ['5 moths', 'Last 5 Months'],
  ['1 week', 'Last 1 Week'],
  ['2 yrs', 'Last 2 Years'],
  ['1yr', 'Last 1 Year'],
  ['3 mths', 'Last 3 Months'],
  ['3 mos', 'Last 3 Months'],
  ['5 wks', 'Last 5 Weeks'],
  ['4 dyas', 'Last 4 Days'],
  ['3 motnhs', 'Last 3 Months'],
])('reads a number and a unit, also a misspelt one: %s (DATE-09, DATE-O2)', (text, label) => {
  expect(labels(text)).toEqual([label]);
});

it('understands the label of an option, and a text that begins with last or past (DATE-09)', () => {
  for (const { label } of rangeOptions('', today)) expect(labels(label)).toEqual([label]);
  expect(labels('last 3 days')).toEqual(['Last 3 Days']);
  expect(labels('Past  2 wks')).toEqual(['Last 2 Weeks']);
  expect(labels('last 5')).toEqual(labels('5'));
  expect(labels('last weeks')).toEqual(labels('weeks'));
  expect([labels('all'), labels('last'), labels('last banana')]).toEqual([['All Time'], [], []]);
});

it('gives a number alone one option of each unit (DATE-10, DATE-O1)', () => {
  expect(labels('1')).toEqual(['Last 1 Day', 'Last 1 Week', 'Last 1 Month', 'Last 1 Year']);
});

it('gives a unit alone 6, 12, 24 and 36 of it (DATE-11, DATE-O3)', () => {
  expect(labels('weeks')).toEqual(['Last 6 Weeks', 'Last 12 Weeks', 'Last 24 Weeks', 'Last 36 Weeks']);
});

it.each(['banana', '0 weeks', '-3 months', '3 4', '99999 years'])('gives nothing for %j (DATE-O5)', (text) => {
  expect(labels(text)).toEqual([]);
});

it('counts days, weeks, months and years back from today, which is the last of them (DATE-09, DATE-O6)', () => {
  expect(lastRange(1, 'Days', today)).toEqual({ start: today, end: today });
  expect(lastRange(10, 'Days', today).start).toBe('2026-06-06');
  expect(lastRange(2, 'Weeks', today).start).toBe('2026-06-02');
  expect(lastRange(12, 'Months', today).start).toBe('2025-06-16');
  expect(lastRange(1, 'Years', calendarDay('2024-02-29')).start).toBe('2023-03-01');
});
