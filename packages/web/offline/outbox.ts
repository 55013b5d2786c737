import type { AccountId } from '@strokebook/golf/access';
import type { Api } from '../api/client.ts';
import { type DeviceRound, isSameKey, isWaiting, type RoundKey } from './device-round.ts';
import type { DeviceStore } from './device-store.ts';

/** Sent rounds stay this long, so that a screen can say when the account got them. */
const SENT_STAYS_MS = 14 * 24 * 60 * 60 * 1_000;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;

/** What a screen says about a round (ENTRY-21, ENTRY-22). */
export type RoundStatus =
  /** `isAway`: the last try did not reach the account. */
  | { readonly kind: 'waiting'; readonly isAway: boolean }
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved'; readonly savedAt: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused' | 'full'; readonly sentence: string }
  | { readonly kind: 'conflict' };

export type Outbox = {
  /** Sends a round after a hole, or when the player asks for it. */
  readonly send: (key: RoundKey) => Promise<void>;
  /** Sends all waiting rounds of the signed-in account. */
  readonly sendAll: () => Promise<void>;
  readonly statusOf: (round: DeviceRound) => RoundStatus;
  /** Called when the status of a round may have changed; returns a function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
  /** Sends now, and whenever the network returns or the page is shown again; returns a function that stops it. */
  readonly start: () => () => void;
};

type OutboxOptions = {
  readonly api: Pick<Api, 'call'>;
  readonly store: DeviceStore;
  /** The signed-in account; null if nobody is signed in. */
  readonly readAccountId: () => Promise<AccountId | null>;
  /** A number from 0 to 1, so that many devices do not come back at the same moment. */
  readonly random?: () => number;
};

/**
 * Sends rounds from the page, because Safari and Firefox have no background sync. Sending a round twice does no harm, so
 * that tabs need no lock, only save a call with one.
 */
export function createOutbox({ api, store, readAccountId, random = Math.random }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  const sending: RoundKey[] = [];
  /** Rounds whose last try did not reach the account. */
  let away: readonly RoundKey[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const send = async (key: RoundKey): Promise<void> => {
    const accountId = await readAccountId();
    if (accountId === null) await store.setProblem(key, { kind: 'signedOut' });
    // Nobody sends what another account entered (ENTRY-23).
    if (accountId !== key.accountId) return;
    sending.push(key);
    tell();
    try {
      const { sendRound } = await import('./send-round.ts');
      const result = await inOneTab(key, () => sendRound({ api, store }, key));
      note(key, result === 'later');
    } catch {
      // The code of sending could not be loaded, or the device does not answer.
      note(key, true);
    } finally {
      sending.splice(sending.indexOf(key), 1);
      tell();
    }
  };

  const note = (key: RoundKey, isAway: boolean): void => {
    const others = away.filter((other) => !isSameKey(other, key));
    away = isAway ? [...others, key] : others;
    if (isAway) tryLater();
    else if (away.length === 0) failures = 0;
  };

  const tryLater = (): void => {
    if (timer !== undefined) return;
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void sendAll(), delay / 2 + (delay / 2) * random());
  };

  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      const accountId = await readAccountId();
      if (accountId === null) return;
      await store.removeSent(accountId, Date.now() - SENT_STAYS_MS);
      const rounds = await store.listRounds(accountId);
      for (const round of rounds.filter(isWaiting)) {
        if (round.problem?.kind !== 'conflict') await send(round);
      }
    } catch {
      // A device without storage has no rounds to send; a viewer that cannot be asked for is asked for again later.
    }
  };

  return {
    send,
    sendAll,
    statusOf: (round) => {
      if (sending.some((key) => isSameKey(key, round))) return { kind: 'sending' };
      const { problem, acknowledged } = round;
      if (problem?.kind === 'refused' || problem?.kind === 'full')
        return { kind: problem.kind, sentence: problem.sentence };
      if (problem !== null) return { kind: problem.kind };
      if (!isWaiting(round) && acknowledged !== null) return { kind: 'saved', savedAt: acknowledged.savedAt };
      return { kind: 'waiting', isAway: away.some((key) => isSameKey(key, round)) };
    },
    watch: (listener) => {
      listeners.add(listener);
      const stop = store.watch(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    start: () => {
      const now = (): void => {
        failures = 0;
        void sendAll();
      };
      const onVisible = (): void => {
        if (document.visibilityState === 'visible') now();
      };
      window.addEventListener('online', now);
      document.addEventListener('visibilitychange', onVisible);
      now();
      return () => {
        window.removeEventListener('online', now);
        document.removeEventListener('visibilitychange', onVisible);
        clearTimeout(timer);
      };
    },
  };
}

/** One send per round at a time, in all tabs. */
async function inOneTab<Result>({ playerId, roundId }: RoundKey, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`strokebook.send.${playerId}.${roundId}`, work);
}
