import {
  hasIncompleteData,
  loadingStateOf,
  type OverviewConfig,
  type OverviewGroup,
  type OverviewLoadingState,
  type OverviewReport,
  type PerformanceData,
} from '@strokebook/golf/overview';
import type { LoadedGroup } from './queries.ts';

/** One overview as the dashboard shows it. */
export type OverviewView = {
  readonly config: OverviewConfig;
  readonly report: OverviewReport | null;
  readonly state: OverviewLoadingState;
  readonly isHidden: boolean;
};

/** The line under the name; best rounds were picked for being best, which a reader has to know. */
export const detailsOf = ({ details, isSelected }: OverviewConfig): string =>
  isSelected ? `${details} · selected` : details;

export const performanceOf = (view: OverviewView): PerformanceData | null =>
  view.report === null || 'error' in view.report.performanceStats ? null : view.report.performanceStats;

/** Fewer than two that are neither in error nor without data (DASH-16). */
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
