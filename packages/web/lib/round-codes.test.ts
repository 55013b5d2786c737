import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codesOf, roundsOfCodes } from './round-codes.ts';

it('a word of codes means the rounds that it was made of, and of a career no other', () => {
  const career = Array.from({ length: 2_000 }, (_unused, index) => `demo-round-${index}`);
  fc.assert(
    fc.property(fc.subarray(career), (picked) => {
      const isPicked = roundsOfCodes(codesOf(picked));
      expect(career.filter(isPicked)).toEqual(picked);
    }),
    { numRuns: 20 },
  );
});

it('has five letters for a round, none of which an address has to spell out', () => {
  expect(codesOf([])).toBe('');
  expect(codesOf(['r1', 'round-of-a-long-name'])).toMatch(/^[\w-]{10}$/);
});
