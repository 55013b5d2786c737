import type { Certainty } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { RoundFilter } from '../selection/round-filter.ts';
import type { StatCategory, StatReport } from '../stats/report.ts';

/** Share of the compared stats that beat a standard, as a whole percent; null without any. */
export type BeatenShare = { readonly performance: number | null; readonly beaten: Int; readonly compared: Int };

/** The share of a category's stats that beat the standard. */
export type CategoryPerformance = BeatenShare & {
  readonly category: StatCategory;
  /**
   * The share by the nearest standard that has figures of the category, where the chosen one has none; null if the
   * chosen one has some, no standard is chosen, or the player has no figure.
   */
  readonly nearest: (BeatenShare & { readonly standardName: string; readonly label: string }) | null;
  /** Whether the player has figures of the category. */
  readonly hasFigures: boolean;
};

export type PerformanceData = {
  /** All stats, or only those that were asked for. */
  readonly stats: readonly StatReport[];
  /** Whether any stat has a figure, including stats that were not asked for. */
  readonly hasFigures: boolean;
  readonly byCategory: readonly CategoryPerformance[];
  /** The share over all categories (ASSESS-09). */
  readonly skillPerformance: number | null;
};

/** A stat that stands out against the standard. */
export type NotableStat = {
  readonly statId: string;
  readonly name: string;
  readonly category: StatCategory;
  readonly performance: string;
  readonly standard: string;
  readonly certainty: Certainty;
  /** What the distance from the standard is worth per round, without sign. */
  readonly strokes: number;
};

export type StrengthsAndWeaknesses = {
  readonly strengths: readonly NotableStat[];
  readonly weaknesses: readonly NotableStat[];
};

/** The computed results of one overview. */
export type OverviewReport = {
  readonly roundCount: Int;
  readonly holeCount: Int;
  readonly performanceStats: PerformanceData | { readonly error: string };
  readonly strengthWeaknessResponse: StrengthsAndWeaknesses | { readonly error: string };
};

/** One overview of a group, before it is computed. */
export type OverviewConfig = {
  readonly filterName: string;
  /** Short line below the name: number of rounds and dates. */
  readonly details: string;
  readonly colour: string;
  /** True if the rounds were selected for being the best, so that the figure is no trend. */
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
