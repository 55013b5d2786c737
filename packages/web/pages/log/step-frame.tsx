import type { ReactNode } from 'react';
import classes from './start-page.module.css';

type StepFrameProps = { readonly title: string; readonly close: ReactNode; readonly children: ReactNode };

/** A step before the round's own screen: a heading and the way out. */
export function StepFrame({ title, close, children }: StepFrameProps) {
  return (
    <main className={classes.step}>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {close}
      </div>
      {children}
    </main>
  );
}
