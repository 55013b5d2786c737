import { describe, expect, it } from 'vitest';
import type { Yards } from '../model/index.ts';
import { cardHoles } from './card-holes.ts';
import type { CourseToPlay } from './course-to-play.ts';

const courseOf = (count: number): CourseToPlay => ({
  ...{ courseId: 'c', name: 'Pine Hollow', city: null, region: null, country: null },
  ...{ isOwn: false, hasOwnCard: false, hasMap: false },
  tees: [{ name: 'Blue', yards: Array.from({ length: count }, (_unused, index) => (400 + index) as Yards) }],
  holes: Array.from({ length: count }, (_unused, index) => ({
    ...{ number: index + 1, par: index === 2 ? null : 4, strokeIndex: null, measured: null },
  })),
});
const numbers = (count: number, nines: Parameters<typeof cardHoles>[2]) =>
  cardHoles(courseOf(count), 0, nines).map(({ hole }) => hole);
const from = (start: number, count: number) => Array.from({ length: count }, (_unused, index) => start + index);

describe('the holes of a printed card', () => {
  it('are both nines, the front or the back (ENTRY-32)', () => {
    expect(numbers(18, 'both')).toEqual(from(1, 18));
    expect(numbers(18, 'front')).toEqual(from(1, 9));
    expect(numbers(18, 'back')).toEqual(from(10, 9));
  });

  it('of a course of nine are the nine, once or twice (ENTRY-32)', () => {
    expect(numbers(9, 'front')).toEqual(from(1, 9));
    expect(numbers(9, 'both')).toEqual([...from(1, 9), ...from(1, 9)]);
  });

  it('have the yards of the chosen tee, and unknown facts are left open (ENTRY-32)', () => {
    const [first, , third] = cardHoles(courseOf(18), 0, 'both');
    expect(first).toEqual({ hole: 1, par: 4, yards: 400, strokeIndex: null });
    expect(third).toEqual({ hole: 3, par: null, yards: 402, strokeIndex: null });
    expect(cardHoles(courseOf(18), null, 'both')[0]?.yards).toBeNull();
  });

  it('are none of a course that is known by name only (ENTRY-32)', () => {
    expect(cardHoles(courseOf(0), null, 'both')).toEqual([]);
  });
});
