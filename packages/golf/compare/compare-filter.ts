import type { AccountId } from '../access/account-id.ts';
import type { Season } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';
import type { TrendType } from '../selection/index.ts';

/** How a side picks its rounds among those of its types, years and seasons (CMP-38). */
export const compareKinds = ['round', 'scoring', 'trend', 'month'] as const;
export type CompareKind = (typeof compareKinds)[number];

/** Ranges that are not calendar years; each can only be chosen alone (CMP-40, CMP-41). */
export const specialYears = ['all', 'last12Months', 'prior12Months'] as const;
export type SpecialYear = (typeof specialYears)[number];
export type YearChoice = SpecialYear | number;

export type SeasonChoice = 'all' | Season;

/** A course's length in yards; null for no bound. */
export type YardageBound = number | null;

/** Selects the rounds of one side of a comparison (DATA-25, DATA-26). */
export type CompareFilter = {
  readonly player: { readonly accountId: AccountId; readonly firstName: string; readonly lastName: string };
  readonly holeCount: HoleCount;
  /** At least one. */
  readonly roundTypes: readonly RoundType[];
  /** Calendar years, or a single special choice. */
  readonly years: readonly YearChoice[];
  /** Either `all` alone, or seasons. */
  readonly seasons: readonly SeasonChoice[];
  readonly advancedFilter: AdvancedFilter;
};

/** The values of all four kinds are kept, so that changing the kind and changing it back loses nothing (CMP-58). */
export type AdvancedFilter = {
  readonly kind: CompareKind;
  /** Replaces the derived label of the side; empty for none. */
  readonly customLabel: string;
  /** For kind `round`: round ids. */
  readonly rounds: readonly string[];
  /** For kind `scoring`: the score threshold. */
  readonly scoringThreshold: number;
  readonly scoringYardageMin: YardageBound;
  readonly scoringYardageMax: YardageBound;
  readonly trendType: TrendType;
  /** For kind `trend`: 1 to 10 rounds (CMP-O8). */
  readonly trendCount: number;
  /** For kind `month`: 1 to 12. */
  readonly months: readonly number[];
};
