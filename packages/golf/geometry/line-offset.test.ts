import { describe, expect, it } from 'vitest';
import { placeAt } from '../testing/mapped.ts';
import { offsetFromLine } from './line-offset.ts';

const start = placeAt(0, 0);

describe('where a point lies seen from a target', () => {
  it.each([
    ['past it', 250, 0, 10, 10, 0],
    ['short of it', 250, 0, -10, -10, 0],
    ['right of it', 250, 90, 10, 0, 10],
    ['left of it', 250, 270, 10, 0, -10],
    ['behind the start', 250, 180, 200, -200, 0],
    ['past it and right', 0, 45, Math.SQRT2, 1, 1],
  ])('is along and across the line to it: %s', (_, heading, turn, length, along, across) => {
    const target = placeAt(heading, 150);
    const offset = offsetFromLine(start, target, placeAt(heading + turn, length, target));
    expect(offset?.along).toBeCloseTo(along, 1);
    expect(offset?.across).toBeCloseTo(across, 1);
  });

  it('is null without a line, and zero at the target', () => {
    expect(offsetFromLine(start, start, placeAt(0, 5))).toBeNull();
    expect(offsetFromLine(start, placeAt(0, 100), placeAt(0, 100))).toEqual({ along: 0, across: 0 });
  });
});
