import { useSyncExternalStore } from 'react';
import { useOffline } from '../offline/index.ts';
import { QuietLine } from '../ui/quiet-line.tsx';

/** Offers a newer version of the app. It stands above pages, and never on the entry of a round (ENTRY-26). */
export function UpdateLine() {
  const { worker } = useOffline();
  const hasUpdate = useSyncExternalStore(worker.watch, worker.hasUpdate);
  if (!hasUpdate) return null;
  const take = async () => {
    await worker.takeUpdate();
    window.location.reload();
  };
  return <QuietLine text="A new version is ready." action={{ label: 'Reload', onAct: () => void take() }} />;
}
