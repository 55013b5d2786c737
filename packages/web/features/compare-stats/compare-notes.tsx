import { type Comparison, comparisonNotes } from '@strokebook/golf/compare';
import classes from './compare-stats.module.css';
import type { SideLabels } from './sides/sides.ts';

/** Warnings that a reader needs to interpret the differences. */
export function CompareNotes({ comparison, sides }: { readonly comparison: Comparison; readonly sides: SideLabels }) {
  const notes = comparisonNotes(comparison, { left: sides.left.label, right: sides.right.label });
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="About these selections">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
