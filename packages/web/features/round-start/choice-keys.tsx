import { useId } from 'react';
import { ChoiceKey } from '../../ui/fields/choice-key.tsx';
import classes from './round-setup.module.css';

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
      <div className={classes.choiceKeys} data-grid={isGrid || undefined}>
        {options.map((option) => (
          <ChoiceKey
            key={option.value}
            name={name}
            label={option.name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          >
            {option.label}
          </ChoiceKey>
        ))}
      </div>
    </div>
  );
}
