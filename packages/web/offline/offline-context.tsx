import { createContext, type ReactNode, useContext } from 'react';
import type { AppWorker } from './app-worker.ts';
import type { DeviceStore } from './device-store.ts';
import type { Outbox } from './outbox.ts';
import type { ShownReplies } from './shown-replies.ts';

type Offline = {
  readonly store: DeviceStore;
  readonly shown: ShownReplies;
  readonly outbox: Outbox;
  readonly worker: AppWorker;
};

const OfflineContext = createContext<Offline | null>(null);

export function OfflineProvider({
  store,
  shown,
  outbox,
  worker,
  children,
}: Offline & { readonly children: ReactNode }) {
  const value = { store, shown, outbox, worker };
  return <OfflineContext value={value}>{children}</OfflineContext>;
}

/** The device's storage, the service worker, what sends its rounds, and what is shown from it without a network. */
export function useOffline(): Offline {
  const value = useContext(OfflineContext);
  if (value === null) throw new Error('useOffline needs an OfflineProvider above it');
  return value;
}
