import { describe, expect, it } from 'vitest';
import { parsePoints } from './point-string.ts';

describe('GPS point strings', () => {
  it('reads longitude, then latitude (GEO-04)', () => {
    expect(parsePoints('-80.5 40.25,-80.6 40.26')).toEqual([
      { lat: 40.25, lon: -80.5 },
      { lat: 40.26, lon: -80.6 },
    ]);
  });

  it.each([
    ['one part', '-80,-81 41'],
    ['three parts', '-80 40 12,-81 41'],
    ['two spaces between the parts', '-80  40,-81 41'],
    ['nothing', ',-81 41,'],
  ])('skips a pair without exactly two parts: %s (GEO-05)', (_, text) => {
    expect(parsePoints(text)).toEqual([{ lat: 41, lon: -81 }]);
  });

  it.each([
    ['spaces round a pair', ' -81 41 , ', true],
    ['a line break round a pair', '\n-81 41\n', true],
    ['a word', 'west 41', false],
    ['infinity', '-81 Infinity', false],
    ['a unit', '-81 41m', false],
  ])('trims a pair and skips what is no number: %s (GEO-O4)', (_, text, isRead) => {
    expect(parsePoints(text)).toEqual(isRead ? [{ lat: 41, lon: -81 }] : []);
  });

  it('an empty text has no points (GEO-04)', () => {
    expect(parsePoints('')).toEqual([]);
  });
});
