import { TOKEN_KEY } from './token-key.ts';

/** Where the id token is kept. A change made in one tab is heard in the others. */
export type TokenStore = {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
  /** Called after every change, whichever tab made it; answers how to stop listening. */
  readonly subscribe: (listener: Listener) => () => void;
};

type Listener = (token: string | null, madeIn: 'thisTab' | 'anotherTab') => void;

export function createTokenStore(storage: Storage): TokenStore {
  const listeners = new Set<Listener>();
  const tell: Listener = (token, madeIn) => {
    for (const listener of listeners) listener(token, madeIn);
  };
  const onStorage = (event: StorageEvent) => {
    // A null key is a cleared storage, which takes the token along.
    if (event.storageArea === storage && (event.key === TOKEN_KEY || event.key === null))
      tell(storage.getItem(TOKEN_KEY), 'anotherTab');
  };
  return {
    read: () => storage.getItem(TOKEN_KEY),
    write: (token) => {
      if (token === storage.getItem(TOKEN_KEY)) return;
      if (token === null) storage.removeItem(TOKEN_KEY);
      else storage.setItem(TOKEN_KEY, token);
      tell(token, 'thisTab');
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
