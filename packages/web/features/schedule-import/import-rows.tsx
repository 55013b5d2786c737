import type { ScheduleImportPreview } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { DataTable } from '../../ui/data-table.tsx';
import classes from './schedule-import.module.css';

type ImportRowsProps = { readonly preview: ScheduleImportPreview };

/** A thousand rows in a dialog help nobody; those with problems come first. */
const ROWS_AT_FIRST = 50;

/** Of what was understood; the last says what is done with it. */
const columns = ['Tournament', 'Days', 'Place', 'Status', 'Result', ''] as const;

/** Each row as it was understood, or why it cannot be. */
export function ImportRows({ preview: { rows } }: ImportRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const inOrder = [...wrong, ...rows.filter(({ problems }) => problems.length === 0)];
  const shown = isWhole ? inOrder : inOrder.slice(0, ROWS_AT_FIRST);
  return (
    <section aria-label="Rows">
      <h3 className={classes.heading}>{plural(rows.length, 'row')}</h3>
      <p role="status" className={classes.hint}>
        {wrong.length === 0
          ? 'Every row was understood.'
          : `${plural(wrong.length, 'row')} cannot be taken as ${wrong.length === 1 ? 'it is' : 'they are'}. Nothing is stored until all can.`}
      </p>
      <DataTable label="rows of the table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-text>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, summary, isKnown, kept, problems }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {summary === null ? (
                <td data-text colSpan={columns.length} className={classes.wrong}>
                  <span>{problems.join(' ')}</span>
                </td>
              ) : (
                <>
                  <td data-text className={classes.name}>
                    {summary.name}
                    <small>{summary.kind}</small>
                  </td>
                  <td data-text className={classes.whole}>
                    {summary.days}
                  </td>
                  <td data-text>{summary.place}</td>
                  <td data-text className={classes.whole}>
                    {summary.status}
                  </td>
                  <td data-text className={classes.whole}>
                    {summary.result}
                  </td>
                  <td data-text className={classes.hint}>
                    {isKnown ? 'in the schedule: updated' : 'new'}
                    {kept.length > 0 && (
                      <div className={classes.kept}>
                        {kept.join(', ')}: not changed, as the tournament is everyone’s.
                      </div>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {shown.length < rows.length && (
        <Button size="md" variant="default" mt={8} onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
