import { Button } from '@mantine/core';
import type { RemovedData } from '@strokebook/contract';
import { useEffect, useRef } from 'react';
import classes from './own-data.module.css';

type RemovedListProps = { readonly data: RemovedData; readonly onLeave: () => void };

/** The list of deleted data. */
export function RemovedList({ data: { removed, restorableUntil }, onLeave }: RemovedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.removed} aria-labelledby="account-deleted">
      <h1 className={classes.title} id="account-deleted" ref={heading} tabIndex={-1}>
        Your account is deleted
      </h1>
      {restorableUntil !== null && (
        <p className="readable-s muted">
          {`Deleted by mistake? Write to support before ${untilText(restorableUntil)}. After that nobody can restore it.`}
        </p>
      )}
      <p className="readable-s muted">This was removed with it:</p>
      <ul className="muted bullets">
        {removed.map(({ what, count }) => (
          <li key={what}>{`${what}: ${count}`}</li>
        ))}
      </ul>
      <div className="wrap gap-8">
        <Button onClick={onLeave}>Go on</Button>
      </div>
    </section>
  );
}

/** 'December 3, 9:14 PM' */
const untilText = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
