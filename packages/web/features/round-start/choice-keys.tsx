import { useId } from 'react';
import classes from './choice-keys.module.css';

type ChoiceKeysProps<Value extends string | number> = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Whether the keys are of one size, for many short ones. */
  readonly isGrid?: boolean;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly name?: string }[];
  readonly onChange: (value: Value) => void;
};

/** A few values as large keys, one of them chosen (ENTRY-31). */
export function ChoiceKeys<Value extends string | number>(props: ChoiceKeysProps<Value>) {
  const { label, isLabelShown = false, isGrid = false, value, options, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {isLabelShown && (
        <p className={classes.title} aria-hidden="true">
          {label}
        </p>
      )}
      <div className={classes.keys} data-grid={isGrid || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.key}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
