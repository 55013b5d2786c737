import { groupLines, type ScheduleLine, scheduleStatusLabel, type ScheduleView } from '@strokebook/golf/schedule';
import { DataTable } from '../../ui/data-table.tsx';
import { EventRow, type RowShape, statusColumns } from './event-row.tsx';
import type { ScheduleModel } from './schedule-model.ts';
import { unseen } from '../../ui/unseen.ts';
import classes from './schedule.module.css';
import { heightOfRows, useRowsInSteps } from '../../ui/use-rows-in-steps.ts';

type EventGridProps = RowShape & {
  readonly label: string;
  readonly lines: readonly ScheduleLine[];
  readonly viewBy: ScheduleView;
  readonly model: Pick<ScheduleModel, 'clashes' | 'freeDays'>;
  /** Changes when other lines are asked for, and not when one of them is changed. */
  readonly asked: unknown;
  /** How many events stand in the grids above. */
  readonly before?: number | undefined;
};

/** Events under the month or the season in which they begin, or as one list (TOUR-04). */
export function EventGrid({ label, lines, viewBy, model, asked, before = 0, ...shape }: EventGridProps) {
  const { hasSeveral, isOver, actions } = shape;
  const count = useRowsInSteps(lines.length, asked, HEAD_HEIGHT + heightOfRows(before));
  const columns = [
    'Dates',
    // What comes first is in sight on a phone too: how it ended, or what can be done about it.
    ...(isOver ? ['Placing'] : []),
    ...(!hasSeveral || actions !== undefined ? ['Status'] : []),
    ...(hasSeveral ? statusColumns.map(scheduleStatusLabel) : []),
    'Place',
    'Rounds',
    'Type',
    // How long it was until the next one matters to nobody once it is over.
    ...(isOver ? [] : ['Free days']),
  ];
  const width = columns.length + (actions === undefined ? 1 : 2);
  return (
    <DataTable label={label}>
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
              <span className={unseen}>Edit</span>
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
    </DataTable>
  );
}

/** Pixels of the page above its first event at least, on a wide screen, where the season needs one lane. */
const HEAD_HEIGHT = 380;

const none: readonly string[] = [];
const figures = new Set(['Rounds', 'Free days']);
