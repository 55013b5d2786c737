import { ChevronRightIcon } from '../../ui/icons.tsx';
import classes from './round-setup.module.css';

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
      <span className="grid shrinkable">
        <span className="text-l strong break-anywhere">{value}</span>{' '}
        {detail !== '' && <span className="note">{detail}</span>}
      </span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
