import { Button } from '@mantine/core';
import type { ImportOutcome } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import classes from './round-import.module.css';
import type { RoundImportState } from './use-round-import.ts';

/** The progress of storing, which can be stopped; what was stored stays (IMPORT-02). */
export function StoringRounds({ state, total }: { readonly state: RoundImportState; readonly total: number }) {
  const done = state.outcomes.length;
  return (
    <div className="stack gap-16">
      <p role="status">
        <span className={classes.number}>{done}</span> of {total} stored
      </p>
      <progress aria-label="Storing the rounds" className={classes.progress} value={done / Math.max(1, total)} />
      <div>
        <Button variant="default" onClick={state.stop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

type StoredRoundsProps = {
  readonly state: RoundImportState;
  readonly isStopped: boolean;
  readonly username: string;
};

/** What was stored, and where to look at it. */
export function StoredRounds({ state: { outcomes, again }, isStopped, username }: StoredRoundsProps) {
  const count = (...kinds: readonly ImportOutcome['outcome'][]) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const stored = count('stored', 'replaced');
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  return (
    <div className="stack gap-16">
      <p role="status">
        <span className={classes.number}>{stored}</span> {stored === 1 ? 'round stored' : 'rounds stored'}
        {isStopped && '. You stopped; the same files again go on.'}
      </p>
      {count('unchanged') > 0 && (
        <p>{`${plural(count('unchanged'), 'round')} were there already, and did not change.`}</p>
      )}
      {count('kept') > 0 && (
        <p>{`${plural(count('kept'), 'round')} stayed as you changed them by hand since they were imported.`}</p>
      )}
      {refused.length > 0 && (
        <ul aria-label="Rounds that were not stored">
          {refused.map(({ roundId, problem }) => (
            <li key={roundId} className={classes.asked}>
              {problem}
            </li>
          ))}
        </ul>
      )}
      <p className="row-wrap gap-12">
        <Link to="/player/$username/data-analysis" params={{ username }} className="primary-link">
          What your rounds say
        </Link>
        <Link to="/player/$username/my-rounds" params={{ username }} className="quiet-button">
          My Rounds
        </Link>
        <Button variant="default" onClick={again}>
          More files
        </Button>
      </p>
    </div>
  );
}
