import { expect, it } from 'vitest';
import { formatIndex } from './handicap.ts';

it.each([
  [4.2, '4.2'],
  [12, '12.0'],
  [0, '0.0'],
  [-1.3, '+1.3'],
])('writes an index of %f as %s: that of a player better than scratch has a plus (INDEX-07)', (index, text) => {
  expect(formatIndex(index)).toBe(text);
});
