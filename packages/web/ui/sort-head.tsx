import type { ComponentProps } from 'react';
import classes from './sort-head.module.css';

type SortHeadProps = Pick<ComponentProps<'th'>, 'rowSpan' | 'title'> & {
  readonly label: string;
  /** Which way the rows are sorted by it; null where they are sorted by another column. */
  readonly direction: 'asc' | 'desc' | null;
  readonly onSort: () => void;
  readonly 'data-text'?: boolean | undefined;
};

/** The head of a column that sorts its table when it is pressed, with an arrow that says which way it is sorted. */
export function SortHead({ label, direction, onSort, ...rest }: SortHeadProps) {
  return (
    <th {...rest} scope="col" aria-sort={sortWords[direction ?? 'none']}>
      <button type="button" className={classes.sort} onClick={() => onSort()}>
        {label}
        {direction !== null && <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span>}
      </button>
    </th>
  );
}

const sortWords = { none: 'none', asc: 'ascending', desc: 'descending' } as const;
