import type { Comparison } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import classes from './compare-stats.module.css';
import type { Sides } from './sides.ts';

/** What one has to know of the two selections to read their differences rightly. */
export function CompareNotes({ comparison, sides }: { readonly comparison: Comparison; readonly sides: Sides }) {
  const notes = [
    ...(['left', 'right'] as const).flatMap((place) => {
      if (comparison[place].isEmpty) return [`${sides[place].label}: no rounds are chosen.`];
      return comparison[place].isBestOf
        ? [`${sides[place].label}: these rounds were chosen by their score, so they look better than the player is.`]
        : [];
    }),
    ...(comparison.sharedRoundCount > 0 ? [sharedText(comparison)] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="What to know of these selections">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function sharedText({ left, right, sharedRoundCount }: Comparison): string {
  return sharedRoundCount === left.roundCount && sharedRoundCount === right.roundCount
    ? 'Both sides are the same rounds: there is nothing to compare.'
    : `${plural(sharedRoundCount, 'round')} on both sides: differences count what is not shared.`;
}
