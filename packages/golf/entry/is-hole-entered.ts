import type { EntryDepth } from './entry-action.ts';
import { holeScore } from './entry-document.ts';
import type { EntryHole } from './entry-state.ts';

/**
 * Whether a hole has all that its depth asks, so that the next one opens: score; fairway, score and putts; or every
 * stroke. A hole that was picked up is entered at any depth.
 */
export function isHoleEntered(hole: EntryHole, depth: EntryDepth): boolean {
  if (hole.isPickedUp) return true;
  if (depth === 'strokes') return hole.isHoled;
  if (depth === 'score') return holeScore(hole) !== undefined;
  return hole.score !== undefined && hole.putts !== undefined && (hole.card.par === 3 || hole.fairway !== undefined);
}
