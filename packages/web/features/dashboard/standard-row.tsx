import type { StandardChoice } from '@strokebook/contract';
import { NOTHING } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statText } from '@strokebook/golf/stats';
import classes from './assessment.module.css';
import type { AssessmentColumn } from './assessment-columns.ts';
import { type OverviewView, performanceOf } from './overview-view.ts';
import { standardFigures } from './stat-figures.ts';

type StandardRowProps = {
  /** Index in the table. */
  readonly index: number;
  readonly standard: StandardChoice;
  readonly views: readonly OverviewView[];
  readonly columns: readonly AssessmentColumn[];
  readonly units: UnitSystem;
};

/** The standard of the overviews, each figure with its source (ASSESS-10). */
export function StandardRow({ index, standard, views, columns, units }: StandardRowProps) {
  const figures = standardFigures(views.flatMap((view) => performanceOf(view)?.stats ?? []));
  return (
    <tr data-row={index} className={classes.standard}>
      <th scope="row" className={classes.pinned}>
        {standard.label}
      </th>
      <td>{NOTHING}</td>
      {columns.map((column) => {
        const figure = figures.get(column.id);
        return (
          <td key={column.id} title={figure?.source}>
            {figure === undefined ? NOTHING : statText(column.id, figure, units)}
            {figure?.isModelled && <small>modeled</small>}
          </td>
        );
      })}
    </tr>
  );
}
