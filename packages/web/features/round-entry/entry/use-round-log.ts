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
  const isAppending = useRef(false);
  const read = async (): Promise<readonly LoggedAction[]> => {
    const stored = (await store.readRound(key))?.log ?? [];
    // What the browser, or another tab, removed stays on the screen, and can be saved from there.
    if (stored.length === 0) return held.current;
    held.current = stored;
    setLog(stored);
    return stored;
  };
  useEffect(
    () =>
      store.watch((changed) => {
        // An action of this screen is read once, when it is stored.
        if (isAppending.current) return;
        if (changed.roundId === key.roundId && changed.accountId === key.accountId) void read().catch(() => undefined);
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the key of a mounted screen does not change
    [store],
  );
  const actionsOf = (logged: readonly LoggedAction[]) => logged.map(({ action }) => action);
  return {
    actions: actionsOf(log),
    append: async (action) => {
      isAppending.current = true;
      try {
        await store.append(key, action, held.current);
      } finally {
        isAppending.current = false;
      }
      return actionsOf(await read());
    },
  };
}
