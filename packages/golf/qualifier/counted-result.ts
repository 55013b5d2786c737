import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { isKeptOpen, keptValueOf } from './kept-value.ts';
import {
  answersOf,
  cellOf,
  type Measure,
  type Qualifier,
  type QualifierCell,
  type QualifierCourse,
  type ScoreSource,
  scoreSources,
  type TypedResult,
} from './qualifier.ts';
import { typedText } from './typed-result.ts';

/** A round of a player as it counts now. */
export type CountedResult =
  | { readonly kind: 'score'; readonly strokes: Int; readonly toPar: Int; readonly lastNine: Int | null }
  /** The holes so far; the rest counts as par. */
  | { readonly kind: 'running'; readonly toPar: Int; readonly thru: Int }
  /** Others have begun the round, and the player can still play it; it counts as par. */
  | { readonly kind: 'toCome' }
  | Exclude<TypedResult, { readonly kind: 'score' }>
  /** The round is over without anything from the player. */
  | { readonly kind: 'missing' }
  /** Nobody has begun the round. */
  | { readonly kind: 'ahead' };

/** What a source says of a round: a total of 18 holes, or that the player did not finish. */
export function sourceText(cell: QualifierCell, source: ScoreSource): string | null {
  if (source === 'typed') return cell.typed === null ? null : typedText(cell.typed.result);
  const value = source === 'card' ? cell.card : keptValueOf(cell);
  if (value === null || !value.isFinished) return null;
  const isStopped = source === 'kept' && 'isWithdrawn' in value && value.isWithdrawn;
  return isStopped ? typedText({ kind: 'withdrawn' }) : String(value.strokes);
}

/** The source whose value counts: a finished card before a typed score, unless a coach has chosen (TEAM-31). */
export function countingSource(cell: QualifierCell): ScoreSource | null {
  const finished = scoreSources.filter((source) => sourceText(cell, source) !== null);
  if (cell.official !== null && finished.includes(cell.official)) return cell.official;
  // What a coach types for a round in progress ends it.
  return finished[0] ?? runningSource(cell);
}

/** Of two rounds in progress the one with more holes. */
function runningSource(cell: QualifierCell): ScoreSource | null {
  const [ofCard, ofPhones] = [cell.card?.thru ?? -1, keptValueOf(cell)?.thru ?? -1];
  if (ofCard < 0 && ofPhones < 0) return null;
  return ofPhones > ofCard ? 'kept' : 'card';
}

/** Whether a round is still played, without a total that ends it. */
export function isRunning(cell: QualifierCell): boolean {
  const source = countingSource(cell);
  return source !== null && sourceText(cell, source) === null;
}

/** Whether a score waits for a coach: two sources or phones differ, or the player has said that it is not right. */
export function isDisputed(cell: QualifierCell): boolean {
  const { official, answer, kept } = cell;
  const values = new Set(scoreSources.flatMap((source) => sourceText(cell, source) ?? []));
  const isOpen = kept !== undefined && isKeptOpen(kept) && countingSource(cell) !== 'typed';
  return official === null ? values.size > 1 || isOpen || answer?.isRight === false : answer?.isRight === false;
}

/** Whether a player was on the course in a round. */
const isStarted = (cell: QualifierCell): boolean => {
  const source = countingSource(cell);
  return source !== null && (source !== 'typed' || cell.typed?.result.kind === 'score');
};

/** The rounds that somebody has begun, by index. */
export const startedRounds = (qualifier: Qualifier): readonly Int[] =>
  answersOf(qualifier)
    .rounds.map((_, round) => round)
    .filter((round) => qualifier.cells.some((cell) => cell.round === round && isStarted(cell)));

/** The course on which a player plays a round. */
export function courseOf(qualifier: Qualifier, entrantId: string, round: Int): QualifierCourse {
  const courses = answersOf(qualifier).rounds[round]?.courses ?? [];
  const course = courses[cellOf(qualifier, entrantId, round)?.course ?? 0] ?? courses[0];
  if (course === undefined) throw new Error('a round has a course');
  return course;
}

/** What counts of a player in a round. @param today of whoever looks: a round of an earlier day is over */
export function countedResult(qualifier: Qualifier, entrantId: string, round: Int, today: CalendarDay): CountedResult {
  const cell = cellOf(qualifier, entrantId, round);
  const source = cell === undefined ? null : countingSource(cell);
  const kept = cell === undefined || source !== 'kept' ? null : keptValueOf(cell);
  if (kept?.isWithdrawn === true) return { kind: 'withdrawn' };
  const value = source === 'card' ? cell?.card : kept;
  if (cell !== undefined && value != null) {
    const { strokes, par, thru, isFinished, lastNine } = value;
    return isFinished ? scored(qualifier, cell, strokes, lastNine) : { kind: 'running', toPar: strokes - par, thru };
  }
  if (cell?.typed != null && source === 'typed') {
    const { result } = cell.typed;
    return result.kind === 'score' ? scored(qualifier, cell, result.strokes, null) : result;
  }
  const { rounds } = answersOf(qualifier);
  const isBegun = startedRounds(qualifier).includes(round);
  const isOver = qualifier.closed !== null || (rounds[round]?.playedOn ?? today) < today;
  return { kind: isBegun ? (isOver ? 'missing' : 'toCome') : isOver ? 'missing' : 'ahead' };
}

const scored = (qualifier: Qualifier, { entrantId, round }: QualifierCell, strokes: Int, lastNine: Int | null) => ({
  kind: 'score' as const,
  ...{ strokes, lastNine },
  toPar: strokes - courseOf(qualifier, entrantId, round).par,
});

/** Tenths of a stroke, so that sums of course ratings compare exactly. */
const TENTHS = 10;

/**
 * What a round adds to a total, in tenths of a stroke; null for a round that adds nothing, and over the rating of a course
 * without one.
 */
export function tenthsOf(result: CountedResult, { par, rating }: QualifierCourse, measure: Measure): Int | null {
  const toPar = result.kind === 'toCome' ? 0 : 'toPar' in result ? result.toPar : null;
  if (toPar === null) return null;
  if (measure === 'toPar') return toPar * TENTHS;
  return rating === null ? null : (par + toPar) * TENTHS - Math.round(rating * TENTHS);
}

/** Whether every course has a rating, without which there is no order by it. */
export const hasRatings = (qualifier: Qualifier): boolean =>
  answersOf(qualifier).rounds.every(({ courses }) => courses.every(({ rating }) => rating !== null));
