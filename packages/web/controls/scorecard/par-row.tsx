import { type ColumnLabel, isSumLabel, type ScorecardRow } from '@strokebook/golf/scorecard';
import classes from './scorecard.module.css';

type ParRowProps = {
  readonly index: number;
  readonly row: Extract<ScorecardRow, { readonly kind: 'par' }>;
  readonly columns: readonly ColumnLabel[];
};

/** The pars of the rounds below, which were played on one course (CARD-O62). */
export function ParRow({ index, row, columns }: ParRowProps) {
  return (
    <tr className={classes.par} data-row={index} data-kind="par" aria-rowindex={index + 2} data-level={row.level}>
      <th scope="row" className={classes.name}>
        Par
      </th>
      {columns.map((label) => (
        <td key={label} data-sum={isSumLabel(label) ? label : undefined}>
          {row.pars.get(label)}
        </td>
      ))}
      <td colSpan={4} data-end="rest" />
    </tr>
  );
}
