import type { CompareFilter } from '@strokebook/golf/compare';
import { nameOfCode } from './codes.ts';

export const compareKindCodes = { round: 'Round', scoring: 'Scoring', trend: 'Trend', month: 'Month' } as const;
export const specialYearCodes = {
  all: 'All',
  last12Months: 'Last 12 Months',
  prior12Months: 'Prior 12 Months',
} as const;
export const seasonCodes = { all: 'All', spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' } as const;
export const trendTypeCodes = {
  bestConsecutive: 'Best Consecutive Rounds',
  best: 'Best Rounds',
  mostRecent: 'Most Recent Rounds',
} as const;
/** Names of the counts 1 to 10, in order. */
export const trendCountCodes = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
export const ANY_YARDAGE = 'Any';

type CodeIn<Codes extends object> = Codes[keyof Codes];
type Yardage = number | typeof ANY_YARDAGE;
type Advanced = CompareFilter['advancedFilter'];

/** A filter as it is in requests and in the database (DATA-25, DATA-26). */
export type WireCompareFilter = Omit<CompareFilter, 'years' | 'seasons' | 'advancedFilter'> & {
  readonly years: readonly (number | CodeIn<typeof specialYearCodes>)[];
  readonly seasons: readonly CodeIn<typeof seasonCodes>[];
  readonly advancedFilter: Pick<Advanced, 'customLabel' | 'rounds' | 'scoringThreshold' | 'months'> & {
    readonly label: CodeIn<typeof compareKindCodes>;
    readonly scoringYardageMin: Yardage;
    readonly scoringYardageMax: Yardage;
    readonly trendType: CodeIn<typeof trendTypeCodes>;
    readonly trendCount: (typeof trendCountCodes)[number];
  };
};

export function readCompareFilter({ years, seasons, advancedFilter, ...filter }: WireCompareFilter): CompareFilter {
  const { label, scoringYardageMin, scoringYardageMax, trendType, trendCount, ...advanced } = advancedFilter;
  return {
    ...filter,
    years: years.map((year) => (typeof year === 'number' ? year : nameOfCode(specialYearCodes, year))),
    seasons: seasons.map((season) => nameOfCode(seasonCodes, season)),
    advancedFilter: {
      ...advanced,
      kind: nameOfCode(compareKindCodes, label),
      scoringYardageMin: scoringYardageMin === ANY_YARDAGE ? null : scoringYardageMin,
      scoringYardageMax: scoringYardageMax === ANY_YARDAGE ? null : scoringYardageMax,
      trendType: nameOfCode(trendTypeCodes, trendType),
      trendCount: trendCountCodes.indexOf(trendCount) + 1,
    },
  };
}

/** Writes keys in a fixed order: a link's number is a hash of the text, and queries find the player by its start. */
export function writeCompareFilter(filter: CompareFilter): WireCompareFilter {
  const { player, advancedFilter: advanced } = filter;
  return {
    player: { accountId: player.accountId, firstName: player.firstName, lastName: player.lastName },
    holeCount: filter.holeCount,
    roundTypes: filter.roundTypes,
    years: filter.years.map((year) => (typeof year === 'number' ? year : specialYearCodes[year])),
    seasons: filter.seasons.map((season) => seasonCodes[season]),
    advancedFilter: {
      label: compareKindCodes[advanced.kind],
      customLabel: advanced.customLabel,
      rounds: advanced.rounds,
      scoringThreshold: advanced.scoringThreshold,
      scoringYardageMin: advanced.scoringYardageMin ?? ANY_YARDAGE,
      scoringYardageMax: advanced.scoringYardageMax ?? ANY_YARDAGE,
      trendType: trendTypeCodes[advanced.trendType],
      trendCount: trendCountCodes[advanced.trendCount - 1] as (typeof trendCountCodes)[number],
      months: advanced.months,
    },
  };
}
