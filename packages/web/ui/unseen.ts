import classes from './unseen.module.css';

/**
 * Style of text for screen readers only. It is positioned relative to its scrolling frame, which must be `position:
 * relative`.
 */
export const unseen = classes.unseen ?? '';
