import classes from './tab-link.module.css';

/** Style of a link to a sibling page. */
export const tabLink = classes.tab ?? '';
