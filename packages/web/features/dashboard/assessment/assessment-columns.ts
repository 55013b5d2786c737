import { bandsIn } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statColumns } from '@strokebook/golf/stats';
import type { StatCategoryId } from '../categories.ts';
import { statsOf } from '../category-stats.ts';

export type AssessmentColumn = {
  readonly id: string;
  readonly name: string;
  /** Explains what counts and what does not. */
  readonly about: string;
  /** The parent stat of a child. */
  readonly parentName: string | null;
  readonly childCount: number;
};

/** The stats of a category, followed by their children if expanded (ASSESS-06). */
export function assessmentColumns(
  category: StatCategoryId,
  openStats: readonly string[],
  units: UnitSystem,
): readonly AssessmentColumn[] {
  return statsOf(category).flatMap((stat): readonly AssessmentColumn[] => {
    const children = statColumns.filter(({ parentId }) => parentId === stat.id);
    const about = bandsIn(stat.about, units);
    const name = bandsIn(stat.label, units);
    const own = { id: stat.id, name, about, parentName: null, childCount: children.length };
    if (!openStats.includes(stat.id)) return [own];
    return [
      own,
      ...children.map(({ id, label }) => ({
        ...{ id, name: bandsIn(label, units), about },
        parentName: name,
        childCount: 0,
      })),
    ];
  });
}
