import { bandsIn, formatFraction, NOTHING } from '@strokebook/golf/format';
import { strokesGainedStats } from '@strokebook/golf/overview';
import type { UnitSystem } from '@strokebook/golf/model';
import {
  placeOfStat,
  type StatColumn,
  statColumns,
  type StatFigure,
  type StatReport,
  statText,
} from '@strokebook/golf/stats';
import type { KeyFigure } from '../report/blocks/figures.ts';
import { cellOf, type ReportCell, type Tone } from '../report/blocks/table.ts';

const columnOf = (id: string): StatColumn => {
  const column = statColumns[placeOfStat(id)];
  if (column === undefined) throw new RangeError(`there is no stat ${id}`);
  return column;
};

/** A figure in the requested units; '-' if there is none. */
const valueText = ({ id, performance }: StatFigure, units: UnitSystem): string =>
  performance === null ? NOTHING : statText(id, performance, units);

/** The standard's figure in the same units; '' if none is published. */
export const standardText = ({ id, standard }: StatFigure, units: UnitSystem): string =>
  standard === null ? '' : statText(id, standard, units);

/** The sample of a figure: '11 of 18'; '' for none. */
export function basisText({ id, performance }: StatFigure): string {
  if (performance === null) return '';
  const { kind, stat } = columnOf(id);
  const { successes, opportunities, sample } = performance;
  return formatFraction(successes, sample ?? opportunities, { kind, unit: stat.unit });
}

/** Only for differences that are likely real, as on the screens. */
const toneOf = ({ beatStandard, certainty }: StatFigure): Tone | null =>
  beatStandard === null || certainty !== 'clear' ? null : beatStandard ? 'better' : 'worse';

export const figureCell = (figure: StatFigure, units: UnitSystem): ReportCell =>
  cellOf(valueText(figure, units), basisText(figure), toneOf(figure));

/** The name of a stat or part, with its bands in the requested units. */
export const nameText = ({ name }: Pick<StatFigure, 'name'>, units: UnitSystem): string => bandsIn(name, units);

/** The name of a stat, with its category if another one has the same name. */
export const distinctName = (stat: StatReport, stats: readonly StatReport[], units: UnitSystem): string =>
  stats.some(({ id, name }) => name === stat.name && id !== stat.id)
    ? `${nameText(stat, units)}, ${stat.category.toLowerCase()}`
    : nameText(stat, units);

export const keyFigure = (figure: StatFigure, units: UnitSystem): KeyFigure => ({
  label: figure.name,
  value: valueText(figure, units),
  basis: [basisText(figure), baselineText(figure)].filter((part) => part !== '').join(', '),
});

/** What strokes gained are measured against, whatever the report's standard is; '' for other stats. */
export const baselineText = ({ id }: Pick<StatFigure, 'id'>): string =>
  gainIds.has(id) ? 'against PGA TOUR players' : '';
const gainIds: ReadonlySet<string> = new Set(Object.values(strokesGainedStats));

/** All stats and their parts by id. */
export const figuresById = (stats: readonly StatReport[]): ReadonlyMap<string, StatFigure> =>
  new Map(stats.flatMap((stat) => [stat, ...stat.children]).map((figure) => [figure.id, figure]));
