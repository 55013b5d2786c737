import classes from './icon-button.module.css';

/** The look of a button, or of a link that stands for one, that is no more than an icon. */
export const iconButton = classes.icon ?? '';
