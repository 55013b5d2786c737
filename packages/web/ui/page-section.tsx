import type { ReactNode } from 'react';
import classes from './page-section.module.css';

type PageSectionProps = {
  /** Where a link to the section leads. */
  readonly id: string;
  readonly title: string;
  /** What has just been done, told politely to those who do not see it. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function PageSection({ id, title, status, children }: PageSectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <p role="status" className={classes.status}>
          {status}
        </p>
      </header>
      {children}
    </section>
  );
}
