import type { RoundDocument } from '@strokebook/golf/model';
import { saveRoundAsFile } from './round-file.ts';
import classes from './save-details.module.css';

type StorageFailureProps = {
  readonly error: Error;
  /** The round as it is on the screen; null before it began. */
  readonly round: RoundDocument | null;
  readonly onRetry: () => void;
};

/** Says at once that the device could not save, and offers what the screen has as a file (ENTRY-25). */
export function StorageFailure({ error, round, onRetry }: StorageFailureProps) {
  return (
    <div className={classes.failure} role="alert">
      <p>
        {error.message}{' '}
        {round !== null && 'Nothing that you enter now is safe. Save the round as a file before you go on.'}
      </p>
      <div className="row-wrap gap-8">
        {round !== null && (
          <button type="button" className="quiet-button" onClick={() => saveRoundAsFile(round)}>
            Save as a file
          </button>
        )}
        <button type="button" className="quiet-button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
