export * from './associated-players.ts';
export type { CategoryVerdict } from './category-verdict.ts';
export { certaintiesOf, certaintyText, isSignificant } from './certainty.ts';
export * from './differences-text.ts';
export { monthsWithRounds, toggleMonth } from './choices/months.ts';
export * from './choices/round-types.ts';
export {
  chosenFirst,
  listRoundsToPick,
  roundNumbersOf,
  type RoundSort,
  roundSorts,
  availableRounds,
  spanOf,
  toggleAllRounds,
} from './choices/rounds.ts';
export * from './choices/seasons.ts';
export * from './choices/normalize-filter.ts';
export * from './choices/yardages.ts';
export * from './choices/years.ts';
export {
  type AdvancedFilter,
  type CompareFilter,
  compareKinds,
  type SeasonChoice,
  specialYears,
  type YardageBound,
  type YearChoice,
} from './compare-filter.ts';
export { compareWithTeam, type TeamCareer, type TeamComparison } from './compare-with-team.ts';
export { compareSelections, type Comparison } from './comparison.ts';
export * from './describe-side.ts';
export * from './filter-names.ts';
export { pairSides, type SideRound } from './difference.ts';
export { type MetricFigure, type MetricsOfCategory, metricsTable, namedFigures } from './metrics.ts';
export {
  filterForPlayer,
  type ComparePlayer,
  type ComparePresetId,
  comparePresets,
  type FilterPair,
  defaultFilter,
  presetFilters,
  startingPair,
  startingPreset,
  presetForSides,
  presetPicksRounds,
} from './presets.ts';
export { differenceOfSums, type SumsByRound } from './difference-of-sums.ts';
export * from './comparison-notes.ts';
export * from './round-options.ts';
export { type TeamPeriod, teamPeriods, type TeamRoundKind, teamRoundKinds } from './team-rounds.ts';
export { candidateRounds, roundsOfSide } from './rounds-of-side.ts';
export {
  type FigureCells,
  type RoundFigure,
  ROUNDS_PER_PAGE,
  type RoundsTable,
  roundFigures,
  roundsTable,
  type RoundsTableColumn,
  roundsTableColumns,
} from './rounds-table.ts';
