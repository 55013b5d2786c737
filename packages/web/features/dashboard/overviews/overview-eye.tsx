import { EyeIcon, EyeOffIcon } from '../../../ui/icons.tsx';
import classes from './overview-eye.module.css';
import type { OverviewView } from './overview-view.ts';

type OverviewEyeProps = {
  readonly view: OverviewView;
  readonly canToggle: boolean;
  readonly onToggle: () => void;
};

/** Shows or hides one overview, in its color. */
export function OverviewEye({ view, canToggle, onToggle }: OverviewEyeProps) {
  return (
    <button
      type="button"
      className={classes.eye}
      aria-label={`${view.isHidden ? 'Show' : 'Hide'} ${view.config.filterName}`}
      aria-pressed={!view.isHidden}
      disabled={!canToggle}
      onClick={onToggle}
    >
      {view.isHidden ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
}

type AllEyeProps = {
  readonly areAllShown: boolean;
  readonly canToggle: boolean;
  readonly onShowAll: (isShown: boolean) => void;
};

/** Shows or hides all overviews (ASSESS-07). */
export function AllEye({ areAllShown, canToggle, onShowAll }: AllEyeProps) {
  return (
    <button
      type="button"
      className={classes.eye}
      aria-label={areAllShown ? 'Hide all' : 'Show all'}
      disabled={!canToggle}
      onClick={() => onShowAll(!areAllShown)}
    >
      {areAllShown ? <EyeIcon /> : <EyeOffIcon />}
    </button>
  );
}
