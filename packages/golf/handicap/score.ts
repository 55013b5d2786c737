import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int } from '../model/index.ts';

/** A hole of a score. */
export type ScoredHole = {
  readonly par: Int;
  readonly strokeIndex: Int | null;
  /** Strokes taken, penalties included; null if the hole was not played. */
  readonly score: Int | 'pickedUp' | null;
};

/** A score of the record, as it was played: holes, or an adjusted score as it was given (INDEX-11). */
export type HandicapScore = {
  readonly scoreId: string;
  readonly playedOn: CalendarDay;
  readonly holeCount: HoleCount;
  /** Expected strokes of a scratch golfer on all `holeCount` holes. */
  readonly courseRating: number;
  /** 55 to 155. */
  readonly slopeRating: Int;
  /** The playing conditions of the day for 18 holes, -1 to 3; 0 if they are not known. */
  readonly playingConditions: number;
  readonly result: { readonly adjustedScore: Int } | { readonly holes: readonly ScoredHole[] };
};

/**
 * What takes part in a differential that is not published or not known (INDEX-05): holes that were not played count as
 * what is expected of the index, the rating of the played holes is their share of the par, strokes were received on
 * unknown holes, the score came without holes that could be limited, or it waited for the first index.
 */
export type HandicapEstimate =
  | 'expectedHoles'
  | 'ratingOfPlayedHoles'
  | 'withoutStrokeIndex'
  | 'withoutHoles'
  | 'beforeFirstIndex';
