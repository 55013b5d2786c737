import type { FormOutlook } from '../form/index.ts';
import type { Int } from '../model/index.ts';
import { studentTwoSided } from '../stats/index.ts';
import { eventOverlap, eventShareOf } from './event-share.ts';
import { addLattices, type Lattice, lowestSum, meanOfLattice, normalLattice, quantileOf } from './lowest-sum.ts';
import { meanOfLowest } from './mean-of-lowest.ts';

/** What a team is expected to score in an event, in strokes over the course ratings of its counted scores. */
export type ExpectedScore = {
  readonly strokes: number;
  /** The ends of the 90% interval: nine events of ten end within it. */
  readonly low: number;
  readonly high: number;
};

/** Share of events whose score lies outside of the interval. */
const DOUBT = 0.1;

/**
 * The expected score of a lineup of which the lowest `count` scores of each round count (TEAM-15). Null with fewer players.
 *
 * The rounds of a player vary independently, so the counted sum of a round has an exact distribution, and an event is the
 * sum of its rounds. Two things move all rounds of an event alike: what is not known of the players' means, and the event's
 * own wind and course setting. They widen the distribution, for each player by how often the score counts.
 * `simulated-events.full.test.ts` has the share of events within the interval.
 */
export function expectedScore(players: readonly FormOutlook[], rounds: Int, count: Int): ExpectedScore | null {
  if (players.length < count) return null;
  const share = eventShareOf(players);
  const round = lowestSum(
    players.map(({ strokes, variance }) => normalLattice(strokes, Math.sqrt((1 - share) * variance))),
    count,
  );
  const own = Array.from({ length: rounds - 1 }).reduce<Lattice>((sum) => addLattices(sum, round), round);
  const weights = countingShares(players, count, share).map((often) => often * rounds);
  const event = players.reduce((sum, { variance }, index) => sum + (weights[index] ?? 0) * Math.sqrt(variance), 0);
  const shared = varianceOfSum(players, weights, share) + share * event ** 2;
  const whole = addLattices(own, normalLattice(0, Math.sqrt(shared)));
  // Of scores that also vary by what is not known of their means.
  const strokes = rounds * meanCounted(players, count, share);
  const shift = strokes - meanOfLattice(own);
  return { strokes, low: quantileOf(whole, DOUBT / 2) + shift, high: quantileOf(whole, 1 - DOUBT / 2) + shift };
}

/** Mean strokes over the rating of the counted scores of a round. */
const meanCounted = (players: readonly FormOutlook[], count: Int, share: number): number =>
  meanOfLowest(
    players.map(({ strokes, variance, roundCount }) => ({
      mean: strokes,
      // What the team shares moves all scores alike, and drops nobody.
      deviation: Math.sqrt((1 - share) * variance * (1 + 1 / roundCount)),
    })),
    count,
  );

/** Strokes by which a score is moved to see how often it counts. */
const STEP = 0.5;

/** The share of rounds in which each player's score counts: what a stroke more of the player adds to the sum. */
export const countingShares = (players: readonly FormOutlook[], count: Int, share: number): readonly number[] =>
  players.map((player, index) => {
    const moved = (step: number) => players.with(index, { ...player, strokes: player.strokes + step });
    return (meanCounted(moved(STEP), count, share) - meanCounted(moved(-STEP), count, share)) / (2 * STEP);
  });

/** Variance of a weighted sum of the players' means: each by the own rounds, and together by the events they share. */
function varianceOfSum(players: readonly FormOutlook[], weights: readonly number[], share: number): number {
  let variance = 0;
  for (const [index, player] of players.entries()) {
    const weight = weights[index] ?? 0;
    variance += (weight ** 2 * (1 - share) * player.variance) / player.roundCount;
    for (const [place, other] of players.entries()) {
      const both = weight * (weights[place] ?? 0) * Math.sqrt(player.variance * other.variance);
      variance += share * both * eventOverlap(player, other);
    }
  }
  return variance;
}

/** Two-sided doubt of a swap that is called clear, and of one that is called likely. */
const CLEAR_DOUBT = 0.02;
const LIKELY_DOUBT = 0.1;

/** What it would change to play one player instead of another. */
export type Swap = {
  /** Strokes a round of the team's score, below 0 if it is better for it. */
  readonly strokes: number;
  /** Strokes a round between the two players' means. */
  readonly apart: number;
  readonly certainty: 'clear' | 'likely' | 'cannotTell';
};

/**
 * The difference that one player instead of another makes to the expected score of a lineup (TEAM-15). It is judged by the
 * two players' means: the others play either way. With a deviation of 2.6 and ten rounds of each, less than two strokes
 * cannot be told.
 *
 * @param leaving place in the lineup
 */
export function swapOf(lineup: readonly FormOutlook[], leaving: Int, coming: FormOutlook, count: Int): Swap {
  const left = lineup[leaving] as FormOutlook;
  const share = eventShareOf([...lineup, coming]);
  const apart = coming.strokes - left.strokes;
  // Events that both played move both alike, but how far is not known well enough to tell two players by it.
  const alone = coming.variance / coming.roundCount + left.variance / left.roundCount;
  const error = Math.sqrt(Math.max(alone, varianceOfSum([coming, left], [1, -1], share)));
  const doubt = studentTwoSided(apart / error, coming.roundCount + left.roundCount - 2);
  return {
    strokes: meanCounted(lineup.with(leaving, coming), count, share) - meanCounted(lineup, count, share),
    apart,
    certainty: doubt <= CLEAR_DOUBT ? 'clear' : doubt <= LIKELY_DOUBT ? 'likely' : 'cannotTell',
  };
}
