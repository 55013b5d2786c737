import type { AccountId } from '@strokebook/golf/access';
import type { Api } from '../api/client.ts';
import { holderOf } from '../api/token-claims.ts';
import type { TokenStore } from '../api/token-store.ts';
import { answerInTime } from './answer-in-time.ts';
import type { DeviceStore } from './device-store.ts';

/** The account that signs out, until the device is cleaned and the server has confirmed. */
const DUE_KEY = 'strokebook.signOutDue';

/** A sign-out waits this long for the device's storage; the removal goes on after it. */
export const MAX_REMOVAL_MS = 2_000;

type SignOutDeps = {
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly storage: Storage;
  readonly store: Pick<DeviceStore, 'removeSent' | 'replies'>;
};

/**
 * Signs out locally at once, and on the server as soon as it is reachable: until then the session, whose cookie scripts
 * cannot remove, would stay valid in a shared browser. Resolves when the account's data is removed from the device.
 */
export async function signOut({ accountId, ...deps }: SignOutDeps & { readonly accountId: AccountId }): Promise<void> {
  deps.storage.setItem(DUE_KEY, String(accountId));
  // Before the removal, because nothing is kept any more without a token.
  deps.tokens.write(null);
  const isRemoved = removeLeft(deps, accountId);
  void finish(deps, isRemoved);
  await answerInTime(isRemoved, MAX_REMOVAL_MS);
}

/** Finishes a sign-out that was interrupted, or that the server has not received yet. */
export async function finishSignOut(deps: SignOutDeps): Promise<void> {
  const due = deps.storage.getItem(DUE_KEY);
  if (due !== null) await finish(deps, removeLeft(deps, Number(due) as AccountId));
}

async function finish({ api, tokens, storage }: SignOutDeps, isRemoved: Promise<unknown>): Promise<void> {
  try {
    // A sign-in since then has a new session.
    await Promise.all([isRemoved, tokens.read() === null ? api.call('signOut', {}) : null]);
    storage.removeItem(DUE_KEY);
  } catch {
    // The key stays set: it is retried when the connection is back, and at the next start.
  }
}

/**
 * Removes what the account has and need not stay on a shared device: its rounds and the replies that it has seen. Rounds
 * that wait to be sent stay (ENTRY-22). A device without storage has nothing to remove.
 */
const removeLeft = ({ store, tokens }: SignOutDeps, accountId: AccountId): Promise<unknown> =>
  Promise.allSettled([
    store.removeSent(accountId, Number.POSITIVE_INFINITY),
    store.replies.keepOnly(holderOf(tokens.read())),
  ]);
