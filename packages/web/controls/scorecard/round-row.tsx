import { formatDay, NOTHING, scoreToPar } from '@strokebook/golf/format';
import type { HoleCount, UnitSystem } from '@strokebook/golf/model';
import {
  aggregateRounds,
  type ColumnLabel,
  isSumLabel,
  puttsOfRound,
  scoreMark,
  type ScorecardCell,
  type ScorecardRow,
} from '@strokebook/golf/scorecard';
import { EndCells } from './end-cells.tsx';
import { holeInWords, scoreInWords } from './score-in-words.ts';
import classes from './scorecard.module.css';

/** A hole of a round: its number on the course, and which playing of it. */
export type RoundHole = { readonly roundId: string; readonly hole: number; readonly nth: number };

type RoundRowProps = {
  readonly index: number;
  readonly row: Extract<ScorecardRow, { readonly kind: 'round' }>;
  readonly columns: readonly ColumnLabel[];
  readonly holesPerRound: HoleCount;
  /** The focused hole of this round, or null; undefined if holes cannot be selected. */
  readonly focusedHole: RoundHole | null | undefined;
  readonly whyExcluded: string | undefined;
  readonly units: UnitSystem;
};

/** One round, hole by hole. */
export function RoundRow(props: RoundRowProps) {
  const { index, row, columns, holesPerRound, focusedHole, whyExcluded, units } = props;
  const { round, level } = row;
  return (
    <tr data-row={index} data-round={round.roundId} aria-rowindex={index + 2} data-level={level}>
      <th scope="row" className={classes.name}>
        <span className={classes.round}>
          <b title={round.name}>{round.name}</b>
          <small>{formatDay(round.date, true)}</small>
        </span>
      </th>
      {columns.map((label) =>
        isSumLabel(label) ? (
          <SumCell key={label} label={label} cell={round.data.get(label)} />
        ) : (
          <HoleCell key={label} cell={round.data.get(label)} {...{ focusedHole, whyExcluded, units }} />
        ),
      )}
      <EndCells aggregate={aggregateRounds([round], holesPerRound)} putts={String(puttsOfRound(round) ?? NOTHING)} />
    </tr>
  );
}

type HoleCellProps = Pick<RoundRowProps, 'focusedHole' | 'whyExcluded' | 'units'> & {
  readonly cell: ScorecardCell | undefined;
};

function HoleCell({ cell, focusedHole, whyExcluded, units }: HoleCellProps) {
  if (cell === undefined) return <td />;
  const mark = cell.scoreVsPar === null ? undefined : scoreMark(cell.scoreVsPar);
  const { hole, nth } = cell.hole ?? {};
  return (
    <td
      aria-label={scoreInWords(cell)}
      title={holeInWords(cell, units, whyExcluded)}
      data-excluded={cell.excluded || undefined}
      data-hole={focusedHole === undefined ? undefined : hole}
      data-nth={focusedHole === undefined ? undefined : nth}
      aria-selected={focusedHole === undefined ? undefined : focusedHole?.hole === hole && focusedHole?.nth === nth}
    >
      {mark === undefined || mark === 'par' ? (
        (cell.score ?? NOTHING)
      ) : (
        <span className={classes.score} data-mark={mark}>
          {cell.score}
        </span>
      )}
    </td>
  );
}

type SumCellProps = { readonly label: ColumnLabel; readonly cell: ScorecardCell | undefined };

function SumCell({ label, cell }: SumCellProps) {
  if (cell === undefined || cell.score === null || cell.scoreVsPar === null) {
    return (
      <td data-sum data-excluded={cell?.excluded || undefined}>
        {NOTHING}
      </td>
    );
  }
  return (
    <td data-sum={label}>
      {cell.score}
      <small>{scoreToPar(cell.scoreVsPar)}</small>
    </td>
  );
}
