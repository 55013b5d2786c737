import classes from './check-row.module.css';

/** Style of a checkbox or radio button. */
export const checkBox = classes.box ?? '';

/** Style of a label with a checkbox; the whole row is clickable. */
export const checkRow = classes.row ?? '';
