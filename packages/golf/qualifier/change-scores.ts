import type { AccountId } from '../access/account-id.ts';
import { type Int, isSame } from '../model/index.ts';
import type { Outcome } from './outcome.ts';
import {
  answersOf,
  cellOf,
  type LoggedChange,
  type Qualifier,
  type QualifierCell,
  type TypedResult,
} from './qualifier.ts';

/** A score that a coach types into a cell. */
export type ScoreEntry = {
  readonly entrantId: string;
  readonly round: Int;
  /** The course that was played, as its index in the round's list of courses. */
  readonly course: Int;
  /** Null takes the typed score back. */
  readonly result: TypedResult | null;
};

type Typed = {
  readonly scores: readonly ScoreEntry[];
  readonly reason: string | null;
  readonly by: AccountId;
  readonly at: string;
};

/** Nobody needs fewer or more strokes for 18 holes: a typing error. */
const [MIN_STROKES, MAX_STROKES] = [45, 180];

/** Types scores; all or none of them. A score that stands as typed already stays with whoever typed it. */
export function changeScores(
  qualifier: Qualifier,
  { scores, reason, by, at }: Typed,
  after: (qualifier: Qualifier) => Qualifier,
): Outcome {
  const { entrants, rounds } = answersOf(qualifier);
  let cells = qualifier.cells;
  const logged: LoggedChange[] = [];
  for (const { entrantId, round, course, result } of scores) {
    if (!entrants.some((entrant) => entrant.entrantId === entrantId))
      return { refusal: 'This player is not in the qualifier.' };
    if (rounds[round] === undefined) return { refusal: `There is no round ${round + 1}.` };
    if (rounds[round].courses[course] === undefined) return { refusal: `Round ${round + 1} has no such course.` };
    if (result?.kind === 'score' && (result.strokes < MIN_STROKES || result.strokes > MAX_STROKES)) {
      return { refusal: `${result.strokes} is no score for 18 holes: type ${MIN_STROKES} to ${MAX_STROKES}.` };
    }
    const known = cellOf({ cells }, entrantId, round);
    const before = known?.typed?.result ?? null;
    const isKept = isSame(before, result) && (result === null || known?.course === course);
    if (isKept) continue;
    cells = withTyped(cells, known, { entrantId, round, course, result }, { by, at });
    if (qualifier.state === 'closed' && reason !== null) {
      logged.push({ kind: 'score', entrantId, round, before, after: result, reason, by, at });
    }
  }
  if (qualifier.cells.length > 0 && cells.length === 0)
    return { refusal: 'The rule is frozen by the first score: one score has to stay.' };
  if (cells === qualifier.cells) return { qualifier };
  return { qualifier: after({ ...qualifier, cells, changes: [...qualifier.changes, ...logged] }) };
}

function withTyped(
  cells: readonly QualifierCell[],
  known: QualifierCell | undefined,
  { entrantId, round, course, result }: ScoreEntry,
  done: { readonly by: AccountId; readonly at: string },
): readonly QualifierCell[] {
  const typed = result === null ? null : { result, ...done };
  const others = cells.filter((cell) => cell !== known);
  if (typed === null && (known?.card ?? null) === null && known?.kept === undefined) return others;
  const empty = { entrantId, round, card: null, laterCard: null };
  // Who said 'Not right', or chose between two values, spoke of the value before.
  const cell = {
    ...empty,
    ...known,
    course: known?.card == null && known?.kept === undefined ? course : known.course,
    typed,
    official: null,
    answer: null,
  };
  return [...others, cell];
}
