import type { ReactNode } from 'react';
import classes from './data-table.module.css';

type DataTableProps = {
  readonly label: string;
  /** A head and a body. Each row begins with its sticky header; cells are figures, except those with `data-text`. */
  readonly children: ReactNode;
};

/** A table in a frame that scrolls if it is too wide, so that the page never does. */
export function DataTable({ label, children }: DataTableProps) {
  return (
    // Scrolling elements must be focusable.
    <section className={classes.frame} aria-label={`Table of ${label}`} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        {children}
      </table>
    </section>
  );
}
