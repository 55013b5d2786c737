import classes from './fold-button.module.css';

/** The look of a button that folds away what stands below it; the arrow behind its words says whether it has. */
export const foldButton = classes.fold ?? '';

/** The same as wide as its place, with the arrow at the far end. */
export const foldRow = `${foldButton} ${classes.row}`;
