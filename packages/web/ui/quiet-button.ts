import classes from './quiet-button.module.css';

/** The look of a button, or of a link that stands for one, which is not what the screen is about; as light as a first load needs. */
export const quietButton = classes.quiet ?? '';
