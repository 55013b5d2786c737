import type { HoleCount } from '../model/index.ts';
import { placeOfStat } from '../stats/index.ts';
import { type BetterSide, type Difference, differenceOf, type SidePair } from './difference.ts';

/** Counts and rates of putts whatever their length. Who misses more greens chips closer and needs fewer, so that fewer is not yet better. */
const puttTotals: ReadonlySet<string> = new Set([
  'putt.putts',
  'putt.onePutts',
  'putt.onePuttRate',
  'putt.threePuttRate',
]);

/**
 * The better side of a count of putts: only where strokes gained by putting, which knows the first putts' distances, says
 * so too (CMP-O66).
 *
 * @returns the difference unchanged for any other stat.
 */
export function judgePuttTotals(sides: SidePair, holesPerRound: HoleCount) {
  let known: BetterSide | undefined;
  return (statId: string, difference: Difference | null): Difference | null => {
    if (difference === null || !puttTotals.has(statId)) return difference;
    known ??= differenceOf(sides, placeOfStat('putt.strokesGained'), holesPerRound)?.better ?? null;
    return known === difference.better ? difference : { ...difference, better: null };
  };
}

/** Whether a difference of such a count says nothing about putting. */
export const isIdleCount = (statId: string, better: BetterSide): boolean => puttTotals.has(statId) && better === null;
