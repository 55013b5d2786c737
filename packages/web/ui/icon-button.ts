import classes from './icon-button.module.css';

/** Style of a button or link that only contains an icon. */
export const iconButton = classes.icon ?? '';
