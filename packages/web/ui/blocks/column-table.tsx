import { cellOf, type Column, type ReportCell } from '@strokebook/documents/report';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { SortHead } from './sort-head.tsx';
import classes from './column-table.module.css';

/** A column of a screen: what `Column` says, and how its cells link, sort and hide in a narrow table. */
export type ScreenColumn<Row, Sort extends string = never> = Omit<Column<Row>, 'cell'> & {
  /** The text of a cell; none where `render` draws everything. */
  readonly cell?: Column<Row>['cell'];
  /** Makes the head a button that sorts by it. */
  readonly sort?: Sort;
  /** Hides the label of its head from sight. */
  readonly isUnlabelled?: boolean;
  /** Explains the head. */
  readonly title?: string | undefined;
  /** What a cell opens; null for nothing. */
  readonly link?: (row: Row) => LinkProps | null;
  /** Draws what words cannot say, instead of the cell's text. */
  readonly render?: (row: Row) => ReactNode;
  /** The container query (style-queries.ts) that hides the column. */
  readonly leaves?: 'column' | 'panel' | 'card' | 'scrap';
  /** The width in a dense table, whose columns have the widths that they state; in others the least. `cqi` is a hundredth of the frame. */
  readonly width?: string;
  /** Stands out among figures. */
  readonly isStrong?: boolean;
  /** Has only actions, which paper leaves out. */
  readonly isScreenOnly?: boolean;
};

type ColumnTableProps<Row, Sort extends string> = {
  readonly label: string;
  readonly columns: readonly ScreenColumn<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly order?:
    | { readonly by: Sort; readonly direction: 'asc' | 'desc'; readonly onSort: (column: Sort) => void }
    | undefined;
  /** Attributes of a row for its style: `data-sum`. */
  readonly rowProps?: (
    row: Row,
  ) => HTMLAttributes<HTMLTableRowElement> & { readonly [name: `data-${string}`]: unknown };
  /** Content across all columns after the header, instead of their cells; null for the cells. */
  readonly renderAcross?: (row: Row) => ReactNode;
  /** Content of a further row below it; null for none. */
  readonly renderBelow?: (row: Row) => ReactNode;
  readonly bodyRef?: Ref<HTMLTableSectionElement>;
  /** Smaller rows, and widths as the columns state them. */
  readonly isDense?: boolean | undefined;
  /** Centres figures, with a tint behind those that are better or worse. */
  readonly isTinted?: boolean | undefined;
};

type TableFrameProps = {
  readonly label: string;
  readonly isDense?: boolean | undefined;
  readonly isTinted?: boolean | undefined;
  /** A head and a body. Each row begins with its sticky header; cells are figures, except those with `data-text`. */
  readonly children: ReactNode;
};

/** A table in a frame that scrolls if it is too wide, so that the page never does. */
export const TableFrame = ({ label, isDense, isTinted, children }: TableFrameProps) => (
  // Scrolling elements must be focusable.
  <section className={classes.frame} aria-label={`Table of ${label}`} tabIndex={0}>
    <table className={classes.table} aria-label={label} data-dense={isDense} data-tinted={isTinted}>
      {children}
    </table>
  </section>
);

/**
 * A table from its columns, each declared once. The first column of names, or else the first one, is the header of each row.
 */
export function ColumnTable<Row, Sort extends string = never>(props: ColumnTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, order, rowProps, renderAcross, renderBelow, bodyRef, isDense, isTinted } = props;
  const head = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'name'),
  );
  return (
    <TableFrame {...{ label, isDense, isTinted }}>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <Head key={place} {...{ column, order, isDense }} />
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {rows.map((row, index) => {
          const whole = renderAcross?.(row) || null;
          const rest = renderBelow?.(row) || null;
          return (
            <Fragment key={keyOf(row, index)}>
              <tr {...rowProps?.(row)}>
                {columns.slice(0, whole === null ? undefined : head + 1).map((column, place) => (
                  <Cell key={place} column={column} row={row} isHead={place === head} />
                ))}
                {whole !== null && (
                  <td colSpan={columns.length - head - 1} data-text>
                    {whole}
                  </td>
                )}
              </tr>
              {rest !== null && (
                <tr>
                  <td colSpan={columns.length} className={classes.below}>
                    {rest}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

type Shared = Pick<ScreenColumn<never>, 'kind' | 'leaves' | 'isStrong' | 'isScreenOnly'>;

/** Attributes that all cells of a column share. */
const sharedOf = ({ kind, leaves, isStrong, isScreenOnly }: Shared) => ({
  'data-text': kind === 'figure' ? undefined : kind,
  'data-leaves': leaves,
  'data-strong': isStrong,
  'data-no-print': isScreenOnly,
});

type HeadProps<Row, Sort extends string> = Pick<ColumnTableProps<Row, Sort>, 'order' | 'isDense'> & {
  readonly column: ScreenColumn<Row, Sort>;
};

function Head<Row, Sort extends string>({ column, order, isDense = false }: HeadProps<Row, Sort>) {
  const { label, sort, title, width, isUnlabelled } = column;
  const shared = { ...sharedOf(column), title, style: { [isDense ? 'width' : 'minWidth']: width } };
  if (sort === undefined || order === undefined) {
    return (
      <th scope="col" {...shared}>
        {isUnlabelled ? <span className="unseen">{label}</span> : label}
      </th>
    );
  }
  const direction = order.by === sort ? order.direction : null;
  return <SortHead {...shared} label={label} direction={direction} onSort={() => order.onSort(sort)} />;
}

type CellProps<Row, Sort extends string> = {
  readonly column: ScreenColumn<Row, Sort>;
  readonly row: Row;
  readonly isHead: boolean;
};

function Cell<Row, Sort extends string>({ column, row, isHead }: CellProps<Row, Sort>) {
  const cell = cellFor(column.cell?.(row) ?? '');
  const drawn = column.render?.(row) ?? <CellText cell={cell} />;
  const target = column.link?.(row) ?? null;
  const content =
    target === null ? (
      drawn
    ) : (
      <Link preload={false} className={classes.link} {...target}>
        {drawn}
      </Link>
    );
  return isHead ? (
    <th scope="row" {...sharedOf(column)}>
      {content}
    </th>
  ) : (
    <td {...sharedOf(column)} data-tone={cell.tone ?? undefined}>
      {content}
    </td>
  );
}

const cellFor = (cell: string | ReportCell): ReportCell => (typeof cell === 'string' ? cellOf(cell) : cell);

const marks = { better: '▲ ', worse: '▼ ' } as const;

/** The text with its sign, and below it what it rests on, and warnings. */
const CellText = ({ cell: { text, small, tone, warnings } }: { readonly cell: ReportCell }) => (
  <>
    <span>
      {tone !== null && <span aria-hidden="true">{marks[tone]}</span>}
      {text}
      {tone !== null && <span className="unseen">, {tone}</span>}
    </span>
    {small.map((line) => (
      <Fragment key={line}>
        {' '}
        <small>{line}</small>
      </Fragment>
    ))}
    {warnings.map((line) => (
      <span key={line} className="warning">
        {line}
      </span>
    ))}
  </>
);
