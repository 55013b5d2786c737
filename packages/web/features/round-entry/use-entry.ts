import type { EntryAction } from '@strokebook/golf/entry';
import type { UnitSystem } from '@strokebook/golf/model';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createEntry, type Entry, type EntrySnapshot } from './create-entry.ts';

type EntryInput = {
  readonly actions: readonly EntryAction[];
  readonly index: number;
  readonly units: UnitSystem;
  readonly append: (action: EntryAction) => Promise<readonly EntryAction[]>;
  readonly onHoleDone: () => void;
  readonly onEnd: () => void;
  readonly onFailure: (error: unknown) => void;
};

/** The entry of one round, which lives as long as its screen. */
export function useEntry({ actions, index, units, ...callbacks }: EntryInput): readonly [EntrySnapshot, Entry['run']] {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const [entry] = useState(() =>
    createEntry({
      ...{ actions, index, units },
      append: (action) => latest.current.append(action),
      onHoleDone: () => latest.current.onHoleDone(),
      onEnd: () => latest.current.onEnd(),
      onFailure: (error) => latest.current.onFailure(error),
    }),
  );
  useEffect(() => entry.takeOver(actions), [entry, actions]);
  return [useSyncExternalStore(entry.subscribe, entry.read), entry.run];
}
