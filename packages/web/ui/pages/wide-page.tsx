import type { ComponentProps, ReactNode } from 'react';
import classes from './page.module.css';

type WidePageProps = Pick<ComponentProps<'main'>, 'children'> & {
  readonly title: string;
  /** Links to sibling pages. */
  readonly tabs: ReactNode;
  /** Actions for the whole page, which are not printed. */
  readonly actions: ReactNode;
};

/** A page of tables that uses the full width. */
export function WidePage({ title, tabs, actions, children }: WidePageProps) {
  return (
    <main className={classes.wide}>
      {tabs}
      <div className={classes.wideHead}>
        <h1 className={classes.wideTitle}>{title}</h1>
        <div className="wrap gap-8" data-no-print>
          {actions}
        </div>
      </div>
      {children}
    </main>
  );
}
