import { type FlagBits, flagBitsOf, flagMask, hasAllFlags, type HoleFacts, holeFlags } from '../facts/index.ts';

/** The holes that satisfy every active flag (SHOTS-08). */
export function selectHoles(holes: readonly HoleFacts[], activeFlags: readonly string[]): readonly HoleFacts[] {
  const mask = flagMask(activeFlags);
  return holes.filter((hole) => hasAllFlags(flagBitsOf(hole), mask));
}

/**
 * By flag, how many of the holes that meet the other active flags have it: what decides whether its card is shown
 * (SHOTS-09, SHOTS-O4).
 */
export function countHolesByFlag(
  holes: readonly HoleFacts[],
  activeFlags: readonly string[],
): ReadonlyMap<string, number> {
  const bits = holes.map(flagBitsOf);
  return new Map(
    holeFlags.map(({ id }) => {
      const mask: FlagBits = flagMask([...activeFlags.filter((active) => active !== id), id]);
      return [id, bits.filter((hole) => hasAllFlags(hole, mask)).length];
    }),
  );
}
