import { type FlagBits, flagMask, holeFlags } from '../facts/index.ts';
import type { MappedRound } from '../shot-map/index.ts';

/** The holes of some rounds with their flags in typed arrays, so that a click on a filter only reads numbers. */
export type HoleFilterIndex = {
  /** The index of each round's first hole, and the total at the end. */
  readonly starts: Int32Array;
  readonly roundIds: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** The number of each hole on the course, and which playing of it in the round it is. */
  readonly numbers: Int16Array;
  readonly nths: Int16Array;
  /** One array per word of flag bits. */
  readonly words: readonly Int32Array[];
};

export type FilteredHoles = {
  /** For each flag the number of holes that have it and every other active flag (SHOTS-09, SHOTS-O4). */
  readonly counts: ReadonlyMap<string, number>;
  /** Number of holes with every active flag (SHOTS-08). */
  readonly matching: number;
  readonly total: number;
  /** Rounds with at least one matching hole; the others are hidden (SHOTS-O3). */
  readonly roundIds: ReadonlySet<string>;
  readonly isCounted: (roundId: string, hole: number, nth: number) => boolean;
};

const WORDS = flagMask([]).length;
const WORD_BITS = 32;

/** Builds the index for `filterHoles`; duplicate rounds are indexed once. */
export function indexHoles(rounds: Iterable<MappedRound>): HoleFilterIndex {
  const byId = new Map([...rounds].map((round) => [round.roundId, round]));
  const all = [...byId.values()];
  const total = all.reduce((sum, round) => sum + round.holes.length, 0);
  const starts = new Int32Array(all.length + 1);
  const numbers = new Int16Array(total);
  const nths = new Int16Array(total);
  const words = Array.from({ length: WORDS }, () => new Int32Array(total));
  let place = 0;
  for (const [index, round] of all.entries()) {
    starts[index] = place;
    for (const hole of round.holes) {
      numbers[place] = hole.hole;
      nths[place] = hole.nth;
      for (const [word, column] of words.entries()) column[place] = hole.flags[word] ?? 0;
      place += 1;
    }
  }
  starts[all.length] = total;
  const roundIds = [...byId.keys()];
  const places = new Map(roundIds.map((roundId, index) => [roundId, index]));
  return { starts, roundIds, places, numbers, nths, words };
}

/**
 * Finds the holes with every active flag and counts the flags among them, in one pass. @throws RangeError for an
 * unknown flag id.
 */
export function filterHoles(index: HoleFilterIndex, activeFlags: readonly string[]): FilteredHoles {
  const { starts, roundIds, places, numbers, nths, words } = index;
  const mask = flagMask(activeFlags);
  const isMatching = new Uint8Array(numbers.length);
  const perFlag = new Int32Array(WORDS * WORD_BITS);
  const kept = new Set<string>();
  let matching = 0;
  for (const [round, roundId] of roundIds.entries()) {
    const end = starts[round + 1] as number;
    for (let place = starts[round] as number; place < end; place += 1) {
      if (!fits(words, place, mask)) continue;
      isMatching[place] = 1;
      matching += 1;
      kept.add(roundId);
      countFlags(words, place, perFlag);
    }
  }
  return {
    // A hole that has an active flag and the other active flags has all of them, so all flags count the same holes.
    counts: new Map(holeFlags.map(({ id }, bit) => [id, perFlag[bit] as number])),
    matching,
    total: numbers.length,
    roundIds: kept,
    isCounted: (roundId, hole, nth) => {
      const round = places.get(roundId);
      if (round === undefined) return false;
      const end = starts[round + 1] as number;
      for (let place = starts[round] as number; place < end; place += 1) {
        if (numbers[place] === hole && nths[place] === nth) return isMatching[place] === 1;
      }
      return false;
    },
  };
}

function fits(words: readonly Int32Array[], place: number, mask: FlagBits): boolean {
  for (let word = 0; word < WORDS; word += 1) {
    const wanted = mask[word] as number;
    if (((words[word]?.[place] as number) & wanted) !== wanted) return false;
  }
  return true;
}

/** Increments the counter of each set bit, from the lowest to the highest. */
function countFlags(words: readonly Int32Array[], place: number, perFlag: Int32Array): void {
  for (let word = 0; word < WORDS; word += 1) {
    let bits = words[word]?.[place] as number;
    while (bits !== 0) {
      const bit = WORD_BITS - 1 - Math.clz32(bits & -bits);
      const flag = word * WORD_BITS + bit;
      perFlag[flag] = (perFlag[flag] as number) + 1;
      bits &= bits - 1;
    }
  }
}
