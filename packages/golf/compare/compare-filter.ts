import type { Season } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';
import type { TrendType } from '../selection/index.ts';

/** How the rounds of a side are picked from those of its types, years and seasons (CMP-38). */
export const compareCategories = ['Round', 'Scoring', 'Trend', 'Month'] as const;
type CompareCategory = (typeof compareCategories)[number];

/** Years that are none of the calendar; each stands alone (CMP-40, CMP-41). */
export const specialYears = ['All', 'Last 12 Months', 'Prior 12 Months'] as const;
export type YearChoice = (typeof specialYears)[number] | number;

export type SeasonChoice = 'All' | Season;

/** Words for 1 to 10 (CMP-O8); a count's place is one less than the number. */
export const trendCounts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
type TrendCount = (typeof trendCounts)[number];

/** A course's length in yards, or no bound. */
export type YardageBound = number | 'Any';

/** Which rounds one side of a comparison means (DATA-25, DATA-26). */
export type CompareFilter = {
  readonly player: { readonly accountId: number; readonly firstName: string; readonly lastName: string };
  readonly holeCount: HoleCount;
  /** At least one. */
  readonly roundTypes: readonly RoundType[];
  /** Years of the calendar, or one special choice alone. */
  readonly years: readonly YearChoice[];
  /** `All` alone, or seasons. */
  readonly seasons: readonly SeasonChoice[];
  readonly advancedFilter: AdvancedFilter;
};

/** All four kinds are kept, so that changing the kind and changing it back loses nothing (CMP-58). */
export type AdvancedFilter = {
  /** Which kind holds. */
  readonly label: CompareCategory;
  /** What the side is called instead of its derived label; empty for none. */
  readonly customLabel: string;
  /** Round: ids. */
  readonly rounds: readonly string[];
  /** Scoring: scores up to this one. */
  readonly scoringThreshold: number;
  readonly scoringYardageMin: YardageBound;
  readonly scoringYardageMax: YardageBound;
  readonly trendType: TrendType;
  readonly trendCount: TrendCount;
  /** Month: 1 to 12. */
  readonly months: readonly number[];
};
