import { useSyncExternalStore } from 'react';
import { clockTime } from '../../lib/clock-time.ts';
import { useOffline } from '../../offline/index.ts';
import classes from './quiet-line.module.css';

/** Above a page that shows replies from before, because the network fails (ENTRY-20). */
export function NetworkLine() {
  const { shown } = useOffline();
  const asOf = useSyncExternalStore(shown.watch, shown.asOf);
  if (asOf === null) return null;
  return (
    <p className={classes.line} data-no-print role="status">
      No network. Shown as of {clockTime(asOf, Date.now())}.
    </p>
  );
}
