import { describe, expect, it } from 'vitest';
import { feetToYards, feet, yards } from '../model/index.ts';
import { expectedStrokes } from './expected-strokes.ts';

describe('expected strokes', () => {
  it.each([
    ['fairway', 3, 2_180],
    ['rough', 9.9, 2_340],
    ['greensideBunker', 1, 2_430],
    ['fringe', 2, 2_180],
    ['tee', 5, 2_180],
  ] as const)(
    'from the %s nearer than its table begins are those of its first point: %d yd (DASH-11)',
    (lie, at, milli) => {
      expect(expectedStrokes(lie, yards(at))).toBe(milli);
    },
  );

  it.each([
    ['tee', 446, 4_107],
    ['fairway', 116, 2_840],
    ['rough', 600, 5_250],
    ['fringe', 10, 2_180],
    ['firstCut', 100, 2_800],
  ] as const)(
    'from the %s stand in the table, and between its points on the line: %d yd (DASH-11)',
    (lie, at, milli) => {
      expect(expectedStrokes(lie, yards(at))).toBe(milli);
    },
  );

  it.each([
    [50, 2_660],
    [80, 2_750],
    [90, 2_835],
    [100, 2_920],
    [110, 2_955],
  ])('from a tee below 100 yd join those of the fairway: %d yd (DASH-11)', (at, milli) => {
    expect(expectedStrokes('tee', yards(at))).toBe(milli);
  });

  it('from a tee never fall with the distance up to 120 yd (DASH-11)', () => {
    const strokes = Array.from({ length: 111 }, (_unused, index) => expectedStrokes('tee', yards(10 + index)));
    expect(strokes).toEqual(strokes.toSorted((a, b) => a - b));
  });

  it('on the green are read in feet (DASH-11)', () => {
    expect(expectedStrokes('green', feetToYards(feet(33)))).toBe(2_001);
    expect(expectedStrokes('green', feetToYards(feet(0.5)))).toBe(1_001);
  });
});
