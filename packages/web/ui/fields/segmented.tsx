import { useId } from 'react';
import classes from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Accessible name of the group. */
  readonly label: string;
  /** A value that no option has leaves all of them unselected. */
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
};

/**
 * A slider of a few options, the selected one in inverse colors. Made of radio buttons and CSS: it measures nothing, so
 * that a page with several of them is laid out once.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, isDisabled = false, className = '' } = props;
  const name = useId();
  return (
    <div className={`${classes.root} ${className}`} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
