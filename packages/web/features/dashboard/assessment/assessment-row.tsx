import { Button, Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { UnitSystem } from '@strokebook/golf/model';
import classes from './assessment.module.css';
import type { AssessmentColumn } from './assessment-columns.ts';
import { OverviewEye } from '../overviews/overview-eye.tsx';
import { detailsOf, type OverviewView, performanceOf } from '../overviews/overview-view.ts';
import { type StatCategoryId, shareOf } from '../categories.ts';
import { partsText, percentText } from '../figures/percent-text.ts';
import { StatCell } from '../figures/stat-cell.tsx';
import { ViewShotsButton } from '../my-rounds/view-shots-button.tsx';
import { figuresById } from '../figures/stat-figures.ts';

type AssessmentRowProps = {
  readonly view: OverviewView;
  readonly category: StatCategoryId;
  readonly columns: readonly AssessmentColumn[];
  readonly units: UnitSystem;
  readonly canToggle: boolean;
  readonly onToggle: () => void;
  /** Opens a figure of the overview, or the overview's rounds. */
  readonly onOpen: (statId?: string) => void;
  /** Index in the table. */
  readonly index: number;
  readonly onRetry: () => void;
};

/** One overview: its name and figures. */
export function AssessmentRow({
  view,
  category,
  columns,
  units,
  canToggle,
  onToggle,
  onOpen,
  index,
  onRetry,
}: AssessmentRowProps) {
  const { filterName, colour } = view.config;
  return (
    <tr data-row={index} data-state={view.isHidden ? 'hidden' : view.state}>
      <th scope="row" className={classes.pinned}>
        <div className={classes.overview} style={{ '--c': colour } as CSSProperties}>
          <OverviewEye view={view} canToggle={canToggle} onToggle={onToggle} />
          <div className={classes.overviewText}>
            <b>{view.isHidden ? <s>{filterName}</s> : filterName}</b>
            <small>{detailsOf(view.config)}</small>
          </div>
          <ViewShotsButton filterName={filterName} onOpen={onOpen} />
        </div>
      </th>
      <Cells view={view} category={category} columns={columns} units={units} onOpen={onOpen} onRetry={onRetry} />
    </tr>
  );
}

function Cells({
  view,
  category,
  columns,
  units,
  onOpen,
  onRetry,
}: Pick<AssessmentRowProps, 'view' | 'category' | 'columns' | 'units' | 'onOpen' | 'onRetry'>) {
  const width = columns.length + 1;
  if (view.isHidden) {
    return (
      <td colSpan={width} className={classes.aside}>
        Hidden
      </td>
    );
  }
  if (view.report !== null && 'error' in view.report.performanceStats) {
    return (
      <td colSpan={width} className={classes.rowError}>
        {view.report.performanceStats.error}{' '}
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      </td>
    );
  }
  const performance = performanceOf(view);
  if (performance === null || view.state === 'loading') {
    return (
      <td colSpan={width} aria-label="Loading">
        <Skeleton height={14} />
      </td>
    );
  }
  const stats = figuresById(performance.stats);
  const own = shareOf(performance, category);
  return (
    <>
      <td className={classes.skill}>
        {percentText(own?.performance ?? null)}
        {own !== undefined && <small>{partsText(own)}</small>}
      </td>
      {columns.map((column) => (
        <StatCell key={column.id} placed={stats.get(column.id)} units={units} onOpen={onOpen} />
      ))}
    </>
  );
}
