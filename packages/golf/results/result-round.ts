import type { CalendarDay } from '../calendar/index.ts';
import { NOTHING, scoreToPar, decimal } from '../format/index.ts';
import type { HoleCount, Yards } from '../model/index.ts';
import type { ScoreWithPar } from '../tournaments/index.ts';
import { type RoundRating, scoreDifferential } from './score-differential.ts';

/** Rating and differential of one round, as texts. */
type Difficulty = {
  /** '74.1 / 138'; '-' if the tee has no rating. */
  readonly rating: string;
  /** Score Differential to a tenth; '-' if the tee has no rating. */
  readonly differential: string;
};

/** A round among the featured or best ones, or in a tournament. */
export type ResultRound = Difficulty & {
  /** Null if only its score was entered. */
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

/** A unique key of a logged or entered round. */
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
    rating: `${decimal(courseRating, 1)} / ${slopeRating}`,
    // A negative differential (a "plus") is written with a minus sign: it is a number, not a score to par.
    differential: differential < 0 ? scoreToPar(differential, 1) : decimal(differential, 1),
  };
}
