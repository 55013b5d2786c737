import { CheckRow } from '../../ui/check-row.tsx';
import classes from './resume-builder.module.css';

export type FlagRow<Flag extends string> = {
  readonly flag: Flag;
  readonly title: string;
  /** What it says of the player, or why there is nothing to tick. */
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
};

type FlagListProps<Flag extends string> = {
  readonly label: string;
  readonly rows: readonly FlagRow<Flag>[];
  readonly onChange: (flag: Flag, isOn: boolean) => void;
};

/** Things that are each on the resume or not. */
export function FlagList<Flag extends string>({ label, rows, onChange }: FlagListProps<Flag>) {
  return (
    <fieldset className={classes.plain} aria-label={label}>
      {rows.map(({ flag, title, hint, isOn, isDisabled }) => (
        <CheckRow
          key={flag}
          isChecked={isOn}
          isDisabled={isDisabled}
          onChange={(isChecked) => onChange(flag, isChecked)}
        >
          <span className={classes.optionText}>
            {title}
            {hint !== '' && <small className="fine">{hint}</small>}
          </span>
        </CheckRow>
      ))}
    </fieldset>
  );
}
