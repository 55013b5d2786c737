import { asciiDigits } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { allTime, lastTwelveMonths, type Timeframe } from './timeframe.ts';

/** 'View Results By' (TOUR-08). */
export const resultsViews = ['featured', 'score'] as const;
export type ResultsView = (typeof resultsViews)[number];

/** Max score of the shown rounds; 'computed' derives it from the rounds (TOUR-O4, TOUR-O5). */
export type ScoreThreshold = number | 'all' | 'computed';

/** The settings of the results page. */
export type ResultsChoice = {
  readonly view: ResultsView;
  readonly timeframe: Timeframe;
  readonly holeCount: HoleCount | 'all';
  readonly threshold: ScoreThreshold;
};

/** Defaults of the featured view: all marked rounds of any length (TOUR-19). */
export const featuredResults: ResultsChoice = {
  view: 'featured',
  timeframe: allTime,
  holeCount: 'all',
  threshold: 'all',
};

/**
 * Defaults of the score view: the last year's scores of this hole count, else of 18 holes (TOUR-20, TOUR-O7).
 */
export const scoreResults = (holeCount: number | null): ResultsChoice => ({
  view: 'score',
  timeframe: lastTwelveMonths,
  holeCount: holeCount === 9 ? 9 : 18,
  threshold: 'computed',
});

/**
 * The choice after a click on 9 or 18; the threshold is reset, because a score of one length means nothing for the
 * other (TOUR-23).
 */
export const withHoleCount = (choice: ResultsChoice, holeCount: HoleCount): ResultsChoice => ({
  ...choice,
  holeCount,
  threshold: 'computed',
});

/** Parses a typed threshold as a whole number; an invalid text keeps the previous threshold (TOUR-30, TOUR-O5). */
export function readThreshold(text: string, previous: ScoreThreshold): ScoreThreshold {
  const value = Number.parseInt(asciiDigits(text), 10);
  return Number.isNaN(value) || value <= 0 ? previous : value;
}
