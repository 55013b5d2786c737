import type { Hole, RoundDocument } from '../model/index.ts';

/** What is known of a hole before it is played. */
export type HoleToPlay = Pick<Hole, 'hole' | 'par' | 'yards' | 'strokeIndex'>;

/** A round as it begins: everything that the start screen asks, with defaults (ENTRY-04). */
export type RoundStart = Pick<
  RoundDocument,
  'roundId' | 'playedOn' | 'type' | 'holeCount' | 'course' | 'tournament' | 'roundNumber' | 'isSimulator'
> & {
  /** Whether distances from positions are shown while playing; in competitions only if the player says so (ENTRY-30). */
  readonly allowsDistances: boolean;
  /** In order of play. */
  readonly holes: readonly HoleToPlay[];
};
