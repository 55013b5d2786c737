import { ChevronRightIcon } from '../../ui/icons.tsx';
import classes from './choice-row.module.css';

type ChoiceRowProps = {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly onOpen: () => void;
};

/** A choice as it stands, in a row that opens it. */
export function ChoiceRow({ label, value, detail = '', onOpen }: ChoiceRowProps) {
  return (
    <button type="button" className={classes.row} onClick={onOpen} aria-haspopup="dialog">
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.value}>
        <span className={classes.chosen}>{value}</span>{' '}
        {detail !== '' && <span className={classes.detail}>{detail}</span>}
      </span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
