import classes from './notice.module.css';

type StaleNoticeProps = { readonly error: Error; readonly onRetry: () => void };

/** A notice above previous figures, because the requested ones could not be loaded. */
export function StaleNotice({ error, onRetry }: StaleNoticeProps) {
  return (
    <p className={classes.stale} role="alert">
      <span>This is what was shown before: what was chosen could not be loaded. {error.message}</span>
      <button type="button" className="quiet-button" onClick={() => onRetry()}>
        Retry
      </button>
    </p>
  );
}
