import type { ReactNode } from 'react';
import { checkBox, checkRow } from './check-box.ts';

type CheckRowProps = {
  /** The name that several share of which one is chosen; without it this is a box to tick. */
  readonly group?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  /** What it is called by itself, where its words say that only in their place. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
};

/** A box to tick, or one of several to choose from, with its words; the whole row can be pressed. */
export const CheckRow = ({
  group,
  isChecked,
  isDisabled = false,
  label,
  className,
  onChange,
  children,
}: CheckRowProps) => (
  <label className={className === undefined ? checkRow : `${checkRow} ${className}`}>
    <input
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group}
      className={checkBox}
      checked={isChecked}
      disabled={isDisabled}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
);
