import type { CalendarDay } from '../calendar/index.ts';
import { type Int, ROUND_FORMAT, type RoundDocument } from '../model/index.ts';
import { courseOf, isDisputed } from './counted-result.ts';
import { holeScoreOf, keptValueOf } from './kept-value.ts';
import { answersOf, HOLES, type Qualifier, type QualifierCell, type QualifierCourse } from './qualifier.ts';

/** A card that others have kept, which its player may take into the own rounds: the score belongs to the qualifier. */
export type OfferedRound = {
  readonly playedOn: CalendarDay;
  readonly course: QualifierCourse;
  /** Of 18 holes. */
  readonly holes: readonly { readonly par: Int; readonly strokes: Int }[];
};

/** The kept card of a round without an own one, once all of its holes are in and nobody doubts them; null for any other. */
export function offeredRoundOf(qualifier: Qualifier, cell: QualifierCell): OfferedRound | null {
  const { kept, card, entrantId, round } = cell;
  const playedOn = answersOf(qualifier).rounds[round]?.playedOn;
  const value = keptValueOf(cell);
  if (kept === undefined || card !== null || playedOn === undefined || value === null) return null;
  if (!value.isFinished || value.isWithdrawn || isDisputed(cell)) return null;
  const holes = kept.pars.map((par, hole) => ({ par, strokes: holeScoreOf(kept, hole) ?? par }));
  return { playedOn, course: courseOf(qualifier, entrantId, round), holes };
}

/** The offered card as a round of type qualifier, as its player stores it. */
export function roundOfOffer({ playedOn, course, holes }: OfferedRound, roundId: string): RoundDocument {
  const { courseId, name, tee, rating } = course;
  return {
    ...{ format: ROUND_FORMAT, roundId, playedOn, type: 'qualifier', status: 'completed', holeCount: HOLES },
    course: {
      ...(courseId === null ? {} : { courseId }),
      name,
      ...(tee === '' ? {} : { tee: { name: tee, ...(rating === null ? {} : { rating }) } }),
    },
    holes: holes.map(({ par, strokes }, index) => ({ hole: index + 1, par, score: strokes })),
  };
}
