import classes from './text-button.module.css';

/** The look of a button in the row of a table, which is a word or a sign alone. */
export const textButton = classes.text ?? '';
