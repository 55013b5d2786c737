import { plural } from '@strokebook/golf/format';
import { type PointerEvent, useRef } from 'react';
import { type AskedCourse, isAnswered } from './asked-courses.ts';
import classes from './par-question.module.css';
import type { RoundImportState } from './use-round-import.ts';
import type { ParQuestionState } from './use-par-question.ts';

const HALF_HOLES = 9;

type ParQuestionProps = {
  readonly question: ParQuestionState;
  readonly asked: readonly AskedCourse[];
  readonly state: RoundImportState;
};

/** The holes of a course in the rows of a card, each with a box for its par, and the courses that were answered. */
export function ParQuestion({ question, asked, state }: ParQuestionProps) {
  const { course, rounds, holes, typed, place, count, alike } = question;
  const name = `${course}, ${plural(rounds.length, 'round')}`;
  const sum = [...typed.values()].reduce((total, par) => total + par, 0);
  const told = question.parTold;
  return (
    <section aria-labelledby="pars" className={classes.question}>
      <h2 id="pars" className="text-l break-anywhere">
        {course}
      </h2>
      <p className="note">
        {`${plural(rounds.length, 'round')}.`}
        {count > 1 && ` Course ${place} of ${count}.`}
        {told !== null && ` The file says par ${told}.`}
        {told !== null && question.left === 0 && sum !== told && ` Your pars add up to ${sum}: please check them.`}
      </p>
      {alike.length > 0 && (
        <p className={classes.alike}>
          {alike.map((other) => (
            <button
              key={other.label}
              type="button"
              className="quiet-button break-anywhere"
              onClick={() => {
                if (other.courseId !== undefined) state.chooseCourse(course, other);
                state.setPars(course, new Map([...other.pars].filter(([hole]) => holes.includes(hole))));
              }}
            >
              {`It is ${other.label}`}
            </button>
          ))}
        </p>
      )}
      <div role="group" aria-label={name}>
        {ninesOf(holes).map((nine) => (
          <div key={nine[0]} className={classes.nine}>
            {nine.map((hole) => (
              <ParBox key={hole} hole={hole} question={question} />
            ))}
            {nine.length === HALF_HOLES && holes.length > HALF_HOLES && (
              <p className={classes.sum}>
                <span>{nine[0] === 1 ? 'Out' : 'In'}</span> <b>{sumOf(nine, typed)}</b>
              </p>
            )}
          </div>
        ))}
      </div>
      {asked.some((one) => one.course !== course && isAnswered(one)) && (
        <ul aria-label="Courses with their pars">
          {asked
            .filter((one) => one.course !== course && isAnswered(one))
            .map((one) => (
              <li key={one.course} className={classes.answered}>
                <span className="break-anywhere">
                  {one.course} <span className="note">{`par ${sumOf(one.holes, one.typed)}`}</span>
                </span>
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={`Change the pars of ${one.course}`}
                  onClick={() => question.ask(one)}
                >
                  Change
                </button>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** The holes of a card by nines; a few missing ones are one row. */
const ninesOf = (holes: readonly number[]): readonly (readonly number[])[] =>
  [holes.filter((hole) => hole <= HALF_HOLES), holes.filter((hole) => hole > HALF_HOLES)].filter(
    ({ length }) => length > 0,
  );

const sumOf = (holes: readonly number[], typed: ReadonlyMap<number, number>): string =>
  holes.every((hole) => typed.has(hole)) ? String(holes.reduce((sum, hole) => sum + (typed.get(hole) ?? 0), 0)) : '–';

type ParBoxProps = { readonly hole: number; readonly question: ParQuestionState };

function ParBox({ hole, question }: ParBoxProps) {
  const digitsOf = (text: string): readonly number[] => (text.match(/\d/g) ?? []).map(Number);
  return (
    <label className={classes.box} data-current={question.hole === hole || undefined}>
      <span aria-hidden="true">{hole}</span>
      <input
        ref={(element) => {
          if (element === null) question.boxes.current.delete(hole);
          else question.boxes.current.set(hole, element);
        }}
        // The keys of the page are under the thumb; a physical keyboard types.
        inputMode="none"
        autoComplete="off"
        aria-label={`Par of hole ${hole}`}
        value={question.typed.get(hole) ?? ''}
        onFocus={() => question.touch(hole)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          if (ctrlKey || metaKey || altKey) return;
          if (/^\d$/.test(key)) question.type([Number(key)]);
          else if (key === 'Backspace') question.erase();
          else if (key === 'ArrowLeft') question.back();
          else if (key === 'ArrowRight') question.forward();
          else return;
          event.preventDefault();
        }}
        // Dictation, and keyboards that send no keys.
        onChange={(event) => question.type(digitsOf(event.currentTarget.value).slice(-1))}
        onPaste={(event) => {
          event.preventDefault();
          question.type(digitsOf(event.clipboardData.getData('text')));
        }}
      />
    </label>
  );
}

/** How long a key is held for its second meaning, as on the keyboards of phones. */
const HOLD_MS = 450;
const LONG_PAR = 6;

/** Keys for the par of the current hole. */
export function ParKeys({ question }: { readonly question: ParQuestionState }) {
  const held = useRef<{ readonly timer: number; readonly isDone: boolean } | null>(null);
  const keepFocus = (event: PointerEvent) => event.preventDefault();
  const release = () => {
    if (held.current !== null) window.clearTimeout(held.current.timer);
  };
  return (
    <div className={classes.keys} role="group" aria-label={`Par of hole ${question.hole}`}>
      <p className={classes.ask}>
        <b>{`Par of hole ${question.hole}?`}</b> <span className="note">Hold 5 for a par 6.</span>
      </p>
      {[3, 4].map((par) => (
        <button
          key={par}
          type="button"
          className={classes.key}
          onPointerDown={keepFocus}
          onClick={() => question.type([par])}
        >
          {par}
        </button>
      ))}
      <button
        type="button"
        className={classes.key}
        onPointerDown={(event) => {
          keepFocus(event);
          const timer = window.setTimeout(() => {
            held.current = { timer, isDone: true };
            question.type([LONG_PAR]);
          }, HOLD_MS);
          held.current = { timer, isDone: false };
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          const wasHeld = held.current?.isDone === true;
          held.current = null;
          if (!wasHeld) question.type([5]);
        }}
      >
        5
      </button>
      <button
        type="button"
        className={classes.key}
        aria-label="Hole before"
        onPointerDown={keepFocus}
        onClick={question.back}
      >
        ←
      </button>
    </div>
  );
}
