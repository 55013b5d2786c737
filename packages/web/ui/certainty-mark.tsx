import { Tooltip } from '@mantine/core';
import classes from './certainty-mark.module.css';

type CertaintyMarkProps = {
  /** Filled: the reader can count on it. Half: it may be one of those that chance brings. */
  readonly fill: 'full' | 'half' | 'none';
  /** Shown on hover, focus and tap, and read by screen readers. */
  readonly words: string;
};

/** How sure a figure is, as a filled or hollow sign, with the words on demand. */
export const CertaintyMark = ({ fill, words }: CertaintyMarkProps) => (
  <Tooltip label={words} multiline maw={280} openDelay={150} events={{ hover: true, focus: true, touch: true }}>
    <button type="button" className={classes.mark} data-fill={fill}>
      <span className="unseen">{words}</span>
    </button>
  </Tooltip>
);

/** The meaning of the signs; once on a screen. */
export const CertaintyKey = () => (
  <p className={classes.key}>
    <span className={classes.sample} data-fill="full">
      Likely real
    </span>
    <span className={classes.sample} data-fill="half">
      Worth a look
    </span>
    <span className={classes.sample}>Could be chance</span>
  </p>
);
