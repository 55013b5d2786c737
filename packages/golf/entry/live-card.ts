import { type Int, type RoundDocument, type RoundSummary, summarizeRound } from '../model/index.ts';
import { type RoundCard, roundCardOf } from '../scorecard/index.ts';
import { type MappedShot, mappedRoundOf } from '../shot-map/index.ts';
import { loadedRound } from './entry-state.ts';
import { holeToPlay } from './hole-to-play.ts';

/** A round as others watch it while it is played: its scorecard, and the hole that is played now (TEAM-30). */
export type LiveCard = {
  readonly summary: RoundSummary;
  readonly card: RoundCard;
  /** The hole that is played now, and its strokes if they were logged; null once the round is finished. */
  readonly playing: {
    /** Index in the card's holes. */
    readonly at: Int;
    /** The last one may be under way: then only its start is known. */
    readonly shots: readonly MappedShot[];
  } | null;
};

export function liveCardOf(round: RoundDocument): LiveCard {
  const at = holeToPlay(loadedRound(round, null));
  return {
    summary: summarizeRound(round),
    card: roundCardOf(round),
    playing: round.status === 'completed' ? null : { at, shots: mappedRoundOf(round).holes[at]?.shots ?? [] },
  };
}

/** Whether a stroke was not played yet: nothing is known of where the ball went. */
export const isUnderWay = ({ endLie, endToPin, length, penalties }: MappedShot): boolean =>
  endLie === null && endToPin === null && length === null && penalties === 0;
