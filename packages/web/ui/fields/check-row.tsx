import type { ReactNode } from 'react';

type CheckRowProps = {
  /** The name of a radio group; a checkbox if omitted. */
  readonly group?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  /** Accessible name, if the visible text is ambiguous by itself. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
};

/** A checkbox or radio button with its text; the whole row is clickable. */
export const CheckRow = ({
  group,
  isChecked,
  isDisabled = false,
  label,
  className,
  onChange,
  children,
}: CheckRowProps) => (
  <label className={className === undefined ? 'check-row' : `check-row ${className}`}>
    <input
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group}
      className="check-box"
      checked={isChecked}
      disabled={isDisabled}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
);
