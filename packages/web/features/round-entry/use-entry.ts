import type { EntryAction } from '@strokebook/golf/entry';
import type { UnitSystem } from '@strokebook/golf/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
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
export function useEntry(input: EntryInput): readonly [EntrySnapshot, Entry['run']] {
  // The callbacks of the first render: the round of a mounted screen does not change.
  const [entry] = useState(() => createEntry(input));
  const { actions } = input;
  useEffect(() => entry.takeOver(actions), [entry, actions]);
  return [useSyncExternalStore(entry.subscribe, entry.read), entry.run];
}
