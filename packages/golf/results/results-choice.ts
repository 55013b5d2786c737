import type { HoleCount } from '../model/index.ts';
import { allTime, lastTwelveMonths, type Timeframe } from './timeframe.ts';

/** 'View Results By' (TOUR-08). */
export const resultsViews = ['featured', 'score'] as const;
export type ResultsView = (typeof resultsViews)[number];

/** Scores up to this count; 'computed' leaves it to the rounds (TOUR-O4, TOUR-O5). */
export type ScoreThreshold = number | 'all' | 'computed';

/** What the results page is set to. */
export type ResultsChoice = {
  readonly view: ResultsView;
  readonly timeframe: Timeframe;
  readonly holeCount: HoleCount | 'all';
  readonly threshold: ScoreThreshold;
};

/** Everything that was ever marked, of any length (TOUR-19). */
export const featuredResults: ResultsChoice = {
  view: 'featured',
  timeframe: allTime,
  holeCount: 'all',
  threshold: 'all',
};

/** The last year's scores of the account's own length, else of 18 holes (TOUR-20, TOUR-O7). */
export const scoreResults = (accountHoleCount: number | null): ResultsChoice => ({
  view: 'score',
  timeframe: lastTwelveMonths,
  holeCount: accountHoleCount === 9 ? 9 : 18,
  threshold: 'computed',
});

/** A click on 9 or 18: a score of one length says nothing of the other (TOUR-23). */
export const withHoleCount = (choice: ResultsChoice, holeCount: HoleCount): ResultsChoice => ({
  ...choice,
  holeCount,
  threshold: 'computed',
});

/** What was typed, as a whole number; what is none keeps the threshold that was (TOUR-30, TOUR-O5). */
export function readThreshold(text: string, previous: ScoreThreshold): ScoreThreshold {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) || value <= 0 ? previous : value;
}
