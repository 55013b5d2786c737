import { courseLength, formatDay, NOTHING, plural, scoreWithPar } from '@strokebook/golf/format';
import { type SelectionState, selectionStateOf } from '@strokebook/golf/grouping';
import { roundLabel } from '@strokebook/golf/scorecard';
import { useUnits } from '../../api/use-units.ts';
import { originText } from '../../lib/origin-text.ts';
import type { PickerRound, PickerRow } from './picker-rows.ts';
import classes from './round-picker.module.css';

type PickerLineProps = {
  readonly index: number;
  readonly row: PickerRow;
  readonly state: SelectionState;
  /** Whether it is the tab stop; other lines are reached by arrow keys. */
  readonly isStop: boolean;
  readonly onToggle: (row: PickerRow) => void;
};

export const idsOf = (row: PickerRow): readonly string[] =>
  row.kind === 'group' ? row.group.rounds.map((round) => round.roundId) : [row.round.roundId];

export const stateOf = (row: PickerRow, ticked: ReadonlySet<string>): SelectionState =>
  selectionStateOf(idsOf(row), ticked);

/** A round or a group of rounds with its checkbox (SHOTS-15). */
export function PickerLine({ index, row, state, isStop, onToggle }: PickerLineProps) {
  return (
    <label className={classes.line} data-kind={row.kind} data-level={row.level}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'indeterminate';
        }}
        type="checkbox"
        className={`check-box ${classes.box}`}
        data-index={index}
        tabIndex={isStop ? 0 : -1}
        checked={state === 'selected'}
        onChange={() => onToggle(row)}
      />
      {row.kind === 'group' ? (
        <span className={classes.name}>
          <b title={row.group.name}>{row.group.name}</b>
          <small>{plural(row.group.rounds.length, 'round')}</small>
        </span>
      ) : (
        <RoundText round={row.round} />
      )}
    </label>
  );
}

function RoundText({ round }: { readonly round: PickerRound }) {
  const [units] = useUnits();
  const label = roundLabel(round);
  return (
    <>
      <span className={classes.name}>
        <span title={label}>{label}</span>
        <small>
          {[formatDay(round.playedOn, true), originText(round.origin)].filter((part) => part !== null).join(' · ')}
        </small>
      </span>
      <span className={classes.figures}>
        {round.score === null || round.par === null ? NOTHING : scoreWithPar(round.score, round.par)}
        <small>{courseLength(round.yards, units)}</small>
      </span>
    </>
  );
}
