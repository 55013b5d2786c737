import { NativeSelect } from '@mantine/core';
import { formatDay } from '@strokebook/golf/format';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { type ImportItem, isTotalAlone, totalOf } from './import-list.ts';
import classes from './round-import.module.css';
import type { InSchedule } from './results.ts';
import type { Answer, RoundImportState } from './use-round-import.ts';

const detailTexts = { score: 'Score', holes: 'Every hole', strokes: 'Stroke by stroke' } as const;

/** What of an event that comes again is new: the others of its scores are sent along. */
function scheduleText(inSchedule: InSchedule): string {
  if (inSchedule.kind === 'other') return `The schedule has ${inSchedule.score}`;
  return inSchedule.kind === 'same'
    ? 'The schedule has it as it is'
    : 'The schedule has it, without what the file adds';
}

const answerTexts: readonly (readonly [Answer, string])[] = [
  ['skip', 'Skip the file’s'],
  ['replace', 'Replace mine'],
  ['both', 'Keep both'],
];

type RoundRowProps = {
  readonly item: ImportItem;
  /** What is said of this round alone. */
  readonly notes: readonly string[];
  readonly state: RoundImportState;
  /** Whether there is somebody to choose for a name that fits nobody. */
  readonly canChoose: boolean;
};

/** A found round with its tick, what is said of it, and what is asked about it. */
export function RoundRow({ item, notes, state, canChoose }: RoundRowProps) {
  const { roundId, playedOn, course, score, detail, player } = item;
  const duplicate = state.duplicateOf(item);
  const itemState = state.stateOf(item);
  const canTick = itemState === 'ready' || itemState === 'unticked';
  const day = formatDay(playedOn, true);
  const answer = state.answers.get(roundId);
  const inSchedule = state.inSchedule.get(item);
  return (
    <li className={classes.round}>
      <CheckRow
        isChecked={itemState === 'ready'}
        isDisabled={!canTick || answer === 'skip'}
        label={[course, day, ...(player === null ? [] : [player])].join(', ')}
        onChange={(isTicked) => state.tick(roundId, isTicked)}
      >
        <span />
      </CheckRow>
      <span className={classes.day}>{day}</span>
      <span>
        <b className="medium break-anywhere">{course}</b>
        <span className="note">{`${player === null ? '' : ` · ${player}`} · ${detailTexts[detail]}`}</span>
        {notes.map((note) => (
          <small key={note} className={classes.line}>
            {note}
          </small>
        ))}
        {itemState === 'there' && isTotalAlone(item) && (
          <small
            className={classes.line}
          >{`In the schedule already, as a result of ${totalOf(item).tournament ?? ''}`}</small>
        )}
        {duplicate.kind === 'same' && <small className={classes.line}>You have it: stored only if it changed.</small>}
        {itemState === 'future' && (
          <small className={classes.asked}>This day has not come yet. Is the order of day and month right?</small>
        )}
        {itemState === 'nobodys' && (
          <small className={classes.asked}>
            {canChoose ? 'Choose above whose round it is' : 'Left out: no player of this name lets you enter rounds'}
          </small>
        )}
        {itemState === 'parsMissing' && <small className={classes.asked}>Pars missing</small>}
        {isTotalAlone(item) && (itemState === 'ready' || itemState === 'unticked') && (
          <small className={classes.line}>{`As a result of ${totalOf(item).tournament ?? ''} in the schedule`}</small>
        )}
        {inSchedule !== undefined && !inSchedule.isWholeEventThere && (
          <small className={inSchedule.kind === 'other' ? classes.asked : classes.line}>
            {scheduleText(inSchedule)}
          </small>
        )}
        {itemState === 'totalAlone' && (
          <small className={classes.asked}>
            {item.source === 'worksheet'
              ? 'A total without holes is the result of a tournament: name it above, under Columns.'
              : 'A total without holes is kept only as the result of a tournament, and the file names none.'}
          </small>
        )}
      </span>
      <span className={classes.score}>{score ?? '–'}</span>
      {duplicate.kind === 'looksLike' && (
        <span className={classes.choice}>
          <NativeSelect
            label="You have a round like this of that day"
            data={[
              ...(answer === undefined ? [{ value: '', label: 'Choose' }] : []),
              ...answerTexts.map(([value, label]) => ({ value, label })),
            ]}
            value={answer ?? ''}
            onChange={(event) => state.answer([roundId], event.currentTarget.value as Answer)}
          />
        </span>
      )}
    </li>
  );
}
