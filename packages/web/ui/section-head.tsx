import type { ReactNode } from 'react';
import classes from './section-head.module.css';

type SectionHeadProps = {
  /** Its text, or the button with its text. */
  readonly title: ReactNode;
  /** For the section to name itself by. */
  readonly id?: string;
  /** Beside the title. */
  readonly hint?: ReactNode;
  /** At the far end. */
  readonly actions?: ReactNode;
};

/** The heading of a part of a page, with what is said and done beside it. */
export function SectionHead({ title, id, hint, actions }: SectionHeadProps) {
  return (
    <header className={classes.head}>
      <h2 id={id} className="text-l">
        {title}
      </h2>
      {hint !== undefined && <span className="note">{hint}</span>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
