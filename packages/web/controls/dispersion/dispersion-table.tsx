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
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
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
      <ColumnTable
        label={label}
        columns={[
          {
            label: corner,
            kind: 'name',
            cell: ({ label: name }) => name,
            render: ({ id, label: name }) => (
              <button type="button" className={classes.pick} aria-pressed={id === drawn} onClick={() => onDraw(id)}>
                {name}
              </button>
            ),
          },
          { label: 'Shots', kind: 'figure', cell: ({ summary }) => grouped(summary.count) },
          {
            label: isLine ? 'Median off line' : 'Median miss',
            kind: 'figure',
            cell: ({ summary }) => dispersionLength(summary.medianMiss, unit),
          },
          {
            label: isLine ? 'Median length' : 'Long or short',
            kind: 'figure',
            cell: ({ summary }) => alongText(kind, summary.medianAlong, unit),
          },
          { label: 'Left or right', kind: 'figure', cell: ({ summary }) => acrossText(summary.medianAcross, unit) },
          ...first.finishes.map(
            ({ finish }, place): ScreenColumn<DispersionRow> => ({
              label: finishLabel(kind, finish),
              kind: 'figure',
              render: ({ summary }) => <Share finish={summary.finishes[place]} of={summary.count} />,
            }),
          ),
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({ 'data-drawn': id === drawn || undefined })}
      />
      <p className={classes.note}>
        {onTargetText(kind, units)} {unplacedText(unplaced)}
      </p>
    </div>
  );
}

type ShareProps = { readonly finish: FinishCount | undefined; readonly of: number };

/** A percentage with its fraction, above a bar. */
function Share({ finish, of }: ShareProps) {
  if (finish === undefined) return null;
  const isTarget = finish.finish === 'onTarget';
  return (
    <div className={classes.share}>
      {wholePercent(finish.share)} <small>{formatFraction(finish.count, of, { kind: 'rate', unit: 'shot' })}</small>
      <BarMeter percent={finish.share * 100} colour={isTarget ? 'var(--accent)' : 'var(--line-strong)'} />
    </div>
  );
}
