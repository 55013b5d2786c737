import type { Api } from '../api/client.ts';
import type { TokenStore } from '../api/token-store.ts';

/** Set from the moment someone signs out until the server knows. */
const DUE_KEY = 'strokebook.signOutDue';

type SignOutDeps = { readonly api: Api; readonly tokens: TokenStore; readonly storage: Storage };

/**
 * Signs out here at once, and at the server as soon as it can be told: until then the session, whose cookie no script
 * can remove, would live on in a browser that others may use.
 */
export async function signOut({ api, tokens, storage }: SignOutDeps): Promise<void> {
  storage.setItem(DUE_KEY, 'yes');
  tokens.write(null);
  await finishSignOut({ api, tokens, storage });
}

/** Tells the server of a sign-out that it has not heard of; whoever signed in since has a session of their own. */
export async function finishSignOut({ api, tokens, storage }: SignOutDeps): Promise<void> {
  if (storage.getItem(DUE_KEY) === null) return;
  try {
    if (tokens.read() === null) await api.call('signOut', {});
    storage.removeItem(DUE_KEY);
  } catch {
    // It stays due: it is tried again when the connection is back, and at the next start.
  }
}
