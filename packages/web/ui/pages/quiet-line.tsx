import type { ReactNode } from 'react';
import classes from './notice.module.css';

type QuietLineProps = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** What the action opens. */
  readonly children?: ReactNode;
};

/** A line above a page about the state of the app, with at most one action. */
export const QuietLine = ({ text, action, children }: QuietLineProps) => (
  <div className={classes.line} data-no-print role="status">
    <span>{text}</span>
    {action !== undefined && (
      <button type="button" className="bare row touch accent strong" onClick={action.onAct}>
        {action.label}
      </button>
    )}
    {children}
  </div>
);
