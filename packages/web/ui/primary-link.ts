import classes from './primary-link.module.css';

/** Style of a link that is the main action of its place. */
export const primaryLink = classes.primary ?? '';
