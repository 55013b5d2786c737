export { enteredRating } from './entered-rounds.ts';
export * from './historical-metrics.ts';
export { type PastTournament, pastTournaments, tournamentRounds } from './past-tournaments.ts';
export { type ResultRound, resultRoundKey } from './result-round.ts';
export * from './results.ts';
export * from './results-choice.ts';
export * from './score-differential.ts';
export { allTime, type Timeframe, timeframeLabel, timeframeOptions, timeframeRange } from './timeframe.ts';
