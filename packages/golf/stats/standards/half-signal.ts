import type { StatColumn } from '../catalog.ts';

/**
 * Opportunities that a rate needs before it is half signal, half luck: binomial noise removed from the official PGA
 * TOUR counts, median of 2014, 2019, 2023 and 2024. Wider populations need fewer, so this is on the careful side.
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

/** Rules of thumb where nothing is published: 20 shots for a mean (t5golf), 5 rounds for a figure per round (golfiq). */
export const MIN_SAMPLES = 20;
export const MIN_ROUNDS = 5;
const MIN_HOLES_OF_ROUNDS = MIN_ROUNDS * 18;

/** Smallest sample at which a figure may be told apart from luck. */
export function halfSignalSample(column: StatColumn): number {
  return published[column.id] ?? (column.kind === 'perRound' ? MIN_HOLES_OF_ROUNDS : MIN_SAMPLES);
}
