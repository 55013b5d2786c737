import {
  hasIncompleteData,
  loadingStateOf,
  type OverviewConfig,
  type OverviewGroup,
  type OverviewLoadingState,
  type OverviewReport,
  type PerformanceData,
} from '@strokebook/golf/overview';
import type { LoadedGroup } from '../queries.ts';

/** One overview with its state on the dashboard. */
export type OverviewView = {
  readonly config: OverviewConfig;
  readonly report: OverviewReport | null;
  readonly state: OverviewLoadingState;
  readonly isHidden: boolean;
};

/** The line below the name; it says if rounds were selected for being the best. */
export const detailsOf = ({ details, isSelected }: OverviewConfig): string =>
  isSelected ? `${details} · selected` : details;

export const performanceOf = ({ report }: Pick<OverviewView, 'report'>): PerformanceData | null =>
  report === null || 'error' in report.performanceStats ? null : report.performanceStats;

/** Whether fewer than two overviews are free of errors and have data (DASH-16). */
export const isIncomplete = (views: readonly OverviewView[]): boolean =>
  hasIncompleteData(views.map((view) => view.state));

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
