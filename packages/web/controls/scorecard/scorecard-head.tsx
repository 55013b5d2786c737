import { type ColumnLabel, type CommonPars, isSumLabel, type ScorecardRound } from '@strokebook/golf/scorecard';
import type { ReactNode } from 'react';
import classes from './scorecard.module.css';

/** The last columns and their titles. */
const endColumns = [
  { label: 'FIR', about: 'Fairways hit on par 4s and 5s' },
  { label: 'GIR', about: 'Greens in regulation' },
  { label: 'U/D', about: 'Up and downs: holed in two from around the green, whatever the score' },
  { label: 'Putts', about: 'Putts per round, over the holes that count' },
] as const;

type ScorecardHeadProps = {
  readonly columns: readonly ColumnLabel[];
  readonly rounds: readonly ScorecardRound[];
  /** The par of every column, or null if the rounds differ. */
  readonly pars: CommonPars | null;
  readonly corner: ReactNode;
  /** Hole count that putts are scaled to. */
};

/** The column labels, with the par below if all rounds have the same. */
export function ScorecardHead({ columns, rounds, pars, corner }: ScorecardHeadProps) {
  const isFiltered = rounds.some(({ data }) => [...data.values()].some((cell) => cell.excluded));
  return (
    <thead>
      <tr data-row={-1}>
        <th scope="col" className={classes.name}>
          {corner ?? 'Round'}
          {pars !== null ? <small>Par</small> : isFiltered && <small>Sums of counted holes</small>}
        </th>
        {columns.map((label) => (
          <th key={label} scope="col" data-sum={isSumLabel(label) ? label : undefined}>
            {label}
            {pars !== null && <small>{pars.get(label)}</small>}
          </th>
        ))}
        {endColumns.map(({ label, about }, index) => (
          <th key={label} scope="col" title={about} data-end={index === 0 ? 'first' : 'other'}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
