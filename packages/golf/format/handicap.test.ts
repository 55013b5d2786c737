import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import {
  formatDifferential,
  formatHandicap,
  formatIndex,
  formatOfficialIndex,
  readIndex,
  strokeDots,
} from './handicap.ts';

it.each([
  [4.2, '4.2'],
  [12, '12.0'],
  [0, '0.0'],
  [-1.3, '+1.3'],
])('writes an index of %f as %s: that of a player better than scratch has a plus (INDEX-07)', (index, text) => {
  expect(formatIndex(index)).toBe(text);
});

it.each([
  ['4.2', 4.2],
  ['4,2', 4.2],
  [' 12 ', 12],
  ['+1.3', -1.3],
  ['+0', 0],
  ['٤٫٢', 4.2],
  ['-1.3', null],
  ['−1.3', null],
  ['+', null],
  ['++1.3', null],
  ['', null],
  ['four', null],
])('reads %j as an index of %s: a plus is below 0, and a minus is refused (INDEX-10)', (text, index) => {
  expect(readIndex(text)).toBe(index);
});

it('writes a differential below the course rating with a minus (INDEX-07)', () => {
  expect([formatDifferential(3.24), formatDifferential(-1.4), formatDifferential(-2.776, 2)]).toEqual([
    '3.2',
    '−1.4',
    '−2.78',
  ]);
});

it('writes an official index with its day (INDEX-10)', () => {
  expect(formatOfficialIndex({ value: -0.4, day: calendarDay('2026-11-12') })).toBe('+0.4, Nov 12, 2026');
});

it('writes strokes that are given back with a plus (INDEX-03)', () => {
  expect([5, 0, -1].map(formatHandicap)).toEqual(['5', '0', '+1']);
  expect([2, 0, -1].map(strokeDots)).toEqual(['••', '', '+1']);
});
