import type { CategoryPerformance, PerformanceData } from '@strokebook/golf/overview';
import type { StatCategory } from '@strokebook/golf/stats';

/** The categories with stats; the remaining one is the scorecard. */
const statCategoryIds = ['score', 'drive', 'approach', 'save', 'putt'] as const;
export type StatCategoryId = (typeof statCategoryIds)[number];

export const categoryIds = ['scorecard', ...statCategoryIds] as const;
export type CategoryId = (typeof categoryIds)[number];

/** Labels of the selector; Score is the label of Scoring (ASSESS-02, ASSESS-O2). */
export const categoryLabels: Readonly<Record<CategoryId, string>> = {
  scorecard: 'Scorecard',
  score: 'Score',
  drive: 'Drive',
  approach: 'Approach',
  save: 'Save',
  putt: 'Putt',
};

export const statCategoryOf: Readonly<Record<StatCategoryId, StatCategory>> = {
  score: 'Scoring',
  drive: 'Drive',
  approach: 'Approach',
  save: 'Save',
  putt: 'Putt',
};

/** The spider's axes and the bars (DASH-11). */
export const statCategoryLabels: readonly { readonly category: StatCategory; readonly label: string }[] =
  statCategoryIds.map((id) => ({ category: statCategoryOf[id], label: categoryLabels[id] }));

/** The share of a category's own stats that beat the standard. */
export const shareOf = ({ byCategory }: PerformanceData, id: StatCategoryId): CategoryPerformance | undefined =>
  byCategory.find(({ category }) => category === statCategoryOf[id]);
