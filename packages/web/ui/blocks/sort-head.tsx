import type { ComponentProps } from 'react';
import classes from './column-table.module.css';

type SortHeadProps = Pick<ComponentProps<'th'>, 'rowSpan' | 'title' | 'style'> & {
  readonly label: string;
  /** Direction of the sort; null if another column is sorted. */
  readonly direction: 'asc' | 'desc' | null;
  readonly onSort: () => void;
  readonly [data: `data-${string}`]: boolean | string | undefined;
};

/** A column header that sorts its table on click, with an arrow for the direction. */
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
