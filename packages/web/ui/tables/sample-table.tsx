import { ColumnTable, type ScreenColumn } from '../blocks/column-table.tsx';
import classes from './sample-table.module.css';

type SampleTableProps = {
  readonly label: string;
  readonly heads: readonly string[];
  /** Cells of made-up rows, the first of each as its header. */
  readonly rows: readonly (readonly string[])[];
};

/** What will stand on an empty page: a table of made-up figures, marked as such (FIRST-04). */
export function SampleTable({ label, heads, rows }: SampleTableProps) {
  return (
    <section className={classes.sample} aria-label={`Sample of ${label}`}>
      <header className="row-wrap gap-12 margin-bottom-8">
        <h2 className="note medium">What you will see here</h2>
        <span className={classes.mark}>Sample figures</span>
      </header>
      <div className={classes.table}>
        <ColumnTable
          label={`sample ${label}`}
          columns={heads.map(
            (head, place): ScreenColumn<readonly string[]> => ({
              label: head,
              kind: place === 0 ? 'name' : 'figure',
              cell: (row) => row[place] ?? '',
            }),
          )}
          rows={rows}
          keyOf={([name = '']) => name}
        />
      </div>
    </section>
  );
}
