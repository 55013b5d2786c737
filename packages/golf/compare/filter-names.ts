import { courseLength, seasonNames } from '../format/index.ts';
import { type UnitSystem, yards } from '../model/index.ts';
import type { TrendType } from '../selection/index.ts';
import type { CompareKind, SeasonChoice, YardageBound, YearChoice } from './compare-filter.ts';

export const compareKindNames: Readonly<Record<CompareKind, string>> = {
  round: 'Round',
  scoring: 'Scoring',
  trend: 'Trend',
  month: 'Month',
};

const specialYearNames = { all: 'All', last12Months: 'Last 12 Months', prior12Months: 'Prior 12 Months' } as const;

export const yearName = (choice: YearChoice): string =>
  typeof choice === 'number' ? String(choice) : specialYearNames[choice];

export const yearsText = (choices: readonly YearChoice[]): string => choices.map(yearName).join(', ');

export const seasonName = (choice: SeasonChoice): string => (choice === 'all' ? 'All' : seasonNames[choice]);

export const trendTypeNames: Readonly<Record<TrendType, string>> = {
  bestConsecutive: 'Best Consecutive Rounds',
  best: 'Best Rounds',
  mostRecent: 'Most Recent Rounds',
};

/** Names of the counts from 1 (CMP-O8). */
export const trendCountNames = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

export const yardageName = (bound: YardageBound, units: UnitSystem): string =>
  bound === null ? 'Any' : courseLength(yards(bound), units);
