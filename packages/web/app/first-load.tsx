import { ProgressBar } from './progress-bar.tsx';
import classes from './shell.module.css';

/** Shown until the viewer and their access are known. */
export function FirstLoad() {
  return (
    <>
      <ProgressBar />
      <p className={classes.firstLoad}>Loading</p>
    </>
  );
}
