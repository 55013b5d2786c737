import type { CalendarDay } from '@strokebook/golf/calendar';
import { type ResultsView, type ScoreThreshold, type Timeframe, timeframeLabel } from '@strokebook/golf/results';

/** Wire code for "all lengths" (TOUR-19, DATA-O2). */
export const ALL_HOLE_COUNTS = 918;
/** Wire codes of the score threshold: no threshold, and one computed from the rounds (TOUR-O4, TOUR-O5). */
export const ALL_SCORES = -1;
export const COMPUTED_SCORE = 0;

/** Wire form of a timeframe (DATA-52). */
type WireTimeframe = {
  readonly timePeriod: 'ALL' | 'Months' | 'Rounds';
  readonly timeSelectedType: 'DATE' | 'FILTER';
  readonly label: string;
  readonly count?: number;
  readonly startDate?: CalendarDay | null;
  readonly endDate?: CalendarDay | null;
};

/** Converts a timeframe to its wire form. */
export function timeframeFilter(timeframe: Timeframe): WireTimeframe {
  const label = timeframeLabel(timeframe);
  switch (timeframe.kind) {
    case 'all':
      return { timePeriod: 'ALL', timeSelectedType: 'FILTER', label };
    case 'dates':
      return { timePeriod: 'ALL', timeSelectedType: 'DATE', label, startDate: timeframe.start, endDate: timeframe.end };
    case 'months':
      return { timePeriod: 'Months', timeSelectedType: 'FILTER', label, count: timeframe.count };
    case 'rounds':
      return { timePeriod: 'Rounds', timeSelectedType: 'FILTER', label, count: timeframe.count };
  }
}

export const thresholdScore = (threshold: ScoreThreshold): number =>
  threshold === 'all' ? ALL_SCORES : threshold === 'computed' ? COMPUTED_SCORE : threshold;

export const resultsViewCode = (view: ResultsView): 0 | 1 => (view === 'featured' ? 0 : 1);

export const resultsHoleCount = (holeCount: 9 | 18 | 'all'): 9 | 18 | typeof ALL_HOLE_COUNTS =>
  holeCount === 'all' ? ALL_HOLE_COUNTS : holeCount;
