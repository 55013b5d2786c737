import type { StatCategory } from '@strokebook/golf/stats';

export const categoryIds = ['scorecard', 'score', 'drive', 'approach', 'save', 'putt'] as const;
export type CategoryId = (typeof categoryIds)[number];

type Category = { readonly label: string; readonly statCategory: StatCategory | null };

/** The selector's categories; Score is the label of Scoring (ASSESS-02, ASSESS-O2). */
export const categories: Readonly<Record<CategoryId, Category>> = {
  scorecard: { label: 'Scorecard', statCategory: null },
  score: { label: 'Score', statCategory: 'Scoring' },
  drive: { label: 'Drive', statCategory: 'Drive' },
  approach: { label: 'Approach', statCategory: 'Approach' },
  save: { label: 'Save', statCategory: 'Save' },
  putt: { label: 'Putt', statCategory: 'Putt' },
};

/** The five that have stats of their own: the spider's axes and the bars (DASH-11). */
export const statCategoryLabels: readonly { readonly category: StatCategory; readonly label: string }[] =
  categoryIds.flatMap((id) => {
    const { label, statCategory } = categories[id];
    return statCategory === null ? [] : [{ category: statCategory, label }];
  });
