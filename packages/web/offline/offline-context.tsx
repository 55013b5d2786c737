import { createContext, type ReactNode, useContext } from 'react';
import type { DeviceStore } from './device-store.ts';
import type { Outbox } from './outbox.ts';

type Offline = { readonly store: DeviceStore; readonly outbox: Outbox };

const OfflineContext = createContext<Offline | null>(null);

export function OfflineProvider({ store, outbox, children }: Offline & { readonly children: ReactNode }) {
  const value = { store, outbox };
  return <OfflineContext value={value}>{children}</OfflineContext>;
}

/** The device's storage, and what sends its rounds. */
export function useOffline(): Offline {
  const value = useContext(OfflineContext);
  if (value === null) throw new Error('useOffline needs an OfflineProvider above it');
  return value;
}
