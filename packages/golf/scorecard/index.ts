export {
  aggregateRounds,
  columnAverageInWords,
  formatColumnAverage,
  formatColumnScore,
  formatPutts,
  puttsOfRound,
  formatShare,
  type ScorecardAggregate,
  type Share,
} from './aggregate.ts';
export * from './best-hole.ts';
export * from './common-pars.ts';
export { type ColumnLabel, isSumLabel, scorecardColumns } from './columns.ts';
export {
  foldableGroups,
  isAnimated,
  roundsIn,
  type ScorecardModel,
  scorecardModels,
  type ScorecardRow,
  scorecardRows,
} from './model.ts';
export * from './nines.ts';
export * from './round-card.ts';
export { roundText } from './round-text.ts';
export * from './score-mark.ts';
export * from './scorecard-round.ts';
