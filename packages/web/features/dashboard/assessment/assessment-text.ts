import type { StandardChoice } from '@strokebook/contract';
import type { CsvCell } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statText } from '@strokebook/golf/stats';
import { assessmentColumns } from './assessment-columns.ts';
import { type StatCategoryId, shareOf } from '../categories.ts';
import { statsOf } from '../category-stats.ts';
import { type OverviewView, performanceOf } from '../overviews/overview-view.ts';
import { partsText, percentText } from '../figures/percent-text.ts';
import { figuresById, fractionOf, standardFigures } from '../figures/stat-figures.ts';

type AssessmentOptions = {
  readonly views: readonly OverviewView[];
  readonly category: StatCategoryId;
  readonly standard: StandardChoice | null;
  readonly units: UnitSystem;
};

/**
 * The stats of a category as plain cells, including collapsed children: one row per visible overview, each figure with
 * its sample, and the standard below.
 */
export function assessmentCells({
  views,
  category,
  standard,
  units,
}: AssessmentOptions): readonly (readonly CsvCell[])[] {
  const everyStat = statsOf(category).map(({ id }) => id);
  const columns = assessmentColumns(category, everyStat, units);
  const names = columns.map(({ name, parentName }) => (parentName === null ? name : `${parentName}: ${name}`));
  const head = [
    'Overview',
    'Rounds',
    'Skill Performance',
    'Skill Performance (fraction)',
    ...names.flatMap((name) => [name, `${name} (fraction)`]),
  ];
  const lines = views.flatMap((view) => {
    const performance = performanceOf(view);
    if (view.isHidden || performance === null) return [];
    const stats = figuresById(performance.stats);
    const cells = columns.flatMap(({ id }): readonly CsvCell[] => {
      const placed = stats.get(id);
      const figure = placed?.figure.performance;
      if (placed === undefined || !figure) return [null, null];
      return [statText(id, figure, units), fractionOf(placed.stat.id, figure)];
    });
    const own = shareOf(performance, category);
    const share = percentText(own?.performance ?? null);
    return [[view.config.filterName, view.report?.roundCount, share, own && partsText(own), ...cells]];
  });
  if (standard === null) return [head, ...lines];
  const figures = standardFigures(views.flatMap((view) => performanceOf(view)?.stats ?? []));
  const last = columns.flatMap(({ id }) => {
    const figure = figures.get(id);
    return [figure === undefined ? null : statText(id, figure, units), null];
  });
  return [head, ...lines, [standard.label, null, null, null, ...last]];
}
