import { Button } from '@mantine/core';
import type { RemovedData } from '@strokebook/contract';
import { useEffect, useRef } from 'react';
import classes from './own-data.module.css';

type RemovedListProps = { readonly removed: RemovedData['removed']; readonly onLeave: () => void };

/** The list of deleted data. */
export function RemovedList({ removed, onLeave }: RemovedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.removed} aria-labelledby="account-deleted">
      <h1 className={classes.title} id="account-deleted" ref={heading} tabIndex={-1}>
        Your account is deleted
      </h1>
      <p className={classes.text}>This was removed with it:</p>
      <ul className={classes.lost}>
        {removed.map(({ what, count }) => (
          <li key={what}>{`${what}: ${count}`}</li>
        ))}
      </ul>
      <div className="wrap gap-8">
        <Button size="md" onClick={onLeave}>
          Go on
        </Button>
      </div>
    </section>
  );
}
