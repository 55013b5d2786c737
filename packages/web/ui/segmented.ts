import classes from './segmented.module.css';

/** The look of every slider between a few words: ink on paper, the chosen one reversed. */
export const segmentedLook = {
  root: classes.root ?? '',
  indicator: classes.indicator ?? '',
  label: classes.label ?? '',
};
