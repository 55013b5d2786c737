import classes from './tab-link.module.css';

/** The look of a link to a page beside this one. */
export const tabLink = classes.tab ?? '';
