import type { Int } from '../model/index.ts';

/** Probabilities of whole numbers from `low` on. */
export type Lattice = { readonly low: Int; readonly chances: Float64Array };

/** Spreads beyond which a score of a normal distribution is left out: one in 15,000. */
const MAX_SPREADS = 4;

/** A normal distribution in whole strokes. @param spread standard deviation, above 0 */
export function normalLattice(mean: number, spread: number): Lattice {
  const low = Math.floor(mean - MAX_SPREADS * spread);
  const high = Math.ceil(mean + MAX_SPREADS * spread);
  const chances = Float64Array.from({ length: high - low + 1 }, (_unused, index) =>
    Math.exp(-(((low + index - mean) / spread) ** 2) / 2),
  );
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return { low, chances: chances.map((chance) => chance / sum) };
}

/** The sum of two independent numbers. */
export function addLattices(one: Lattice, other: Lattice): Lattice {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1);
  one.chances.forEach((chance, index) => addTo(chances, index, other.chances, chance));
  return { low: one.low + other.low, chances };
}

/**
 * The sum of the lowest `count` of some independent scores, as a team counts them: exact, without random numbers.
 *
 * For each score that the highest counted one can have, the players are taken one by one: below it, level with it, or
 * above it. `count` is at most the number of scores.
 */
export function lowestSum(scores: readonly Lattice[], count: Int): Lattice {
  const low = Math.min(...scores.map((score) => score.low));
  const length = Math.max(...scores.map((score) => score.low + score.chances.length)) - low;
  const all = scores.map((score) => {
    const chances = new Float64Array(length);
    chances.set(score.chances, score.low - low);
    return chances;
  });
  const sums = new Float64Array(count * (length - 1) + 1);
  for (let level = 0; level < length; level += 1) addLevel(sums, all, level, count);
  return { low: count * low, chances: sums };
}

/** Adds the chances of sums whose highest counted score is `level`. */
function addLevel(sums: Float64Array, scores: readonly Float64Array[], level: Int, count: Int): void {
  const width = (count - 1) * level + 1;
  // By the number of players below the level, fewer than count, and by that of players level with it.
  let states = emptyStates(count, scores.length, width);
  states[0]?.[0]?.fill(1, 0, 1);
  for (const chances of scores) {
    const next = emptyStates(count, scores.length, width);
    const below = chances.subarray(0, level);
    const [same, above] = [chances[level] ?? 0, chances.subarray(level + 1).reduce((sum, chance) => sum + chance, 0)];
    states.forEach((byLevel, belowCount) =>
      byLevel.forEach((state, levelCount) => {
        addTo(next[belowCount]?.[levelCount], 0, state, above);
        addTo(next[belowCount]?.[levelCount + 1], 0, state, same);
        const lower = next[belowCount + 1]?.[levelCount];
        if (lower !== undefined) below.forEach((chance, index) => addTo(lower, index, state, chance));
      }),
    );
    states = next;
  }
  states.forEach((byLevel, belowCount) => {
    const needed = count - belowCount;
    for (const state of byLevel.slice(needed)) addTo(sums, needed * level, state, 1);
  });
}

const emptyStates = (count: Int, players: Int, width: Int): Float64Array[][] =>
  Array.from({ length: count }, () => Array.from({ length: players + 1 }, () => new Float64Array(width)));

/** Adds `added`, times `factor`, from a place on; what lies beyond the end has no chance. */
function addTo(sums: Float64Array | undefined, place: Int, added: Float64Array, factor: number): void {
  if (sums === undefined || factor === 0) return;
  const length = Math.min(added.length, sums.length - place);
  for (let index = 0; index < length; index += 1) {
    sums[place + index] = (sums[place + index] as number) + factor * (added[index] as number);
  }
}

export const meanOfLattice = ({ low, chances }: Lattice): number =>
  chances.reduce((sum, chance, index) => sum + chance * (low + index), 0);

/** The number below which a share of the distribution lies, between whole numbers in proportion. */
export function quantileOf({ low, chances }: Lattice, share: number): number {
  let below = 0;
  for (const [index, chance] of chances.entries()) {
    if (below + chance >= share) return low + index - 0.5 + (share - below) / chance;
    below += chance;
  }
  return low + chances.length - 1;
}
