import { scoreToPar } from '@strokebook/golf/format';
import {
  isUnusual,
  type QualifierCourse,
  readTyped,
  type TypedResult,
  typedMeaning,
  typedText,
} from '@strokebook/golf/qualifier';
import { type KeyboardEvent, useState } from 'react';
import type { QualifierPage } from './qualifier-queries.ts';
import field from '../../ui/fields/grid-field.module.css';
import classes from './score-grid.module.css';

type DeskCell = NonNullable<QualifierPage['desk']>['cells'][number];

export type StoredScore = {
  readonly entrantId: string;
  readonly round: number;
  readonly course: number;
  readonly result: TypedResult | null;
  readonly seen: TypedResult | null;
};

type ScoreCellProps = {
  readonly at: { readonly row: number; readonly round: number };
  readonly label: string;
  readonly courses: readonly QualifierCourse[];
  readonly cell: DeskCell | undefined;
  readonly onStore: (score: Pick<StoredScore, 'course' | 'result' | 'seen'>) => void;
};

/** A cell of the grid: what is typed is echoed with what it means, and stored when the cell is left. */
export function ScoreCell({ at, label, courses, cell, onStore }: ScoreCellProps) {
  const [text, setText] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState(0);
  const course = cell?.course ?? chosen;
  const par = courses[course]?.par ?? 0;
  const seen = cell?.typed?.result ?? null;
  const standing = cell === undefined ? '' : standingText(cell);
  const result = text === null ? null : readTyped(text, par);
  const store = (onCourse: number, typed: TypedResult | null) => {
    onStore({ course: onCourse, result: typed, seen });
    setText(null);
    setIsAsked(false);
  };
  /** Stores what was typed; false where the cell asks first. */
  const leave = (): boolean => {
    if (text === null || text.trim() === (seen === null ? '' : typedText(seen))) {
      setText(null);
      return true;
    }
    if (text.trim() === '') {
      store(course, null);
      return true;
    }
    if (result === null) return false;
    if (isUnusual(result, par) && !isAsked) {
      setIsAsked(true);
      return false;
    }
    store(course, result);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setText(null);
      setIsAsked(false);
    }
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (leave()) focusCell(event.currentTarget, at.row + step, at.round);
  };
  const typedAs =
    text === null
      ? standing
      : isAsked && result !== null
        ? `${typedText(result)}? Enter again`
        : typedMeaning(text, par);
  const isUnreadable = text !== null && text.trim() !== '' && result === null;
  return (
    <td className={classes.cell} data-disputed={cell?.isDisputed || undefined}>
      <input
        className={`${field.field} ${classes.input}`}
        aria-label={label}
        aria-invalid={isUnreadable || undefined}
        data-cell={`${at.row} ${at.round}`}
        inputMode="text"
        autoComplete="off"
        value={text ?? shownText(cell)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsAsked(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          leave();
        }}
      />
      <small className={classes.echo} aria-live="polite">
        {isUnreadable ? '74, +2, E, W, N or X' : typedAs}
      </small>
      {courses.length > 1 && cell?.card == null && cell?.keptCard == null && (
        <select
          className={classes.where}
          aria-label={`Course of ${label}`}
          value={course}
          onChange={({ currentTarget: { value } }) => {
            setChosen(Number(value));
            if (seen !== null) store(Number(value), seen);
          }}
        >
          {courses.map(({ name }, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      )}
    </td>
  );
}

/** '74', '74 / 75' where card and typed score differ, '−3' of a round in progress. */
function shownText(cell: DeskCell | undefined): string {
  if (cell === undefined) return '';
  const { card, keptCard, typed } = cell;
  const ofKept = keptCard === null ? '' : keptCard.isFinished ? keptCard.text : keptCard.toPar;
  if (card === null && typed === null) return ofKept;
  if (keptCard?.isFinished === true && (card?.isFinished === true || typed !== null)) {
    const values = [
      card?.isFinished === true ? String(card.strokes) : '',
      ofKept,
      typed === null ? '' : typedText(typed.result),
    ];
    return [...new Set(values.filter((value) => value !== ''))].join(' / ');
  }
  const ofCard = card === null ? '' : card.isFinished ? String(card.strokes) : scoreToPar(card.strokes - card.par);
  const ofTyped = typed === null ? '' : typedText(typed.result);
  if (ofCard === '' || ofTyped === '' || ofCard === ofTyped || card?.isFinished === false) return ofTyped || ofCard;
  return `${ofCard} / ${ofTyped}`;
}

/** Who a score comes from: 'card', 'live, thru 16', 'Dana Whitfield'. */
function standingText({ card, keptCard, typed, isDisputed, official, answer }: DeskCell): string {
  if (isDisputed && answer?.isRight === false)
    return `not right, says the player${answer.says === null ? '' : `: ${answer.says}`}`;
  if (isDisputed) return keptCard === null ? 'card / typed' : 'two values';
  if (keptCard !== null && typed === null && card === null) {
    const keepers = [...new Set(keptCard.keepers.map(({ name }) => name))].join(', ') || 'hole by hole';
    return keptCard.isFinished ? keepers : `thru ${keptCard.thru}, ${keepers}`;
  }
  if (typed !== null && (card?.isFinished !== true || official === 'typed')) return typed.byName;
  if (card === null) return '';
  return card.isFinished ? 'card' : `live, thru ${card.thru}`;
}

/** Moves to the cell of another player in the same round. */
function focusCell(from: HTMLElement, row: number, round: number): void {
  from.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${row} ${round}"]`)?.focus();
}
