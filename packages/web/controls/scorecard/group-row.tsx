import { plural } from '@strokebook/golf/format';
import type { HoleCount } from '@strokebook/golf/model';
import {
  aggregateRounds,
  columnAverageInWords,
  type ColumnLabel,
  formatColumnAverage,
  formatColumnScore,
  formatPutts,
  isSumLabel,
  roundsIn,
  type ScorecardRound,
  type ScorecardRow,
} from '@strokebook/golf/scorecard';
import { type CSSProperties, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { EndCells } from './end-cells.tsx';
import { LineTotal } from './line-total.tsx';
import classes from './scorecard.module.css';

/** Additional content of a group's first column. */
export type GroupHeading = {
  /** Before the name. */
  readonly lead?: ReactNode;
  /** After it. */
  readonly trail?: ReactNode;
  /** Below the name, instead of the number of rounds. */
  readonly note?: string | undefined;
  readonly colour?: string | undefined;
  /** Replaces the figures. */
  readonly aside?: ReactNode;
};

type GroupRowProps = {
  readonly index: number;
  readonly row: Extract<ScorecardRow, { readonly kind: 'group' }>;
  readonly columns: readonly ColumnLabel[];
  readonly holesPerRound: HoleCount;
  readonly heading: GroupHeading | undefined;
  readonly onToggle: (key: string) => void;
};

/** A group's name, which collapses it, and the averages of its rounds. */
export function GroupRow(props: GroupRowProps) {
  const { index, row, columns, holesPerRound, heading, onToggle } = props;
  const { model, level, isOpen } = row;
  const rounds = roundsIn(model);
  const average = aggregateRounds(rounds, holesPerRound).columnData.get('TOTAL');
  return (
    <tr
      className={classes.group}
      data-row={index}
      aria-rowindex={index + 2}
      data-level={level}
      data-kind="group"
      style={heading?.colour === undefined ? undefined : ({ '--c': heading.colour } as CSSProperties)}
    >
      <th scope="row" className={classes.name}>
        <div className={classes.heading}>
          {heading?.lead}
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            disabled={rounds.length === 0}
            onClick={() => onToggle(model.key)}
          >
            <span className={classes.groupName} data-coloured={heading?.colour !== undefined || undefined}>
              <b>{model.name}</b>
              <small title={heading?.note}>{heading?.note ?? plural(rounds.length, 'round')}</small>
            </span>
            <ChevronDownIcon />
          </button>
          {average !== undefined && (
            <LineTotal score={formatColumnScore(average)} toPar={formatColumnAverage(average)} />
          )}
          {heading?.trail}
        </div>
      </th>
      {heading?.aside === undefined ? (
        <Averages columns={columns} rounds={rounds} holesPerRound={holesPerRound} />
      ) : (
        <td colSpan={columns.length + 4} className={classes.aside}>
          {heading.aside}
        </td>
      )}
    </tr>
  );
}

type AveragesProps = {
  readonly columns: readonly ColumnLabel[];
  readonly rounds: readonly ScorecardRound[];
  readonly holesPerRound: HoleCount;
};

/** A memoized component, because a change of the heading does not affect the averages. */
function Averages({ columns, rounds, holesPerRound }: AveragesProps) {
  const aggregate = aggregateRounds(rounds, holesPerRound);
  return (
    <>
      {columns.map((label) => {
        const average = aggregate.columnData.get(label);
        const isSum = isSumLabel(label);
        return (
          <td
            key={label}
            data-sum={isSum ? label : undefined}
            title={average === undefined ? undefined : columnAverageInWords(average, rounds.length)}
          >
            {isSum && average !== undefined ? (
              <>
                {formatColumnScore(average)}
                <small>{formatColumnAverage(average)}</small>
                {average.rounds < rounds.length && (
                  <small title={`An average over ${plural(average.rounds, 'round')}`}>of {average.rounds}</small>
                )}
              </>
            ) : (
              formatColumnAverage(average)
            )}
          </td>
        );
      })}
      <EndCells aggregate={aggregate} putts={formatPutts(aggregate.puttCount)} puttsPer={holesPerRound} />
    </>
  );
}
