import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEntry, type Entry, type EntryDeps, type EntrySnapshot } from './create-entry.ts';

/** The entry of one round, which lives as long as its screen. */
export function useEntry(input: EntryDeps): readonly [EntrySnapshot, Entry['run']] {
  // The callbacks of the first render: the round of a mounted screen does not change.
  const [entry] = useState(() => createEntry(input));
  const { actions } = input;
  useEffect(() => entry.takeOver(actions), [entry, actions]);
  return [useSyncExternalStore(entry.subscribe, entry.read), entry.run];
}
