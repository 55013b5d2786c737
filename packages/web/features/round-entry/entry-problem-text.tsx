import type { EntryProblem } from '@strokebook/golf/entry';
import classes from './entry-problem-text.module.css';

/** The sentence beside what was typed wrong; nothing without a problem (ENTRY-33). */
export const EntryProblemText = ({ problem }: { readonly problem: EntryProblem }) =>
  problem === null ? null : (
    <p className={classes.problem} role="alert">
      {problem}
    </p>
  );
