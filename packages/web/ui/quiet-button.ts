import classes from './quiet-button.module.css';

/** Style of a secondary button or link; small enough for a first load. */
export const quietButton = classes.quiet ?? '';
