import type { Api } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';

/** Set from a sign-out until the server has confirmed it. */
const DUE_KEY = 'strokebook.signOutDue';

type SignOutDeps = { readonly api: Api; readonly tokens: TokenStore; readonly storage: Storage };

/**
 * Signs out locally at once, and on the server as soon as it is reachable: until then the session, whose cookie scripts
 * cannot remove, would stay valid in a shared browser.
 */
export async function signOut({ api, tokens, storage }: SignOutDeps): Promise<void> {
  storage.setItem(DUE_KEY, 'yes');
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
