import type { CalendarDay } from '../calendar/index.ts';
import { NOTHING, scoreToPar } from '../format/index.ts';
import type { HoleCount, Yards } from '../model/index.ts';
import type { ScoreWithPar } from '../resume/index.ts';
import { type RoundRating, scoreDifferential } from './score-differential.ts';

/** What can be said of one round's difficulty. */
type Difficulty = {
  /** '74.1 / 138'; '-' where the tee is not rated. */
  readonly rating: string;
  /** Score Differential to a tenth; '-' where the tee is not rated. */
  readonly differential: string;
};

/** A round among the featured or best ones, or of a tournament. */
export type ResultRound = Difficulty & {
  /** Null where only its score was entered. */
  readonly golfRoundId: string | null;
  readonly name: string;
  readonly playedOn: CalendarDay | null;
  readonly tournamentId: string | null;
  readonly tournamentName: string | null;
  readonly courseName: string | null;
  readonly courseLengthYards: Yards | null;
  readonly holeCount: HoleCount | null;
  readonly performance: ScoreWithPar;
  readonly isFavorite: boolean;
  readonly note: string | null;
};

/** Tells rounds apart, logged or entered. */
export const resultRoundKey = ({
  golfRoundId,
  tournamentId,
  name,
}: Pick<ResultRound, 'golfRoundId' | 'tournamentId' | 'name'>): string => golfRoundId ?? `${tournamentId}/${name}`;

export function difficultyOf(rating: RoundRating | null): Difficulty {
  if (rating === null) return { rating: NOTHING, differential: NOTHING };
  const { courseRating, slopeRating } = rating;
  const differential = scoreDifferential(rating);
  return {
    rating: `${courseRating.toFixed(1)} / ${slopeRating}`,
    // A differential below zero is a "plus", written with its minus: it is a number and no score to par.
    differential: differential < 0 ? scoreToPar(differential, 1) : differential.toFixed(1),
  };
}
