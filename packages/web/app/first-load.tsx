import { ProgressBar } from './progress-bar.tsx';
import classes from './shell.module.css';

/** Stands where the whole page will, until it is known who looks and what they may see. */
export function FirstLoad() {
  return (
    <>
      <ProgressBar />
      <p className={classes.firstLoad}>Loading …</p>
    </>
  );
}
