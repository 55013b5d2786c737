import type { StatColumn } from '../catalog.ts';

/**
 * Opportunities that a rate needs to be half signal, half luck: binomial noise removed from the official PGA TOUR
 * counts, median of 2014, 2019, 2023 and 2024. More varied populations need fewer, so this is conservative.
 */
const published: Readonly<Record<string, number>> = {
  'drive.fairwaysHit': 108,
  'approach.greensInRegulation': 496,
  'save.scrambling': 401,
  'save.sandSaves': 196,
  'putt.onePuttRate': 629,
  'putt.threePuttRate': 1058,
  'putt.made.from5': 430,
  'putt.made.from10': 968,
};

/**
 * Rules of thumb without a published figure: 20 shots for a mean (t5golf), 5 rounds for a figure per round (golfiq).
 */
export const MIN_SAMPLES = 20;
export const MIN_ROUNDS = 5;
const MIN_HOLES_OF_ROUNDS = MIN_ROUNDS * 18;

/** Min sample size at which a figure can be distinguished from luck. */
export function halfSignalSample(column: StatColumn): number {
  return published[column.id] ?? (column.kind === 'perRound' ? MIN_HOLES_OF_ROUNDS : MIN_SAMPLES);
}
