export * from './entered-rounds.ts';
export * from './historical-metrics.ts';
export * from './past-tournaments.ts';
export * from './result-round.ts';
export * from './results.ts';
export * from './results-choice.ts';
export * from './score-differential.ts';
export * from './timeframe.ts';
