import classes from './unseen.module.css';

/** What is said to those who listen, and not shown. It is placed by the frame around it: one that scrolls must be `position: relative`. */
export const unseen = classes.unseen ?? '';
