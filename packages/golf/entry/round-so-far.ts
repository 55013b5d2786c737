import type { Int } from '../model/index.ts';
import { holeScore, scoreDifference } from './entry-document.ts';
import type { EntryHole, EntryState } from './entry-state.ts';

/** A round while it is entered. */
export type RoundSoFar = {
  /** Holes that were played: with a score, or picked up. */
  readonly thru: Int;
  readonly strokes: Int;
  readonly toPar: Int;
  /** Strokes of the first and of the second nine in order of play; null while none of its holes has a score. */
  readonly out: Int | null;
  readonly in: Int | null;
  /** Indexes of the holes without a score. */
  readonly missing: readonly Int[];
  /** Indexes of the holes on which typed score and strokes differ. */
  readonly differing: readonly Int[];
};

export function roundSoFar({ holes }: Pick<EntryState, 'holes'>): RoundSoFar {
  const scored = holes.filter((hole) => holeScore(hole) !== undefined);
  const indexesOf = (is: (hole: EntryHole) => boolean): number[] =>
    holes.flatMap((hole, index) => (is(hole) ? [index] : []));
  const strokes = sumOf(scored);
  return {
    thru: holes.filter((hole) => hole.isPickedUp || holeScore(hole) !== undefined).length,
    strokes,
    toPar: strokes - scored.reduce((total, { card }) => total + card.par, 0),
    out: nineOf(holes.slice(0, 9)),
    in: nineOf(holes.slice(9)),
    missing: indexesOf((hole) => holeScore(hole) === undefined),
    differing: indexesOf((hole) => scoreDifference(hole) !== null),
  };
}

const sumOf = (holes: readonly EntryHole[]): number => holes.reduce((total, hole) => total + (holeScore(hole) ?? 0), 0);

function nineOf(holes: readonly EntryHole[]): number | null {
  const scored = holes.filter((hole) => holeScore(hole) !== undefined);
  return scored.length === 0 ? null : sumOf(scored);
}
