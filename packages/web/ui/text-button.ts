import classes from './text-button.module.css';

/** Style of a button in a table row, which only has text or an icon. */
export const textButton = classes.text ?? '';
