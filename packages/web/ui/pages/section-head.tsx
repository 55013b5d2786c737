import type { ReactNode } from 'react';
import classes from './sections.module.css';

type SectionHeadProps = {
  /** The title's text, or a button with it. */
  readonly title: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  /** Beside the title. */
  readonly hint?: ReactNode;
  /** At the end. */
  readonly actions?: ReactNode;
};

/** The heading of a section, with hints and actions. */
export function SectionHead({ title, id, hint, actions }: SectionHeadProps) {
  return (
    <header className={classes.head}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {hint !== undefined && <span className="note">{hint}</span>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
