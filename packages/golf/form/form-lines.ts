import type { CalendarDay } from '../calendar/index.ts';
import type { Int, RoundType } from '../model/index.ts';
import { type FormRound, formRoundsOf, strokesOverRating } from './form.ts';

/** A round behind a form, with the arithmetic of it. */
export type FormLine = {
  /** Null if only its score is known. */
  readonly roundId: string | null;
  readonly playedOn: CalendarDay;
  /** The name of the tournament; null for a round that was not part of one. */
  readonly event: string | null;
  readonly type: RoundType;
  readonly courseName: string;
  readonly score: Int;
  readonly courseRating: number;
  /** Score less course rating. */
  readonly strokes: number;
};

/** The rounds that a form rests on, newest first, so that a player who asks can reckon it (TEAM-05). */
export const formLinesOf = (rounds: readonly FormRound[], today: CalendarDay): readonly FormLine[] =>
  formRoundsOf(rounds, today).flatMap((round) => {
    const { roundId, playedOn, tournamentName, type, courseName, score, courseRating, isScoreOnly = false } = round;
    const strokes = strokesOverRating(round);
    if (score === null || courseRating === null || strokes === null) return [];
    const id = isScoreOnly ? null : roundId;
    return [{ roundId: id, playedOn, event: tournamentName, type, courseName, score, courseRating, strokes }];
  });
