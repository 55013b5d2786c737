import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type CardProps = {
  readonly title: string;
  /** Beside the title. */
  readonly hint?: ReactNode;
  /** At the far end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page that stands beside others. */
export function Card({ title, hint, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
