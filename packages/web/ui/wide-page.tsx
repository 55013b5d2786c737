import type { ComponentProps, ReactNode } from 'react';
import classes from './wide-page.module.css';

type WidePageProps = Pick<ComponentProps<'main'>, 'children'> & {
  readonly title: string;
  /** The ways to the pages beside it. */
  readonly tabs: ReactNode;
  /** What can be done with all that it shows, which no sheet of paper needs. */
  readonly actions: ReactNode;
};

/** A page of tables, which takes the width there is. */
export function WidePage({ title, tabs, actions, children }: WidePageProps) {
  return (
    <main className={classes.page}>
      {tabs}
      <div className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        <div className="wrap gap-8" data-no-print>
          {actions}
        </div>
      </div>
      {children}
    </main>
  );
}
