import type { StandardChoice } from '@strokebook/contract';
import type { StatStandard } from '@strokebook/golf/stats';
import classes from './assessment.module.css';
import type { AssessmentColumn } from './assessment-columns.ts';
import { type OverviewView, performanceOf } from './overview-view.ts';
import { flattenStats } from './stat-figures.ts';

type StandardRowProps = {
  readonly standard: StandardChoice;
  readonly views: readonly OverviewView[];
  readonly columns: readonly AssessmentColumn[];
};

/** What the overviews are held against, each figure with its source (ASSESS-10). */
export function StandardRow({ standard, views, columns }: StandardRowProps) {
  const figures = new Map<string, StatStandard>();
  for (const view of views) {
    for (const [id, stat] of flattenStats(performanceOf(view)?.stats ?? [])) {
      if (stat.standard !== null) figures.set(id, stat.standard);
    }
  }
  return (
    <tr className={classes.standard}>
      <th scope="row" className={classes.pinned}>
        {standard.label}
      </th>
      <td>-</td>
      {columns.map((column) => {
        const figure = figures.get(column.id);
        return (
          <td key={column.id} title={figure?.source}>
            {figure?.formatted ?? '-'}
            {figure?.isModelled && <small>modelled</small>}
          </td>
        );
      })}
    </tr>
  );
}
