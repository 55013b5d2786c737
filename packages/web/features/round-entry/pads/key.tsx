import type { ComponentProps, MouseEvent } from 'react';
import classes from './key.module.css';

type KeyProps = ComponentProps<'button'> & {
  /** `main` is the expected answer; `quiet` is not an answer; `worked-out` was inferred and not typed. */
  readonly look?: 'main' | 'quiet' | 'worked-out' | undefined;
  /** For keys that choose one of several values. */
  readonly isChosen?: boolean | undefined;
};

/** A key of the entry's pads: at least 56 px, for one thumb (ENTRY-31). */
export function Key({ look, isChosen, className = '', ...rest }: KeyProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isChosen === undefined ? {} : { 'aria-pressed': isChosen })}
      data-look={look}
      className={`${classes.key} ${className}`}
    />
  );
}

/** A tap on keys of an answer leaves the focus where it is, so that Enter of a keyboard does not press the key again. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
