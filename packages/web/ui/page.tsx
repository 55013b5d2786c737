import type { ComponentProps, ReactNode } from 'react';
import classes from './page.module.css';

type PageProps = Omit<ComponentProps<'main'>, 'className' | 'title'> & {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
};

/** A page of its own, of one column under its title: all begin at the same place. */
export function Page({ title, lead, children, ...main }: PageProps) {
  return (
    <main {...main} className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
    </main>
  );
}
