export { enteredRating } from './entered-rounds.ts';
export { type HistoricalMetric, historicalMetrics } from './historical-metrics.ts';
export { type PastTournament, pastTournaments, tournamentRounds } from './past-tournaments.ts';
export { type ResultRound, resultRoundKey } from './result-round.ts';
export { type Results, results, type ResultsSource, type ResultTournament } from './results.ts';
export {
  featuredResults,
  readThreshold,
  type ResultsChoice,
  type ResultsView,
  resultsViews,
  scoreResults,
  type ScoreThreshold,
  withHoleCount,
} from './results-choice.ts';
export { type RoundRating, roundRating, scoreDifferential } from './score-differential.ts';
export { allTime, type Timeframe, timeframeLabel, timeframeOptions, timeframeRange } from './timeframe.ts';
