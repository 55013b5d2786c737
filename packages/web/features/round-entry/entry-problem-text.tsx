import type { EntryProblem } from '@strokebook/golf/entry';
import { bandsIn } from '@strokebook/golf/format';
import { useUnits } from '../../api/use-units.ts';
import classes from './entry-screen.module.css';

/** The sentence beside what was typed wrong, in the viewer's units; nothing without a problem (ENTRY-33). */
export function EntryProblemText({ problem }: { readonly problem: EntryProblem }) {
  const [units] = useUnits();
  return problem === null ? null : (
    <p className={classes.problem} role="alert">
      {bandsIn(problem, units)}
    </p>
  );
}
