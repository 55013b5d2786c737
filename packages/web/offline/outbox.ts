import type { AccountId } from '@strokebook/golf/access';
import type { Api } from '../api/client.ts';
import { isCardsWaiting } from './device-cards.ts';
import { type DeviceRound, isSameKey, isWaiting, type RoundKey } from './device-round.ts';
import type { DeviceStore } from './device-store.ts';
import { StoreFailure } from './store-failure.ts';

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

/** What is under way; a new object after every change, so that screens see that it changed. */
export type OutboxState = {
  readonly sending: readonly RoundKey[];
  /** Rounds whose last try did not reach the account. */
  readonly away: readonly RoundKey[];
};

export type Outbox = {
  /** Sends a round after a hole, or when the player asks for it. */
  readonly send: (key: RoundKey) => Promise<void>;
  /** Sends all waiting rounds and cards of the signed-in account. */
  readonly sendAll: () => Promise<void>;
  readonly read: () => OutboxState;
  /** Called after every change of the state; returns a function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
  /** Sends now, and whenever the network returns or the page is shown again; returns a function that stops it. */
  readonly start: () => () => void;
};

type OutboxOptions = {
  readonly api: Pick<Api, 'call'>;
  readonly store: DeviceStore;
  /** The signed-in account; null if nobody is signed in. */
  readonly readAccountId: () => Promise<AccountId | null>;
  /** Called when the account got a round. */
  readonly onSent?: () => void;
  /** A number from 0 to 1, so that many devices do not come back at the same moment. */
  readonly random?: () => number;
};

/**
 * Sends rounds from the page, because Safari and Firefox have no background sync. Sending a round twice does no harm, so
 * that tabs need no lock, only save a call with one.
 */
export function createOutbox({ api, store, readAccountId, onSent, random = Math.random }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  let state: OutboxState = { sending: [], away: [] };
  let failures = 0;
  /** Its signal ends calls whose connection is gone: a call from before the network left may never be answered. */
  let connection = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<OutboxState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const send = async (key: RoundKey): Promise<void> => {
    try {
      const accountId = await readAccountId();
      if (accountId === null) await store.setProblem(key, { kind: 'signedOut' });
      // Nobody sends what another account entered (ENTRY-23).
      if (accountId === key.accountId) await sendNow(key);
    } catch {
      // The account is not known, the code of sending could not be loaded, or the device does not answer.
      note(key, true);
    }
  };

  const sendNow = async (key: RoundKey): Promise<void> => {
    // Two calls for a round are two entries.
    const entry = { ...key };
    change({ sending: [...state.sending, entry] });
    try {
      const { sendRound } = await import('./send-round.ts');
      const result = await inOneTab(key, () => sendRound({ api, store, signal: connection.signal }, key));
      note(key, result === 'later');
      if (result === 'done') onSent?.();
    } finally {
      change({ sending: state.sending.filter((other) => other !== entry) });
    }
  };

  const note = (key: RoundKey, isAway: boolean): void => {
    const others = state.away.filter((other) => !isSameKey(other, key));
    change({ away: isAway ? [...others, key] : others });
    if (isAway) tryLater();
    else if (others.length === 0) failures = 0;
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
      const rounds = await store.listRounds(accountId);
      for (const round of rounds.filter(isWaiting)) {
        if (round.problem?.kind !== 'conflict') await send(round);
      }
      await store.removeSent(accountId, Date.now() - SENT_STAYS_MS);
      await sendCardsOf(accountId);
    } catch (error) {
      // A device without storage has no rounds to send; an account or a storage that does not answer is asked again.
      if (!(error instanceof StoreFailure && error.reason === 'blocked')) tryLater();
    }
  };

  /** Cards of qualifiers, at the same occasions as rounds. */
  const sendCardsOf = async (accountId: AccountId): Promise<void> => {
    if (!(await store.cards.list(accountId)).some(isCardsWaiting)) return;
    const { sendCards } = await import('./send-cards.ts');
    if (!(await sendCards({ api, store: store.cards, signal: connection.signal }, accountId))) tryLater();
  };

  return {
    send,
    sendAll,
    read: () => state,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const now = (): void => {
        failures = 0;
        void sendAll();
      };
      const onVisible = (): void => {
        if (document.visibilityState === 'visible') now();
      };
      const onOnline = (): void => {
        connection.abort();
        connection = new AbortController();
        now();
      };
      window.addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onVisible);
      now();
      return () => {
        window.removeEventListener('online', onOnline);
        document.removeEventListener('visibilitychange', onVisible);
        clearTimeout(timer);
      };
    },
  };
}

export function statusOf(round: DeviceRound, { sending, away }: OutboxState): RoundStatus {
  if (sending.some((key) => isSameKey(key, round))) return { kind: 'sending' };
  const { problem, acknowledged } = round;
  if (problem?.kind === 'refused' || problem?.kind === 'full')
    return { kind: problem.kind, sentence: problem.sentence };
  if (problem !== null) return { kind: problem.kind };
  if (!isWaiting(round) && acknowledged !== null) return { kind: 'saved', savedAt: acknowledged.savedAt };
  return { kind: 'waiting', isAway: away.some((key) => isSameKey(key, round)) };
}

/** One send per round at a time, in all tabs. */
async function inOneTab<Result>({ playerId, roundId }: RoundKey, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`strokebook.send.${playerId}.${roundId}`, work);
}
