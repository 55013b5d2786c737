/**
 * Opportunities that a rate needs before it is half signal, half luck: binomial noise removed from the official PGA
 * TOUR counts, median of 2014, 2019, 2023 and 2024. Wider populations need fewer, so this is on the careful side.
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

/** Smallest sample at which a stat may be told apart from luck; 0 where none is published. */
export const halfSignalSample = (statColumnId: string): number => halfSignalSamples[statColumnId] ?? 0;
