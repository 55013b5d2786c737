import { BarMeter } from '@strokebook/charts';
import {
  acrossText,
  alongText,
  dispersionLength,
  type DispersionRow,
  dispersionUnit,
  type FinishCount,
  finishLabel,
  onTargetText,
  unplacedText,
} from '@strokebook/golf/dispersion';
import { formatFraction, grouped, wholePercent } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { DataTable } from '../../ui/tables/data-table.tsx';
import classes from './dispersion.module.css';

type DispersionTableProps = {
  readonly label: string;
  /** Header of the row labels. */
  readonly corner: string;
  /** At least one, all of the same kind of shot. */
  readonly rows: readonly DispersionRow[];
  readonly drawn: string;
  /** Number of shots of the kind that could not be measured. */
  readonly unplaced: number;
  readonly units: UnitSystem;
  readonly onDraw: (rowId: string) => void;
};

/** For each row the number of shots, how far off they finished, and on which side. */
export function DispersionTable({ label, corner, rows, drawn, unplaced, units, onDraw }: DispersionTableProps) {
  const first = rows[0]?.summary;
  if (first === undefined) return null;
  const { kind } = first;
  const unit = dispersionUnit(kind, units);
  const isLine = kind === 'offTheTee';
  return (
    <div className={classes.table}>
      <DataTable label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            <th scope="col">Shots</th>
            <th scope="col">{isLine ? 'Median off line' : 'Median miss'}</th>
            <th scope="col">{isLine ? 'Median length' : 'Long or short'}</th>
            <th scope="col">Left or right</th>
            {first.finishes.map(({ finish }) => (
              <th key={finish} scope="col">
                {finishLabel(kind, finish)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, summary }) => (
            <tr key={id} data-drawn={id === drawn || undefined}>
              <th scope="row">
                <button type="button" className={classes.pick} aria-pressed={id === drawn} onClick={() => onDraw(id)}>
                  {name}
                </button>
              </th>
              <td>{grouped(summary.count)}</td>
              <td>{dispersionLength(summary.medianMiss, unit)}</td>
              <td>{alongText(kind, summary.medianAlong, unit)}</td>
              <td>{acrossText(summary.medianAcross, unit)}</td>
              {summary.finishes.map((finish) => (
                <Share key={finish.finish} finish={finish} of={summary.count} />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={classes.note}>
        {onTargetText(kind, units)} {unplacedText(unplaced)}
      </p>
    </div>
  );
}

/** A percentage with its fraction, above a bar. */
function Share({ finish, of }: { readonly finish: FinishCount; readonly of: number }) {
  const isTarget = finish.finish === 'onTarget';
  return (
    <td className={classes.share}>
      {wholePercent(finish.share)} <small>{formatFraction(finish.count, of, { kind: 'rate', unit: 'shot' })}</small>
      <BarMeter percent={finish.share * 100} colour={isTarget ? 'var(--accent)' : 'var(--line-strong)'} />
    </td>
  );
}
