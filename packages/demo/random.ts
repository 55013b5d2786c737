/** A random generator that is deterministic by seed. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** Integer from min to max, both included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  gaussian(mean: number, deviation: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A separate generator for a part of the world, so that changes in one part do not affect others. */
  fork(label: string): Random;
};

export function createRandom(seed: string): Random {
  const next = sfc32(seed);
  const random: Random = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    gaussian: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('cannot pick from an empty list');
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [copy[i], copy[j]] = [copy[j] as (typeof list)[number], copy[i] as (typeof list)[number]];
      }
      return copy;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
  return random;
}

/** sfc32 by Chris Doty-Humphrey (PractRand, public domain): 128 bits of state, fast in 32-bit integers. */
function sfc32(seed: string): () => number {
  const word = hashWords(seed);
  let [a, b, c, counter] = [word(), word(), word(), 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The author's warm-up rounds, so that similar seeds diverge.
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** FNV-1a over the text, then the finalizer of MurmurHash3 for each further word. */
function hashWords(text: string): () => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return () => {
    hash = (hash + 0x9e3779b9) | 0;
    let word = hash;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) | 0;
  };
}
