import { describe, expect, it } from 'vitest';
import { ninesOf } from './nines.ts';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const named = (numbers: readonly number[]) =>
  ninesOf(numbers.map((hole) => ({ hole }))).map(({ name, holes }) => [name, ...holes.map(({ hole }) => hole)]);

describe('the nines of a round (ENTRY-16)', () => {
  it.each([
    [
      'eighteen holes',
      range(1, 18),
      [
        ['Out', ...range(1, 9)],
        ['In', ...range(10, 18)],
      ],
    ],
    [
      'the back nine first',
      [...range(10, 18), ...range(1, 9)],
      [
        ['Out', ...range(1, 9)],
        ['In', ...range(10, 18)],
      ],
    ],
    [
      'a shotgun start',
      [...range(14, 18), ...range(1, 13)],
      [
        ['Out', ...range(1, 9)],
        ['In', ...range(10, 18)],
      ],
    ],
    [
      'nine holes twice',
      [...range(1, 9), ...range(1, 9)],
      [
        ['Out', ...range(1, 9)],
        ['In', ...range(1, 9)],
      ],
    ],
    ['the front nine', range(1, 9), [['Out', ...range(1, 9)]]],
    ['the back nine', range(10, 18), [['In', ...range(10, 18)]]],
    ['the third nine', range(19, 27), [['Out', ...range(19, 27)]]],
    ['holes of both', range(7, 12), [['Total', ...range(7, 12)]]],
  ])('of %s are named out and in by their holes', (_what, played, expected) => {
    expect(named(played)).toEqual(expected);
  });
});
