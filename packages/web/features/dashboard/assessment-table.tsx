import type { StandardChoice } from '@strokebook/contract';
import { isUsable } from '@strokebook/golf/overview';
import { EyeIcon, EyeOffIcon } from '../../ui/icons.tsx';
import classes from './assessment.module.css';
import type { AssessmentColumn } from './assessment-columns.ts';
import { AssessmentRow } from './assessment-row.tsx';
import type { OverviewView } from './overview-view.ts';
import { StandardRow } from './standard-row.tsx';

type AssessmentTableProps = {
  readonly caption: string;
  readonly views: readonly OverviewView[];
  readonly columns: readonly AssessmentColumn[];
  readonly openStats: readonly string[];
  readonly standard: StandardChoice | null;
  readonly canToggle: boolean;
  readonly onOpenStat: (id: string) => void;
  readonly onToggle: (filterName: string) => void;
  readonly onShowAll: (isShown: boolean) => void;
  readonly onRetry: () => void;
};

export function AssessmentTable(props: AssessmentTableProps) {
  const { views, columns, standard } = props;
  const areAllShown = views.filter((view) => isUsable(view.state)).every((view) => !view.isHidden);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
    <section className={classes.frame} aria-label={props.caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.unseen}>{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.pinned}>
              <div className={classes.overview}>
                <button
                  type="button"
                  className={classes.eye}
                  aria-label={areAllShown ? 'Hide all' : 'Show all'}
                  disabled={!props.canToggle}
                  onClick={() => props.onShowAll(!areAllShown)}
                >
                  {areAllShown ? <EyeIcon /> : <EyeOffIcon />}
                </button>
                Overview
              </div>
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
          {views.map((view) => (
            <AssessmentRow
              key={view.config.filterName}
              view={view}
              columns={columns}
              canToggle={props.canToggle}
              onToggle={() => props.onToggle(view.config.filterName)}
              onRetry={props.onRetry}
            />
          ))}
        </tbody>
        {standard !== null && (
          <tfoot>
            <StandardRow standard={standard} views={views} columns={columns} />
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
        <span className={classes.unseen}>{`${column.parentName}, `}</span>
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
