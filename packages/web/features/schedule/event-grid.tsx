import { groupLines, type ScheduleLine, scheduleStatusLabel, type ScheduleView } from '@strokebook/golf/schedule';
import { TableFrame } from '../../ui/blocks/column-table.tsx';
import { EventRow, type RowShape, statusColumns } from './event-row.tsx';
import type { ScheduleModel } from './schedule-model.ts';
import classes from './schedule.module.css';
import { heightOfRows, useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';

type EventGridProps = RowShape & {
  readonly label: string;
  readonly lines: readonly ScheduleLine[];
  readonly viewBy: ScheduleView;
  readonly model: Pick<ScheduleModel, 'clashes' | 'freeDays'>;
  /** Changes when other lines are requested, but not when one of them changes. */
  readonly listKey: unknown;
  /** Number of events in the grids above. */
  readonly before?: number | undefined;
};

/** Events below the month or season in which they begin, or as one list (TOUR-04). */
export function EventGrid({ label, lines, viewBy, model, listKey, before = 0, ...shape }: EventGridProps) {
  const { hasSeveral, isOver, actions } = shape;
  const count = useRowsInSteps(lines.length, listKey, HEAD_HEIGHT + heightOfRows(before));
  const columns = [
    'Dates',
    // The first column is visible on a phone too: the placing, or the actions.
    ...(isOver ? ['Placing'] : []),
    // How someone entered is irrelevant once an event is over.
    ...(!isOver && (!hasSeveral || actions !== undefined) ? ['Status'] : []),
    ...(hasSeveral ? statusColumns.map(scheduleStatusLabel) : []),
    'Place',
    'Rounds',
    'Type',
    // Free days are irrelevant once an event is over.
    ...(isOver ? [] : ['Free days']),
  ];
  const width = columns.length + (actions === undefined ? 1 : 2);
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col" className={classes.what}>
            Tournament
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-text={!figures.has(column) || undefined}>
              {column}
            </th>
          ))}
          {actions !== undefined && (
            <td data-no-print>
              <span className="unseen">Edit</span>
            </td>
          )}
        </tr>
      </thead>
      {groupLines(lines.slice(0, count), viewBy).map((group) => (
        <tbody key={group.key}>
          {group.label !== '' && (
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={width}>
                <span>{group.label}</span>
              </th>
            </tr>
          )}
          {group.lines.map((line) => (
            <EventRow
              key={line.tournamentId}
              line={line}
              clashes={model.clashes.get(line.tournamentId) ?? none}
              freeDays={model.freeDays.get(line.tournamentId)}
              {...shape}
            />
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

/** Min height of the page above its first event, on a wide screen with a season of one lane, in pixels. */
const HEAD_HEIGHT = 380;

const none: readonly string[] = [];
const figures = new Set(['Rounds', 'Free days']);
