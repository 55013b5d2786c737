import type { ReactNode } from 'react';
import classes from './sections.module.css';
import { SAVED } from '../saved-mark.tsx';

type PageSectionProps = {
  /** Anchor for links to the section. */
  readonly id: string;
  readonly title: string;
  /** Result of the last action, announced politely to screen readers. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
};

/** A section of a page with a heading. */
export function PageSection({ id, title, status, children }: PageSectionProps) {
  return (
    <section id={id} className={classes.pageSection} aria-labelledby={`${id}-title`}>
      <header className={classes.pageHead}>
        <h2 id={`${id}-title`} className={classes.pageTitle}>
          {title}
        </h2>
        {/* A saved change has its mark beside the control. */}
        <p role="status" className={status === SAVED ? 'unseen' : classes.status}>
          {status}
        </p>
      </header>
      {children}
    </section>
  );
}
