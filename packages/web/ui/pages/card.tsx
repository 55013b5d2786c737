import { type ReactNode, useId } from 'react';
import classes from './card.module.css';
import { SectionHead } from './section-head.tsx';

type CardProps = {
  readonly title: string;
  /** Beside the title. */
  readonly hint?: ReactNode;
  /** At the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page beside others. */
export function Card({ title, hint, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} actions={actions} />
      {children}
    </section>
  );
}
