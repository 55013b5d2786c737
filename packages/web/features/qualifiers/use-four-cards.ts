import type { FourCards } from '@strokebook/golf/qualifier';
import { useEffect, useState } from 'react';
import { type DeviceCards, StoreFailure, useOffline } from '../../offline/index.ts';

/** Taps of a hole in progress are sent after this pause, so that no call is made for each tap. */
const PAUSE_MS = 1_500;

export type CardsInHand = {
  readonly kept: DeviceCards;
  /** Why the device could not keep the last tap; null if it has all. */
  readonly failure: string | null;
  /** @param isSent whether the team gets it at once: after a hole, and after what a player says */
  readonly run: (change: (cards: FourCards) => FourCards, isSent: boolean) => void;
};

/** Cards that this device keeps: a tap is shown at once, stored on the device, and sent to the team. */
export function useFourCards(opened: DeviceCards): CardsInHand {
  const { store, outbox } = useOffline();
  const [kept, setKept] = useState(opened);
  const [failure, setFailure] = useState<string | null>(null);
  const { accountId, phoneId } = opened;
  useEffect(() => {
    const read = async () => {
      const stored = (await store.cards.list(accountId)).find((one) => one.phoneId === phoneId);
      if (stored === undefined) return;
      // What was tapped since is on its way to the device.
      setKept((shown) => (stored.cards.taps >= shown.cards.taps ? stored : { ...stored, cards: shown.cards }));
    };
    return store.cards.watch(() => void read().catch(() => undefined));
  }, [store, accountId, phoneId]);
  const { taps } = kept.cards;
  useEffect(() => {
    if (taps === 0) return undefined;
    const timer = setTimeout(() => void outbox.sendAll(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [outbox, taps]);
  const run: CardsInHand['run'] = (change, isSent) => {
    const savedAt = Date.now();
    const next = (before: DeviceCards): DeviceCards => ({ ...before, cards: change(before.cards), savedAt });
    setKept(next);
    const keep = async () => {
      try {
        await store.cards.change({ accountId, phoneId }, next);
        setFailure(null);
        if (isSent) await outbox.sendAll();
      } catch (error) {
        setFailure(error instanceof StoreFailure ? error.message : 'This tap is not saved on the phone.');
      }
    };
    void keep();
  };
  return { kept, failure, run };
}
