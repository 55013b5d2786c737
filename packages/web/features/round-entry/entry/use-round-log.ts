import type { EntryAction } from '@strokebook/golf/entry';
import { useEffect, useRef, useState } from 'react';
import { type LoggedAction, type RoundKey, useOffline } from '../../../offline/index.ts';

export type RoundLog = {
  readonly actions: readonly EntryAction[];
  /** Stores an action on the device; resolves with all actions once it is durable. @throws StoreFailure */
  readonly append: (action: EntryAction) => Promise<readonly EntryAction[]>;
};

/** The actions of a round on the device, those of other tabs included. */
export function useRoundLog(key: RoundKey, first: readonly LoggedAction[]): RoundLog {
  const { store } = useOffline();
  const [log, setLog] = useState(first);
  // The entry keeps the functions of the first render.
  const held = useRef(first);
  const show = (stored: readonly LoggedAction[]): void => {
    // What the browser, or another tab, removed stays on the screen, and can be saved from there.
    if (stored.length === 0) return;
    held.current = stored;
    setLog(stored);
  };
  const [onChange] = useState(() => (changed: RoundKey) => {
    if (changed.roundId !== key.roundId || changed.accountId !== key.accountId) return;
    void store.readRound(key).then(
      (round) => show(round?.log ?? []),
      () => undefined,
    );
  });
  useEffect(() => store.watch(onChange), [store, onChange]);
  const actionsOf = (logged: readonly LoggedAction[]) => logged.map(({ action }) => action);
  return {
    actions: actionsOf(log),
    append: async (action) => {
      const stored = await store.append(key, action, held.current, onChange);
      show(stored);
      return actionsOf(stored);
    },
  };
}
