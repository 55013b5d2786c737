export type { Career, CareerRound } from './career.ts';
export { overviewColours } from './colours.ts';
export { computeOverview } from './compute-overview.ts';
export { buildOverviewGroups, defaultGroupName, uniqueNames } from './groups.ts';
export { hasIncompleteData, isUsable, loadingStateOf } from './loading-state.ts';
export type {
  DashboardMode,
  NotableStat,
  OverviewConfig,
  OverviewGroup,
  OverviewLoadingState,
  OverviewReport,
  CategoryPerformance,
  PerformanceData,
  StrengthsAndWeaknesses,
} from './report.ts';
export { statReports } from './stat-reports.ts';
export { strengthsAndWeaknesses } from './strengths.ts';
export { BEST_ROUNDS, bestToPar, RECENT_ROUNDS, recentToPar } from './averages-to-par.ts';
export {
  strokesGainedByRound,
  type StrokesGainedOfRound,
  strokesGainedNames,
  type StrokesGainedPart,
  strokesGainedStats,
} from './strokes-gained-by-round.ts';
