import { plural } from '@strokebook/golf/format';
import { type ReactNode, useId, useState } from 'react';
import classes from './folded-controls.module.css';
import { SettingsIcon } from '../icons.tsx';

type FoldedControlsProps = {
  readonly label: string;
  /** Number of filters among the controls that are in use. */
  readonly active: number;
  readonly children: ReactNode;
};

/** The less used controls of a row. Where the row has no room for all, a button shows them on rows of their own. */
export function FoldedControls({ label, active, children }: FoldedControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const controlsId = useId();
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-label={active === 0 ? label : `${label}, ${plural(active, 'filter')}`}
        aria-expanded={isOpen}
        aria-controls={controlsId}
        data-no-print
        onClick={() => setIsOpen(!isOpen)}
      >
        <SettingsIcon />
        {active > 0 && <span aria-hidden="true">{active}</span>}
      </button>
      <div id={controlsId} className={classes.controls} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
