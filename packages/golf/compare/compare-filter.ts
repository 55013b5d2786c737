import type { Season } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';
import type { TrendType } from '../selection/index.ts';

/** How the rounds of a side are picked from those of its types, years and seasons (CMP-38). */
export const compareKinds = ['round', 'scoring', 'trend', 'month'] as const;
export type CompareKind = (typeof compareKinds)[number];

/** Days that are no year of the calendar; each stands alone (CMP-40, CMP-41). */
export const specialYears = ['all', 'last12Months', 'prior12Months'] as const;
export type SpecialYear = (typeof specialYears)[number];
export type YearChoice = SpecialYear | number;

export type SeasonChoice = 'all' | Season;

/** A course's length in yards; null for no bound. */
export type YardageBound = number | null;

/** Which rounds one side of a comparison means (DATA-25, DATA-26). */
export type CompareFilter = {
  readonly player: { readonly accountId: number; readonly firstName: string; readonly lastName: string };
  readonly holeCount: HoleCount;
  /** At least one. */
  readonly roundTypes: readonly RoundType[];
  /** Years of the calendar, or one special choice alone. */
  readonly years: readonly YearChoice[];
  /** `all` alone, or seasons. */
  readonly seasons: readonly SeasonChoice[];
  readonly advancedFilter: AdvancedFilter;
};

/** The values of all four kinds are kept, so that changing the kind and changing it back loses nothing (CMP-58). */
export type AdvancedFilter = {
  readonly kind: CompareKind;
  /** What the side is called instead of its derived label; empty for none. */
  readonly customLabel: string;
  /** Round: ids. */
  readonly rounds: readonly string[];
  /** Scoring: scores up to this one. */
  readonly scoringThreshold: number;
  readonly scoringYardageMin: YardageBound;
  readonly scoringYardageMax: YardageBound;
  readonly trendType: TrendType;
  /** Trend: 1 to 10 rounds (CMP-O8). */
  readonly trendCount: number;
  /** Month: 1 to 12. */
  readonly months: readonly number[];
};
