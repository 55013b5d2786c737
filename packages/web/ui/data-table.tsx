import type { ReactNode } from 'react';
import classes from './data-table.module.css';

type DataTableProps = {
  readonly label: string;
  /** A head and a body. Each row begins with its header, which stays in sight; cells are figures, but for those with `data-text`. */
  readonly children: ReactNode;
};

/** Rows of figures in a frame that scrolls by itself where there is too little room, so that the page never does. */
export function DataTable({ label, children }: DataTableProps) {
  return (
    // A frame that scrolls must be within reach of the keyboard.
    <section className={classes.frame} aria-label={`Table of ${label}`} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        {children}
      </table>
    </section>
  );
}
