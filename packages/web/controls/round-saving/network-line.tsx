import { useSyncExternalStore } from 'react';
import { clockTime } from '../../lib/clock-time.ts';
import { useOffline } from '../../offline/index.ts';
import { QuietLine } from '../../ui/pages/quiet-line.tsx';

/** Above a page that shows replies from before, because the network fails (ENTRY-20). */
export function NetworkLine() {
  const { shown } = useOffline();
  const asOf = useSyncExternalStore(shown.watch, shown.asOf, shown.asOf);
  return asOf === null ? null : <QuietLine text={`No network. Shown as of ${clockTime(asOf)}.`} />;
}
