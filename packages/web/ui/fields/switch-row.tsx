import { useId } from 'react';
import { SavedMark } from '../saved-mark.tsx';
import classes from './switch-row.module.css';

type SwitchRowProps = {
  readonly label: string;
  /** Explains the current position. */
  readonly description: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  /** Whether the last change of this switch is saved. */
  readonly isSaved?: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A switch that takes effect at once; the whole row is clickable. */
export function SwitchRow({ label, description, isOn, isDisabled = false, isSaved = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={classes.row} data-disabled={isDisabled || undefined} htmlFor={id}>
      <span className="grid gap-2 shrinkable">
        <span className={classes.label}>
          {label} <SavedMark isShown={isSaved} />
        </span>
        <span id={`${id}-description`} className="note">
          {description}
        </span>
      </span>
      <input
        id={id}
        className={classes.switch}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={`${id}-description`}
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
