import { plural } from '../format/index.ts';
import type { Comparison } from './comparison.ts';

/** Warnings that a reader needs to interpret the differences of two selections, one sentence each. */
export function comparisonNotes(
  { left, right, sharedRoundCount }: Comparison,
  labels: { readonly left: string; readonly right: string },
): readonly string[] {
  const ofSide = (place: 'left' | 'right', side: Comparison['left']): readonly string[] => {
    if (side.isEmpty) return [`${labels[place]}: no rounds are chosen.`];
    const chosen = `${labels[place]}: these rounds were chosen by their score, so they look`;
    if (side.isBestOf) return [`${chosen} better than the player is.`];
    return side.isWorstOf ? [`${chosen} worse than the player is.`] : [];
  };
  const isSame = sharedRoundCount === left.roundCount && sharedRoundCount === right.roundCount;
  const shared = isSame
    ? 'Both sides are the same rounds: there is nothing to compare.'
    : `${plural(sharedRoundCount, 'round')} on both sides: differences count what is not shared.`;
  return [...ofSide('left', left), ...ofSide('right', right), ...(sharedRoundCount > 0 ? [shared] : [])];
}
