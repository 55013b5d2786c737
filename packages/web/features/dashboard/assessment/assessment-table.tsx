import type { StandardChoice } from '@strokebook/contract';
import { NOTHING } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { statText } from '@strokebook/golf/stats';
import type { ReactNode } from 'react';
import { useGridKeys } from '../../../ui/grids/use-grid-keys.ts';
import classes from './assessment.module.css';
import type { AssessmentColumn } from './assessment-columns.ts';
import { AssessmentRow } from './assessment-row.tsx';
import type { StatCategoryId } from '../categories.ts';
import { type OverviewView, performanceOf } from '../overviews/overview-view.ts';
import { standardFigures } from '../figures/stat-figures.ts';

type AssessmentTableProps = {
  readonly caption: string;
  readonly views: readonly OverviewView[];
  readonly category: StatCategoryId;
  readonly columns: readonly AssessmentColumn[];
  readonly openStats: readonly string[];
  readonly units: UnitSystem;
  readonly standard: StandardChoice | null;
  /** In the corner above the names. */
  readonly corner: ReactNode;
  readonly canToggle: boolean;
  readonly onOpenStat: (id: string) => void;
  readonly onToggle: (filterName: string) => void;
  readonly onOpen: (filterName: string, statId?: string) => void;
  readonly onRetry: () => void;
};

export function AssessmentTable(props: AssessmentTableProps) {
  const { views, columns, standard, units } = props;
  const gridKeys = useGridKeys({ rowCount: views.length + (standard === null ? 0 : 1) });
  return (
    <section className={classes.frame} aria-label={props.caption}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys reach its cells
        role="grid"
        aria-readonly
        aria-label={props.caption}
        className={classes.table}
        {...gridKeys}
      >
        <thead>
          <tr data-row={-1}>
            <th scope="col" className={classes.pinned}>
              {props.corner}
            </th>
            <th scope="col">Skill Performance</th>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                isOpen={props.openStats.includes(column.id)}
                onOpen={() => props.onOpenStat(column.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {views.map((view, index) => (
            <AssessmentRow
              key={view.config.filterName}
              index={index}
              view={view}
              category={props.category}
              columns={columns}
              units={units}
              canToggle={props.canToggle}
              onToggle={() => props.onToggle(view.config.filterName)}
              onOpen={(statId) => props.onOpen(view.config.filterName, statId)}
              onRetry={props.onRetry}
            />
          ))}
        </tbody>
        {standard !== null && (
          <tfoot>
            <StandardRow index={views.length} standard={standard} views={views} columns={columns} units={units} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

type ColumnHeadProps = {
  readonly column: AssessmentColumn;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function ColumnHead({ column, isOpen, onOpen }: ColumnHeadProps) {
  if (column.parentName !== null) {
    return (
      <th scope="col" className={classes.child} title={column.about}>
        <span className="unseen">{`${column.parentName}, `}</span>
        {column.name}
      </th>
    );
  }
  if (column.childCount === 0)
    return (
      <th scope="col" title={column.about}>
        {column.name}
      </th>
    );
  return (
    <th scope="col" className={isOpen ? classes.parent : undefined} title={column.about}>
      <button type="button" className={classes.open} aria-expanded={isOpen} onClick={onOpen}>
        {column.name}
        <span aria-hidden="true">{isOpen ? '‹' : '›'}</span>
      </button>
    </th>
  );
}

type StandardRowProps = {
  /** Index in the table. */
  readonly index: number;
  readonly standard: StandardChoice;
  readonly views: readonly OverviewView[];
  readonly columns: readonly AssessmentColumn[];
  readonly units: UnitSystem;
};

/** The standard of the overviews, each figure with its source (ASSESS-10). */
function StandardRow({ index, standard, views, columns, units }: StandardRowProps) {
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
