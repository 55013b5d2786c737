import { holeFactsOf, type HoleFacts } from '../facts/index.ts';
import type { FairwayResult, Int, RoundDocument, Yards } from '../model/index.ts';

/** One hole of a round on a scorecard. Null means "unknown", never "no". */
export type CardHole = {
  /** The hole's number on the course. */
  readonly hole: Int;
  /** Which of the round's playings of that hole it is, from 1. */
  readonly nth: Int;
  readonly par: Int;
  readonly yards: Yards | null;
  /** Null for a hole that was not finished. */
  readonly score: Int | null;
  readonly isPickedUp: boolean;
  readonly putts: Int | null;
  readonly penalties: Int | null;
  /** Null on a par 3, which has no fairway to hit (CARD-11). */
  readonly fairway: FairwayResult | null;
  readonly greenInRegulation: boolean | null;
  readonly upAndDown: boolean | null;
};

/** The scorecard of one round: its holes in the order of play. */
export type RoundCard = { readonly roundId: string; readonly holes: readonly CardHole[] };

/** The scorecard of a round's document, from the same facts that the stats use. */
export const roundCardOf = (round: RoundDocument): RoundCard => ({
  roundId: round.roundId,
  holes: holeFactsOf(round.holes).map(cardHoleOf),
});

const cardHoleOf = (facts: HoleFacts): CardHole => ({
  hole: facts.hole.hole,
  nth: facts.nth,
  par: facts.par,
  yards: facts.yards,
  score: facts.score,
  isPickedUp: facts.hole.isPickedUp === true,
  putts: facts.putts,
  penalties: facts.penalties,
  fairway: facts.fairway,
  greenInRegulation: facts.greenInRegulation,
  upAndDown: facts.upAndDown,
});
