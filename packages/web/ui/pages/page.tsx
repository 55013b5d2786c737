import type { ComponentProps, ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = Omit<ComponentProps<'main'>, 'className' | 'title'> & {
  readonly title: string;
  /** A sentence about the page. */
  readonly lead?: ReactNode;
  /** A picture above the title. */
  readonly cover?: ReactNode;
};

/** A page with a single column below its title; all such pages have the same position. */
export function Page({ title, lead, cover, children, ...main }: PageProps) {
  return (
    <main {...main} className="page-column">
      {cover}
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
    </main>
  );
}
