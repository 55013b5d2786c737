import type {
  OverviewConfig,
  OverviewGroup,
  OverviewLoadingState,
  OverviewReport,
  PerformanceData,
} from '@strokebook/golf/overview';
import type { LoadedGroup } from './queries.ts';

/** One overview as the dashboard shows it. */
export type OverviewView = {
  readonly config: OverviewConfig;
  readonly report: OverviewReport | null;
  readonly state: OverviewLoadingState;
  readonly isHidden: boolean;
};

/** The first that holds, in this order (DASH-14, DASH-O10). */
export function loadingStateOf(report: OverviewReport | null): OverviewLoadingState {
  if (report === null) return 'waiting';
  const performance = report.performanceStats;
  if ('error' in performance) return 'error';
  if (performance.stats.length === 0) return 'loading';
  return performance.stats.every((stat) => stat.performance === null) ? 'noData' : 'loaded';
}

export const performanceOf = (view: OverviewView): PerformanceData | null =>
  view.report === null || 'error' in view.report.performanceStats ? null : view.report.performanceStats;

/** Counted as visible or hidden: neither in error nor without data (DASH-15). */
export const isUsable = (view: OverviewView): boolean => view.state !== 'error' && view.state !== 'noData';

/** DASH-16. */
export const isIncomplete = (views: readonly OverviewView[]): boolean => views.filter(isUsable).length < 2;

export const defaultHidden = (group: OverviewGroup): readonly string[] =>
  group.overviews.filter((one) => one.startHidden).map((one) => one.filterName);

export function viewsOf(
  group: OverviewGroup,
  reports: LoadedGroup['reports'],
  hidden: readonly string[],
): readonly OverviewView[] {
  return group.overviews.map((config) => {
    const report = reports[config.filterName] ?? null;
    return { config, report, state: loadingStateOf(report), isHidden: hidden.includes(config.filterName) };
  });
}
