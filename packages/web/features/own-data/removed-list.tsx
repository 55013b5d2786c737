import { Button } from '@mantine/core';
import type { RemovedData } from '@strokebook/contract';
import { useEffect, useRef } from 'react';
import classes from './own-data.module.css';

type RemovedListProps = { readonly removed: RemovedData['removed']; readonly onLeave: () => void };

/** What went with the account: all that is left to show of it. */
export function RemovedList({ removed, onLeave }: RemovedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: who goes by keyboard or ear continues here.
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
