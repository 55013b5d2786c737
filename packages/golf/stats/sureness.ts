/**
 * One rule for every screen: a difference is likely real where enough was played and its 95% interval leaves the
 * reference out. Enough are 5 rounds (golfiq) and 20 holes or shots (t5golf), rules of thumb without a published figure.
 */
export const MIN_ROUNDS = 5;
export const MIN_SAMPLES = 20;

/** How many more rounds a figure needs before its difference can be told from chance; 0 if it has enough. */
export function roundsNeeded(rounds: number, samples: number): number {
  const byRounds = Math.max(0, MIN_ROUNDS - rounds);
  if (samples >= MIN_SAMPLES) return byRounds;
  if (rounds === 0 || samples === 0) return MIN_ROUNDS;
  return Math.max(byRounds, Math.ceil(((MIN_SAMPLES - samples) * rounds) / samples));
}
