import { formatDay, NOTHING, plural, scoreToPar, strokeDots } from '@strokebook/golf/format';
import type { HoleCount, UnitSystem } from '@strokebook/golf/model';
import {
  aggregateRounds,
  type ColumnLabel,
  isSumLabel,
  netScore,
  puttsOfRound,
  scoreMark,
  type ScorecardCell,
  type ScorecardRow,
} from '@strokebook/golf/scorecard';
import { type CSSProperties } from 'react';
import { MoreIcon } from '../../ui/icons.tsx';
import type { RoundMenu } from '../round-actions/use-round-menu.tsx';
import { EndCells } from './end-cells.tsx';
import type { GroupHeading } from './group-row.tsx';
import { LineTotal } from './line-total.tsx';
import { holeInWords, scoreInWords } from './score-in-words.ts';
import classes from './scorecard.module.css';

/** A hole of a round: its number on the course, and which playing of it. */
export type RoundHole = { readonly roundId: string; readonly hole: number; readonly nth: number };

type RoundRowProps = {
  readonly index: number;
  readonly row: Extract<ScorecardRow, { readonly kind: 'round' }>;
  readonly columns: readonly ColumnLabel[];
  readonly holesPerRound: HoleCount;
  /** Additional content for the only round of a group. */
  readonly heading: GroupHeading | undefined;
  /** The focused hole of this round, or null; undefined if holes cannot be selected. */
  readonly focusedHole: RoundHole | null | undefined;
  readonly whyExcluded: string | undefined;
  readonly roundMenu: RoundMenu | undefined;
  readonly units: UnitSystem;
};

/** One round, hole by hole; the only one of a group is labelled with the group's name. */
export function RoundRow(props: RoundRowProps) {
  const { index, row, columns, holesPerRound, heading, focusedHole, whyExcluded, roundMenu, units } = props;
  const { round, level, names } = row;
  const day = formatDay(round.date, true);
  const name = names.length === 0 ? round.name : names.join(', ');
  const enteredBy = roundMenu?.enteredBy(round.roundId) ?? null;
  const origin = roundMenu?.originOf(round.roundId) ?? null;
  const note = [...(name === round.name ? [] : [round.name]), day, ...(origin === null ? [] : [origin])].join(' · ');
  const total = round.data.get('TOTAL');
  return (
    <tr
      data-row={index}
      data-round={round.roundId}
      aria-rowindex={index + 2}
      data-level={level}
      data-kind="round"
      style={heading?.colour === undefined ? undefined : ({ '--c': heading.colour } as CSSProperties)}
    >
      <th scope="row" className={classes.name}>
        <div className={classes.heading}>
          {heading?.lead}
          <RoundName
            {...{ name, note, enteredBy }}
            isColoured={heading?.colour !== undefined}
            onOpen={roundMenu?.openerOf(round.roundId) ?? null}
          />
          {heading?.trail}
          {total?.score != null && total.scoreVsPar !== null && (
            <LineTotal score={String(total.score)} toPar={scoreToPar(total.scoreVsPar)} />
          )}
          {total?.soFar != null && (
            <LineTotal score={String(total.soFar.score)} toPar={`on ${plural(total.soFar.holes, 'hole')}`} />
          )}
        </div>
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

type RoundNameProps = {
  readonly name: string;
  readonly note: string;
  readonly enteredBy: string | null;
  readonly isColoured: boolean;
  /** Opens the round's menu; null if it has none. */
  readonly onOpen: (() => void) | null;
};

function RoundName({ name, note, enteredBy, isColoured, onOpen }: RoundNameProps) {
  const content = (
    <span className={classes.round} data-coloured={isColoured || undefined}>
      <b title={name}>{name}</b>
      <small title={note}>{note}</small>
      {enteredBy !== null && (
        <small className={classes.enteredBy} title={`Entered by ${enteredBy}`}>
          Entered by {enteredBy}
        </small>
      )}
    </span>
  );
  if (onOpen === null) return content;
  return (
    <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={onOpen}>
      {content}
      <MoreIcon />
    </button>
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
        (cell.score ?? (cell.hole?.isPickedUp === true ? 'X' : NOTHING))
      ) : (
        <span className={classes.score} data-mark={mark}>
          {cell.score}
        </span>
      )}
      {cell.received !== null && cell.received !== 0 && (
        <span className={classes.received} aria-hidden="true">
          {strokeDots(cell.received)}
        </span>
      )}
    </td>
  );
}

type SumCellProps = { readonly label: ColumnLabel; readonly cell: ScorecardCell | undefined };

function SumCell({ label, cell }: SumCellProps) {
  if (cell?.soFar != null) {
    const { score, scoreVsPar, holes } = cell.soFar;
    return (
      <td data-sum={label} title={`${score} (${scoreToPar(scoreVsPar)}) on ${plural(holes, 'hole')}, no total`}>
        {score}
        <small>{`on ${holes}`}</small>
      </td>
    );
  }
  if (cell === undefined || cell.score === null || cell.scoreVsPar === null) {
    return (
      <td data-sum data-excluded={cell?.excluded || undefined}>
        {NOTHING}
      </td>
    );
  }
  const toPar = scoreToPar(cell.scoreVsPar);
  const net = netScore(cell);
  return (
    <td data-sum={label} title={net === null ? undefined : toPar}>
      {cell.score}
      <small>{net === null ? toPar : `net ${net}`}</small>
    </td>
  );
}
