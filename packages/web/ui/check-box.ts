import classes from './check-row.module.css';

/** The look of a box that is ticked, or of one of several to choose from. */
export const checkBox = classes.box ?? '';

/** The look of a label with such a box before it; the whole row can be pressed. */
export const checkRow = classes.row ?? '';
