import classes from './fold-button.module.css';

/** Style of a button that collapses the content below it, with an arrow for the state. */
export const foldButton = classes.fold ?? '';

/** The same over the full width, with the arrow at the end. */
export const foldRow = `${foldButton} ${classes.row}`;
