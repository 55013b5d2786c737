import { CardIcon } from '../../../ui/icons.tsx';
import classes from '../overviews/overview-eye.module.css';

type ViewShotsButtonProps = { readonly filterName: string; readonly onOpen: () => void };

/** Opens the rounds of one overview (ASSESS-O4). */
export function ViewShotsButton({ filterName, onOpen }: ViewShotsButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.eye} ${classes.shots}`}
      aria-label={`View shots of ${filterName}`}
      title="View shots"
      onClick={() => onOpen()}
    >
      <CardIcon />
    </button>
  );
}
