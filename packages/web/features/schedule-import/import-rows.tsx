import type { ScheduleImportPreview } from '@strokebook/contract';
import { cellOf } from '@strokebook/documents/report';
import { plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import classes from './schedule-import.module.css';

type ImportRowsProps = {
  readonly preview: ScheduleImportPreview;
  /** Lines of excluded rows, also while the table is read without them. */
  readonly leftOut: readonly number[];
  /** Reads the table without the rows on these lines; null while it is being stored. */
  readonly onLeaveOut: ((lines: readonly number[]) => void) | null;
};

/** Limits the rows of the dialog; those with problems come first. */
const ROWS_AT_FIRST = 50;

/** The parsed rows; those with problems have one cell across. */
const columns: readonly ScreenColumn<ScheduleImportPreview['rows'][number]>[] = [
  { label: 'Line', kind: 'days', cell: ({ line }) => `${line}` },
  {
    label: 'Tournament',
    kind: 'words',
    width: '160px',
    cell: ({ summary }) => cellOf(summary?.name ?? '', summary?.kind),
  },
  { label: 'Days', kind: 'days', cell: ({ summary }) => summary?.days ?? '' },
  { label: 'Place', kind: 'words', cell: ({ summary }) => summary?.place ?? '' },
  { label: 'Status', kind: 'days', cell: ({ summary }) => summary?.status ?? '' },
  { label: 'Result', kind: 'days', cell: ({ summary }) => summary?.result ?? '' },
  {
    label: 'What is done',
    kind: 'words',
    isUnlabelled: true,
    cell: ({ isKnown, kept }) =>
      cellOf(
        isKnown ? 'in the schedule: updated' : 'new',
        kept.length === 0 ? [] : [`${kept.join(', ')}: not changed, as the tournament is everyone’s.`],
      ),
  },
];

/** Each row as it was parsed, or its problems. */
export function ImportRows({ preview: { rows }, leftOut, onLeaveOut }: ImportRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  // Excluded rows keep their position.
  const problemRows = rows.filter(({ summary }) => summary === null);
  const inOrder = [...problemRows, ...rows.filter(({ summary }) => summary !== null)];
  const shown = isWhole ? inOrder : inOrder.slice(0, ROWS_AT_FIRST);
  return (
    <section aria-label="Rows">
      <h3 className={classes.heading}>{plural(rows.length, 'row')}</h3>
      <p role="status" className={classes.hint}>
        {understoodText(wrong.length, problemRows.length - wrong.length)}
      </p>
      {problemRows.length > 1 && (
        <Button
          variant="default"
          mt={8}
          mb={8}
          disabled={onLeaveOut === null}
          onClick={() => onLeaveOut?.(wrong.length === 0 ? [] : problemRows.map(({ line }) => line))}
        >
          {leaveOutText(wrong.length)}
        </Button>
      )}
      <ColumnTable
        label="rows of the table"
        columns={columns}
        rows={shown}
        keyOf={({ line }) => line}
        renderAcross={({ line, name, summary, problems, isLeftOut }) =>
          summary === null && (
            <div className={classes.problemRow}>
              {name !== '' && <p className="strong break-anywhere">{name}</p>}
              {!isLeftOut && <p className={classes.wrong}>{problems.join(' ')}</p>}
              <CheckRow
                isChecked={leftOut.includes(line)}
                isDisabled={onLeaveOut === null}
                onChange={(isOut) =>
                  onLeaveOut?.(isOut ? [...leftOut, line] : leftOut.filter((other) => other !== line))
                }
              >
                Leave out line {line}
              </CheckRow>
            </div>
          )
        }
      />
      {shown.length < rows.length && (
        <Button variant="default" mt={8} onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}

function understoodText(wrongCount: number, leftOutCount: number): string {
  const left = leftOutCount === 0 ? '' : ` ${plural(leftOutCount, 'row')} left out.`;
  if (wrongCount === 0) return `${left === '' ? 'Every row' : 'Every other row'} was understood.${left}`;
  const those = wrongCount === 1 ? 'it is' : 'they are';
  return `${plural(wrongCount, 'row')} cannot be taken as ${those}. Nothing is saved until every row can be read or is left out.${left}`;
}

function leaveOutText(wrongCount: number): string {
  if (wrongCount === 0) return 'Leave out none';
  return wrongCount === 1 ? 'Leave out this one' : `Leave out these ${wrongCount}`;
}
