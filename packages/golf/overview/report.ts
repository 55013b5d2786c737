import type { Int } from '../model/index.ts';
import type { RoundFilter } from '../selection/round-filter.ts';
import type { StatCategory, StatReport } from '../stats/report.ts';

/** Share of the compared stats of a category that beat the standard, as a whole percent; null without any. */
export type CategoryPerformance = {
  readonly category: StatCategory;
  readonly performance: number | null;
  readonly beaten: Int;
  readonly compared: Int;
};

export type PerformanceData = {
  readonly stats: readonly StatReport[];
  readonly byCategory: readonly CategoryPerformance[];
  /** Over all categories (ASSESS-09). */
  readonly skillPerformance: number | null;
};

/** A stat that stands out against the standard, with how far in units of its own uncertainty. */
export type NotableStat = {
  readonly statId: string;
  readonly name: string;
  readonly category: StatCategory;
  readonly performance: string;
  readonly standard: string;
  readonly isCertain: boolean;
};

export type StrengthsAndWeaknesses = {
  readonly strengths: readonly NotableStat[];
  readonly weaknesses: readonly NotableStat[];
};

/** What is known of one overview once it is computed. */
export type OverviewReport = {
  readonly roundCount: Int;
  readonly holeCount: Int;
  readonly performanceStats: PerformanceData | { readonly error: string };
  readonly strengthWeaknessResponse: StrengthsAndWeaknesses | { readonly error: string };
};

/** One overview of a group as the dashboard lists it, before it is computed. */
export type OverviewConfig = {
  readonly filterName: string;
  /** Short line under the name: how many rounds and when. */
  readonly details: string;
  readonly colour: string;
  /** True when the rounds were picked for being the best: a selected figure, not a trend. */
  readonly isSelected: boolean;
  readonly startHidden: boolean;
  readonly filter: RoundFilter;
};

export type DashboardMode = 'assessment' | 'playerPerformance';

export type OverviewGroup = {
  readonly groupName: string;
  readonly mode: DashboardMode;
  readonly overviews: readonly OverviewConfig[];
};

/** DASH-14. */
export type OverviewLoadingState = 'waiting' | 'error' | 'loading' | 'noData' | 'loaded';
