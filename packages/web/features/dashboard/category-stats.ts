import { statCatalog, type StatDefinition } from '@strokebook/golf/stats';
import { type CategoryId, type StatCategoryId, statCategoryOf } from './categories.ts';

/** The stats of a category's table, in its order. */
export const statsOf = (id: StatCategoryId): readonly StatDefinition[] =>
  statCatalog.filter(({ category, views }) => category === statCategoryOf[id] && views.includes('assessment'));

function idsOf(category: StatCategoryId): readonly string[] {
  return statsOf(category).map(({ id }) => id);
}

/** The ids of these stats. Declared once, because queries are told apart by the identity of these lists. */
export const statIdsOf: Readonly<Record<CategoryId, readonly string[]>> = {
  scorecard: [],
  score: idsOf('score'),
  drive: idsOf('drive'),
  approach: idsOf('approach'),
  save: idsOf('save'),
  putt: idsOf('putt'),
};
