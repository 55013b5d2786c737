import type { Int } from '../model/index.ts';
import { holeScore } from './entry-document.ts';
import type { EntryHole, EntryState } from './entry-state.ts';

/** Whether anything of a hole was entered. */
const isTouched = (hole: EntryHole): boolean =>
  hole.strokes.length > 0 ||
  [hole.score, hole.putts, hole.fairway, hole.penalties].some((typed) => typed !== undefined) ||
  hole.isPickedUp;

/** Whether a hole is over: it has a score, or the ball was picked up. */
const isOver = (hole: EntryHole): boolean => hole.isPickedUp || holeScore(hole) !== undefined;

/**
 * The hole that a player who comes back is at, as an index in the order of play: the last hole of which something was
 * entered, or the one after it if that one is over. At the end of the round it is the first hole that is missing, and
 * without one the first hole of all.
 */
export function holeToPlay({ holes }: Pick<EntryState, 'holes'>): Int {
  const last = holes.findLastIndex(isTouched);
  const hole = holes[last];
  if (hole === undefined) return 0;
  if (!isOver(hole)) return last;
  if (last + 1 < holes.length) return last + 1;
  return Math.max(
    0,
    holes.findIndex((each) => !isOver(each)),
  );
}
