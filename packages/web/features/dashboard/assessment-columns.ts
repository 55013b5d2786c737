import { bandsIn } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statById, type StatReport } from '@strokebook/golf/stats';
import { type StatCategoryId, statCategoryOf } from './categories.ts';
import { type OverviewView, performanceOf } from './overview-view.ts';

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
  views: readonly OverviewView[],
  category: StatCategoryId,
  openStats: readonly string[],
  units: UnitSystem,
): readonly AssessmentColumn[] {
  const columns = new Map<string, AssessmentColumn>();
  for (const stat of topStats(views, category)) {
    const { children } = stat;
    const about = bandsIn(statById(stat.id)?.about ?? '', units);
    const name = bandsIn(stat.name, units);
    columns.set(stat.id, { id: stat.id, name, about, parentName: null, childCount: children.length });
    if (!openStats.includes(stat.id)) continue;
    for (const child of children) {
      columns.set(child.id, {
        id: child.id,
        name: bandsIn(child.name, units),
        about,
        parentName: name,
        childCount: 0,
      });
    }
  }
  return [...columns.values()];
}

/** All overviews have the same stats, so the first one with any is used. */
export function topStats(views: readonly OverviewView[], category: StatCategoryId): readonly StatReport[] {
  const stats = views.map((view) => performanceOf(view)?.stats ?? []).find((list) => list.length > 0) ?? [];
  return stats.filter(
    (stat) => stat.category === statCategoryOf[category] && stat.belongsToView.includes('assessment'),
  );
}
