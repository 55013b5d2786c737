import { useRef, useState } from 'react';
import { type AskedCourse, isAnswered } from './asked-courses.ts';
import type { RoundImportState } from './use-round-import.ts';

/** Pars that a card has; a hole of par 6 or 7 is typed. */
const pars: ReadonlySet<number> = new Set([3, 4, 5, 6, 7]);

/** The question for the pars of one course after another, answered hole by hole (IMPORT-05). */
export function useParQuestion(asked: readonly AskedCourse[], state: RoundImportState) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [touched, setTouched] = useState<number | null>(null);
  const boxes = useRef(new Map<number, HTMLInputElement>());
  const unanswered = asked.filter((one) => !isAnswered(one));
  const current = asked.find(({ course }) => course === chosen) ?? unanswered[0] ?? asked[0];
  if (current === undefined) return null;
  const { course, holes, typed } = current;
  const left = holes.filter((one) => !typed.has(one));
  const hole = touched !== null && holes.includes(touched) ? touched : (left[0] ?? holes.at(-1) ?? 1);
  const goTo = (next: number) => {
    setTouched(next);
    boxes.current.get(next)?.focus();
  };
  const set = (entries: readonly (readonly [number, number])[]) => {
    // The question stays while its last hole is typed.
    setChosen(course);
    state.setPars(course, new Map([...typed, ...entries]));
  };
  return {
    ...current,
    place: asked.indexOf(current) + 1,
    count: asked.length,
    hole,
    left: left.length,
    next: unanswered.find((one) => one !== current) ?? null,
    boxes,
    touch: setTouched,
    goTo,
    back: () => goTo(holes[Math.max(0, holes.indexOf(hole) - 1)] ?? hole),
    forward: () => goTo(holes[holes.indexOf(hole) + 1] ?? hole),
    /** Sets the par of the current hole and the following ones, and goes on after them; what is no par is left out. */
    type: (digits: readonly number[]) => {
      const values = digits.filter((digit) => pars.has(digit));
      const from = holes.indexOf(hole);
      set(values.flatMap((par, index) => (holes[from + index] === undefined ? [] : [[holes[from + index] ?? 0, par]])));
      if (values.length > 0) goTo(holes[from + values.length] ?? holes.at(-1) ?? hole);
    },
    /** Takes the current hole's par away; of an empty one, goes back to the hole before. */
    erase: () => {
      const before = typed.has(hole) ? hole : (holes[holes.indexOf(hole) - 1] ?? hole);
      state.setPars(course, new Map([...typed].filter(([one]) => one !== before)));
      goTo(before);
    },
    ask: (other: AskedCourse) => {
      setChosen(other.course);
      setTouched(null);
    },
  };
}

export type ParQuestionState = NonNullable<ReturnType<typeof useParQuestion>>;
