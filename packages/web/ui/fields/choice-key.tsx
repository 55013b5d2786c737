import type { KeyboardEvent, ReactNode } from 'react';
import classes from './choice-key.module.css';

type ChoiceKeyProps = {
  /** Of the group of keys. */
  readonly name: string;
  /** Accessible name, if it is not the text. */
  readonly label?: string | undefined;
  readonly isChosen: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/** One of several values as a large key (ENTRY-31). */
export const ChoiceKey = ({ name, label, isChosen, className = '', onChoose, onKeyDown, children }: ChoiceKeyProps) => (
  <label className={`${classes.key} ${className}`}>
    <input
      type="radio"
      className="over-text"
      name={name}
      aria-label={label}
      checked={isChosen}
      onChange={onChoose}
      onKeyDown={onKeyDown}
    />
    <span className={classes.face}>{children}</span>
  </label>
);
