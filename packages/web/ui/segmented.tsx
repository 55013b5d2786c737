import { useId } from 'react';
import classes from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** What is chosen between, for who does not see it. */
  readonly label: string;
  /** One that none of the options has leaves all of them unchosen. */
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
};

/**
 * A slider between a few words: ink on paper, the chosen one reversed. Radio buttons and a style sheet: it measures
 * nothing, so that a page with several of them is laid out once.
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
