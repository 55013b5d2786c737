import type { StatColumn } from './catalog.ts';

/**
 * Opportunities at which a rate is half signal, half luck: binomial noise removed from the official PGA TOUR counts,
 * median of 2014, 2019, 2023 and 2024. More varied populations need fewer, so this is conservative.
 */
const halfSignalSamples: Readonly<Record<string, number>> = {
  'drive.fairwaysHit': 108,
  'approach.greensInRegulation': 496,
  'save.scrambling': 401,
  'save.sandSaves': 196,
  'putt.onePuttRate': 629,
  'putt.threePuttRate': 1058,
  'putt.made.from5': 430,
  'putt.made.from10': 968,
};

/** Rules of thumb for figures without a published sample size: 5 rounds (golfiq) and 20 holes or shots (t5golf). */
export const MIN_ROUNDS = 5;
export const MIN_SAMPLES = 20;

/**
 * How many more rounds a figure needs before a difference from a standard, or between two selections, can be
 * distinguished from luck; 0 if it has enough. With enough rounds, a difference is "likely real" if its 95% interval
 * excludes zero: one rule for all screens and reports (ASSESS-O5).
 *
 * @param samples holes or strokes in these rounds.
 */
export function roundsNeeded(column: StatColumn, rounds: number, samples: number): number {
  const minSamples = halfSignalSamples[column.id] ?? MIN_SAMPLES;
  const byRounds = Math.max(0, MIN_ROUNDS - rounds);
  if (samples >= minSamples) return byRounds;
  if (rounds === 0 || samples === 0) return MIN_ROUNDS;
  return Math.max(byRounds, Math.ceil(((minSamples - samples) * rounds) / samples));
}
