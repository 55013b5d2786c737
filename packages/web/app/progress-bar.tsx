import classes from './shell.module.css';

/** Says that something is on its way; unseen while it takes less than 400 ms. */
export function ProgressBar() {
  return (
    <div className={classes.progress}>
      <progress aria-label="Loading" />
    </div>
  );
}
