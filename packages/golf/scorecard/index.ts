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
export { bestHole, type ScoredHole } from './best-hole.ts';
export { type CommonPars, commonPars } from './common-pars.ts';
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
export { type Nine, nineNames, ninesOf } from './nines.ts';
export { type CardHole, type RoundCard, roundCardOf } from './round-card.ts';
export { type ScoreMark, scoreMark, scoreMarks } from './score-mark.ts';
export {
  everyHole,
  type IsCounted,
  roundLabel,
  type ScorecardCell,
  type ScorecardRound,
  scorecardRound,
} from './scorecard-round.ts';
