import { DataTable } from './data-table.tsx';
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
        <DataTable label={`sample ${label}`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </section>
  );
}
