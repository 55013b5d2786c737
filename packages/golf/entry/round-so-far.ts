import { isHolePlayed, type Int } from '../model/index.ts';
import { type Nine, ninesOf } from '../scorecard/index.ts';
import { holeScore } from './entry-document.ts';
import type { EntryHole, EntryState } from './entry-state.ts';
import { typedDifferences } from './typed-differences.ts';

/** A round while it is entered. Holes are named by their indexes in the order of play. */
export type RoundSoFar = {
  /** Holes that were played: with a score, or picked up. */
  readonly thru: Int;
  /** Of the holes that have a score. */
  readonly strokes: Int;
  readonly toPar: Int;
  readonly nines: readonly {
    readonly name: Nine<unknown>['name'];
    readonly holes: readonly Int[];
    /** Null while none of its holes has a score, and with a ball picked up. */
    readonly strokes: Int | null;
  }[];
  /** Holes that are neither scored nor picked up, up to where the round ended. */
  readonly missing: readonly Int[];
  /** Holes on which the ball was picked up: then strokes and score to par are no total. */
  readonly pickedUp: readonly Int[];
  /** Holes on which something typed and the strokes differ. */
  readonly differing: readonly Int[];
};

export function roundSoFar({ holes, details: { stoppedAfter } }: Pick<EntryState, 'holes' | 'details'>): RoundSoFar {
  const indexesOf = (is: (hole: EntryHole) => boolean): number[] =>
    holes.flatMap((hole, index) => (is(hole) ? [index] : []));
  const scored = holes.filter((hole) => holeScore(hole) !== undefined);
  const strokes = sumOf(scored);
  const isPlayed = (hole: EntryHole) =>
    isHolePlayed({ score: holeScore(hole), isPickedUp: hole.isPickedUp || undefined });
  return {
    thru: holes.filter(isPlayed).length,
    strokes,
    toPar: strokes - scored.reduce((total, { card }) => total + card.par, 0),
    nines: ninesOf(holes.map(({ card: { hole } }, index) => ({ hole, index }))).map((nine) => {
      const indexes = nine.holes.map(({ index }) => index);
      return { name: nine.name, holes: indexes, strokes: nineOf(indexes.flatMap((index) => holes[index] ?? [])) };
    }),
    missing: indexesOf((hole) => !isPlayed(hole)).filter((index) => index < (stoppedAfter ?? holes.length)),
    pickedUp: indexesOf(({ isPickedUp }) => isPickedUp),
    differing: indexesOf((hole) => typedDifferences(hole).length > 0),
  };
}

const sumOf = (holes: readonly EntryHole[]): number => holes.reduce((total, hole) => total + (holeScore(hole) ?? 0), 0);

function nineOf(holes: readonly EntryHole[]): number | null {
  if (holes.some(({ isPickedUp }) => isPickedUp)) return null;
  const scored = holes.filter((hole) => holeScore(hole) !== undefined);
  return scored.length === 0 ? null : sumOf(scored);
}

/**
 * The net score so far: strokes of the holes with a score, less those received on them. Null without strokes received.
 *
 * @param received on each hole, in the order of play; below 0 where a stroke is given back.
 */
export function netSoFar({ holes }: EntryState, received: readonly Int[] | null): Int | null {
  if (received === null) return null;
  return holes.reduce((net, hole, at) => {
    const score = holeScore(hole);
    return score === undefined ? net : net + score - (received[at] ?? 0);
  }, 0);
}
