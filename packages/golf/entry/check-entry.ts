import type { CalendarDay } from '../calendar/index.ts';
import { FEET_PER_YARD, isWholeWithin, roundLimits } from '../model/index.ts';
import type { StrokePlace } from './entry-action.ts';
import type { EntryHole } from './entry-state.ts';

/** The longest greens measure about 60 yd from front to back. */
const MAX_PUTT_FEET = 200;
const [MIN_SCORE, MAX_SCORE] = roundLimits.score;
const [MIN_PUTTS, MAX_PUTTS] = roundLimits.putts;
const [MIN_PENALTIES, MAX_PENALTIES] = roundLimits.penalties;
const [, MAX_YARDS] = roundLimits.yards;

/** What is wrong with a typed value, as a sentence for the place beside its field; null if nothing is (ENTRY-33). */
export type EntryProblem = string | null;

export function checkScore(score: number): EntryProblem {
  return isWholeWithin(score, roundLimits.score) ? null : `A score is ${MIN_SCORE} to ${MAX_SCORE} strokes.`;
}

export function checkPutts(putts: number, hole: Pick<EntryHole, 'score'>): EntryProblem {
  if (!isWholeWithin(putts, roundLimits.putts)) return `Putts are ${MIN_PUTTS} to ${MAX_PUTTS}.`;
  return fitsScore(putts, 'putt', hole.score);
}

export function checkPenalties(penalties: number, hole: Pick<EntryHole, 'score'>): EntryProblem {
  if (!isWholeWithin(penalties, roundLimits.penalties)) {
    return `Penalty strokes are ${MIN_PENALTIES} to ${MAX_PENALTIES}.`;
  }
  return fitsScore(penalties, 'penalty stroke', hole.score);
}

/** At least one stroke of a score is neither a putt nor a penalty: the one from the tee. */
function fitsScore(count: number, noun: string, score: number | undefined): EntryProblem {
  if (score === undefined || count < score) return null;
  return `${count} ${noun}${count === 1 ? '' : 's'} and a score of ${score} do not fit. Correct one of them.`;
}

/** @param stroke index of the stroke that is played from the place. */
export function checkPlace(hole: EntryHole, stroke: number, { lie, toPin }: StrokePlace): EntryProblem {
  if (lie === 'tee' && stroke > 0 && !isPlayedAgain(hole, stroke)) {
    return 'Only the first stroke is played from the tee, or one after a penalty.';
  }
  if (lie === 'penaltyArea' && hole.strokes[stroke - 1]?.penalty?.reason === 'penaltyArea') {
    return 'A ball is dropped outside of the water. Tap beside it.';
  }
  if (toPin === undefined) return null;
  if (!(toPin > 0)) return 'Type how far it is to the hole.';
  if (lie === 'green' && toPin * FEET_PER_YARD > MAX_PUTT_FEET) {
    return `A putt of ${Math.round(toPin * FEET_PER_YARD)} ft is longer than any green. Putts are at most ${MAX_PUTT_FEET} ft.`;
  }
  return toPin > MAX_YARDS ? `No hole is ${Math.round(toPin)} yd long.` : null;
}

const isPlayedAgain = ({ strokes }: EntryHole, stroke: number): boolean => strokes[stroke - 1]?.penalty !== undefined;

export function checkDay(playedOn: CalendarDay, today: CalendarDay): EntryProblem {
  return playedOn > today ? 'This day is in the future. A round is logged on its day or later.' : null;
}
