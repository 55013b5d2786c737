import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '../geometry/index.ts';
import { box, courseOfHole, curvesOf, disc, groundOf, type YardShapes } from '../testing/aim.ts';
import { aimField } from './aim-field.ts';
import { targetWords } from './target-words.ts';

const curves = curvesOf('scratch');
const fairway = [box(0, 240, 40, 280)];
const green = [disc(0, 400, 14)];
const wordsOf = (shapes: YardShapes, target: PlanePoint, pin?: PlanePoint, units?: 'metric') => {
  const ground = groundOf(courseOfHole({ fairway, green, ...shapes }));
  return targetWords(aimField(ground, { x: 0, y: 0 }, true, pin ?? { x: 30, y: 400 }, curves), target, units);
};
const sand = (...places: readonly (readonly [number, number])[]): YardShapes => ({
  bunker: places.map(([x, y]) => disc(x, y, 6)),
});

describe('a target in words', () => {
  it.each([
    ['a bunker on the line, at its left', sand([14, 250]), [9.5, 250], 'Left edge of the right bunker'],
    ['a bunker on the line, at its right', sand([14, 250]), [18, 250], 'Right edge of the right bunker'],
    ['the middle of a bunker', sand([-14, 250]), [-14, 250], 'At the left bunker'],
    ['a bunker behind the target', sand([-10, 250]), [-8.5, 225], 'Short of the left bunker'],
    ['the nearer of two', sand([14, 235], [16, 290]), [13, 245], 'At the near right bunker'],
    ['one of three', sand([14, 200], [14, 240], [16, 290]), [14, 243], 'At the second right bunker'],
    ['two bunkers beside it', sand([-18, 250], [18, 250]), [-3, 250], 'Between the two bunkers'],
    ['the fairway’s left edge', {}, [-18, 250], 'Left edge of the fairway'],
    ['its left half', {}, [-10, 250], 'Left half of the fairway'],
    ['its middle', {}, [0, 250], 'Middle of the fairway'],
    ['its right half', {}, [11, 250], 'Right half of the fairway'],
    ['the rough beside it', {}, [-26, 250], 'Six yards left of the fairway'],
    ['its edge, from just outside', {}, [-22, 250], 'Left edge of the fairway'],
    ['the line to the flag, far outside', {}, [-45, 250], '82 yards left of the line to the flag'],
  ] as const)('is told by %s (AIM-10)', (_what, shapes, [x, y], words) => {
    expect(wordsOf(shapes, { x, y }, { x: 60, y: 400 })).toBe(words);
  });

  it.each([
    [[30, 400], 'At the flag'],
    [[36, 400], 'Six yards right of the flag'],
    [[18, 400.5], '12 yards left of the flag'],
    [[30, 396], 'Four yards short of the flag'],
    [[36, 404], 'Six yards right and four long of the flag'],
    [[1, 399], 'Middle of the green'],
  ] as const)('is told at the green by the flag: %j (AIM-10)', ([x, y], words) => {
    expect(wordsOf({}, { x, y }, words === 'Middle of the green' ? { x: 8, y: 405 } : undefined)).toBe(words);
  });

  it('is told in meters to those who use them (AIM-10)', () => {
    expect(wordsOf({}, { x: 9, y: 400 }, { x: 0, y: 404 }, 'metric')).toBe(
      'Eight meters right and four short of the flag',
    );
  });

  it('is told by the flag where there is no fairway (AIM-10)', () => {
    expect(wordsOf({ fairway: [] }, { x: -20, y: 250 }, { x: 0, y: 400 })).toBe(
      '20 yards left of the line to the flag',
    );
  });
});
