import type { HoleCount, Int } from '../model/index.ts';
import { MIN_ROUNDS, type Tally } from '../stats/index.ts';
import { type Estimate, estimateByRound } from './round-influences.ts';

/** A figure averaged over players, with the number of players in it. */
export type EstimateOfMates = Estimate & { readonly playerCount: Int };

/**
 * Estimates one column as the mean of several players, each of whom counts the same, however many rounds they log. A
 * player with fewer rounds in the figure than a comparison needs of a side (`MIN_ROUNDS`) is left out: a single good day
 * would move the mean as much as a season. The players are these and no sample of others, so the interval has the spread
 * of their rounds alone, with Welch's degrees of freedom (Satterthwaite 1946). Null without a player.
 *
 * @param mates the rounds of each player. @param place the column's place, see `placeOfStat`.
 */
export function estimateOfMates(
  mates: readonly (readonly Tally[])[],
  place: number,
  holesPerRound: HoleCount,
): EstimateOfMates | null {
  const estimates = mates.map((tallies) => enough(estimateByRound(tallies, place, holesPerRound)));
  const counted = estimates.filter((estimate) => estimate !== null);
  const playerCount = counted.length;
  if (playerCount === 0) return null;
  const total = (valueOf: (estimate: Estimate) => number) => counted.reduce((sum, one) => sum + valueOf(one), 0);
  const sampleCount = playerCount ** 2 / total((one) => 1 / one.sampleCount);
  return {
    value: total(({ value }) => value) / playerCount,
    influences: joined(mates, estimates, playerCount),
    degreesOfFreedom: degreesOf(counted),
    roundCount: total(({ roundCount }) => roundCount),
    // As many as one player needs for the same sampling error: few samples of one player make the whole mean unsure.
    sampleCount,
    sum: (total((one) => one.sum / one.sampleCount) / playerCount) * sampleCount,
    playerCount,
  };
}

/** One entry a round of every player, those left out too, so that the figures of a side can be added up by round. */
function joined(
  mates: readonly (readonly Tally[])[],
  estimates: readonly (Estimate | null)[],
  playerCount: Int,
): Float64Array {
  const all = new Float64Array(mates.reduce((total, tallies) => total + tallies.length, 0));
  let at = 0;
  for (const [index, tallies] of mates.entries()) {
    const influences = estimates[index]?.influences;
    if (influences !== undefined) {
      all.set(
        influences.map((part) => part / playerCount),
        at,
      );
    }
    at += tallies.length;
  }
  return all;
}

const enough = (estimate: Estimate | null): Estimate | null =>
  estimate !== null && estimate.roundCount >= MIN_ROUNDS ? estimate : null;

function degreesOf(estimates: readonly Estimate[]): number {
  const variances = estimates.map(({ influences }) => influences.reduce((sum, part) => sum + part * part, 0));
  const variance = variances.reduce((sum, one) => sum + one, 0);
  if (variance === 0) return estimates.reduce((sum, one) => sum + one.degreesOfFreedom, 0);
  const spread = variances.reduce((sum, one, index) => {
    const degrees = (estimates[index] as Estimate).degreesOfFreedom;
    return degrees > 0 ? sum + one ** 2 / degrees : sum;
  }, 0);
  return spread === 0 ? 0 : variance ** 2 / spread;
}
