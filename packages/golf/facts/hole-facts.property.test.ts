import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyHole, shotByShotHole } from '../testing/arbitraries.ts';
import { holeFactsOf } from './hole-facts.ts';
import { flagBitsOf, flagMask, hasAllFlags, holeFlags } from './hole-flags.ts';

it('adds the strokes gained of the shots of a hole up to the hole exactly (DASH-11)', () => {
  fc.assert(
    fc.property(shotByShotHole, (hole) => {
      const [facts] = holeFactsOf([hole]);
      const parts = Object.values(facts?.gained ?? {}).reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
      expect(parts).toBe(facts?.gainedTotal);
    }),
  );
});

it('never hits and misses the same fairway, green, or up and down (DATA-39, DATA-40)', () => {
  const pairs = [
    ['fairwayHit', 'fairwayMissed'],
    ['madeGreenInRegulation', 'missedGreenInRegulation'],
    ['madeUpDown', 'missedUpDown'],
    ['madeParOrBetter', 'madeOverPar'],
  ] as const;
  fc.assert(
    fc.property(anyHole, (hole) => {
      const [facts] = holeFactsOf([hole]);
      if (facts === undefined) throw new Error('no facts');
      const bits = flagBitsOf(facts);
      for (const pair of pairs) expect(hasAllFlags(bits, flagMask(pair))).toBe(false);
    }),
  );
});

it('finds with bits exactly the flags that asking one by one finds (SHOTS-08)', () => {
  const ids = fc.subarray(
    holeFlags.map((flag) => flag.id),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(anyHole, ids, (hole, wanted) => {
      const [facts] = holeFactsOf([hole]);
      if (facts === undefined) throw new Error('no facts');
      const slow = holeFlags.filter((flag) => wanted.includes(flag.id)).every((flag) => flag.test(facts) === true);
      expect(hasAllFlags(flagBitsOf(facts), flagMask(wanted))).toBe(slow);
    }),
  );
});
