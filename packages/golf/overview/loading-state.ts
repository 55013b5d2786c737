import type { OverviewLoadingState, OverviewReport } from './report.ts';

/** If several states apply, the first listed takes precedence (DASH-14, DASH-O10). */
export function loadingStateOf(report: OverviewReport | null | undefined): OverviewLoadingState {
  if (report == null) return 'waiting';
  if ('error' in report.performanceStats) return 'error';
  const { stats, hasFigures } = report.performanceStats;
  if (stats.length === 0) return 'loading';
  return hasFigures ? 'loaded' : 'noData';
}

/** Whether an overview can be visible or hidden at all (DASH-15). */
export const isUsable = (state: OverviewLoadingState): boolean => state !== 'error' && state !== 'noData';

const MIN_USABLE = 2;

/** A group with fewer than two usable overviews has incomplete data (DASH-16). */
export const hasIncompleteData = (states: readonly OverviewLoadingState[]): boolean =>
  states.filter(isUsable).length < MIN_USABLE;
