import type { AccountId } from '@strokebook/golf/access';
import type { Api } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';
import type { DeviceStore } from '../offline/index.ts';

/** Set from a sign-out until the server has confirmed it. */
const DUE_KEY = 'strokebook.signOutDue';

type SignOutDeps = { readonly api: Api; readonly tokens: TokenStore; readonly storage: Storage };

/**
 * Signs out locally at once, and on the server as soon as it is reachable: until then the session, whose cookie scripts
 * cannot remove, would stay valid in a shared browser.
 */
export async function signOut({
  api,
  tokens,
  storage,
  store,
  accountId,
}: SignOutDeps & { readonly store: DeviceStore; readonly accountId: AccountId }): Promise<void> {
  storage.setItem(DUE_KEY, 'yes');
  // What the account has need not stay on a shared device; what it does not have stays (ENTRY-22). A device without
  // storage has nothing to remove.
  void store.removeSent(accountId, Number.POSITIVE_INFINITY).catch(() => undefined);
  tokens.write(null);
  await finishSignOut({ api, tokens, storage });
}

/** Sends a sign-out that the server has not received yet; a sign-in since then has a new session. */
export async function finishSignOut({ api, tokens, storage }: SignOutDeps): Promise<void> {
  if (storage.getItem(DUE_KEY) === null) return;
  try {
    if (tokens.read() === null) await api.call('signOut', {});
    storage.removeItem(DUE_KEY);
  } catch {
    // The flag stays set: it is retried when the connection is back, and at the next start.
  }
}
