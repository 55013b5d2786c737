import { BackIcon } from '../../ui/icons.tsx';
import classes from './auth.module.css';

type ScreenHeadProps = { readonly children: string; readonly onBack: () => void };

/** A screen's heading, after the back arrow. */
export function ScreenHead({ children, onBack }: ScreenHeadProps) {
  return (
    <div className={classes.screenHead}>
      <button type="button" className="icon-button" aria-label="Back" onClick={onBack}>
        <BackIcon size={18} />
      </button>
      <h2 className="text-xl">{children}</h2>
    </div>
  );
}
