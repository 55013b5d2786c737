import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

/** Thousandths of a foot: most within a few feet of each other, some negative or beyond the longest hole. */
const anySample = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: -10_000, max: 3_000_000 }),
  fc.constantFrom(0, 1_023, 1_024, 1_047_552),
);

it('is what sorting all samples of all lists gives, however they are spread over lists (DASH-11)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anySample, { maxLength: 30 }), { maxLength: 12 }), anySample, (lists, one) => {
      const samples = [...lists.flat(), one].sort((a, b) => a - b);
      const [lower, upper] = [samples[(samples.length - 1) >> 1] as number, samples[samples.length >> 1] as number];
      expect(medianOf([...lists, [one]].map((list) => Float64Array.from(list)))).toBe((lower + upper) / 2);
    }),
  );
});
