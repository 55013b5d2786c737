import type { HoleCount } from '@strokebook/golf/model';
import { type ColumnLabel, isSumLabel, type ScorecardRound } from '@strokebook/golf/scorecard';
import type { ReactNode } from 'react';
import classes from './scorecard.module.css';

/** The last columns and their titles. */
const endColumns = [
  { label: 'FIR', about: 'Fairways hit on par 4s and 5s' },
  { label: 'GIR', about: 'Greens in regulation' },
  { label: 'U/D', about: 'Up and downs' },
  { label: 'Putts', about: 'Putts per round, over the holes that count' },
] as const;

type ScorecardHeadProps = {
  readonly columns: readonly ColumnLabel[];
  readonly rounds: readonly ScorecardRound[];
  readonly corner: ReactNode;
  /** Hole count that putts are scaled to. */
  readonly holesPerRound: HoleCount;
};

/** The column labels, with the par below if all rounds have the same. */
export function ScorecardHead({ columns, rounds, corner, holesPerRound }: ScorecardHeadProps) {
  const pars = new Map(columns.map((label) => [label, commonPar(rounds, label)]));
  const hasPars = columns.every((label) => pars.get(label) !== null);
  const isFiltered = rounds.some(({ data }) => [...data.values()].some((cell) => cell.excluded));
  return (
    <thead>
      <tr data-row={-1}>
        <th scope="col" className={classes.name}>
          {corner ?? 'Round'}
          {hasPars ? <small>Par</small> : isFiltered && <small>Sums of counted holes</small>}
        </th>
        {columns.map((label) => (
          <th key={label} scope="col" data-sum={isSumLabel(label) ? label : undefined}>
            {label}
            {hasPars && <small>{pars.get(label)}</small>}
          </th>
        ))}
        {endColumns.map(({ label, about }, index) => (
          <th key={label} scope="col" title={about} data-end={index === 0 ? 'first' : 'other'}>
            {label}
            {label === 'Putts' && <small>per {holesPerRound}</small>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The par of a column if all rounds that have it agree, else null. */
function commonPar(rounds: readonly ScorecardRound[], label: ColumnLabel): number | null {
  let common: number | null = null;
  for (const { data } of rounds) {
    const cell = data.get(label);
    if (cell === undefined) continue;
    if (common !== null && common !== cell.par) return null;
    common = cell.par;
  }
  return common;
}
