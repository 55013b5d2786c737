import { TOKEN_KEY } from './token-key.ts';

/** Storage of the id token. Changes are reported in all tabs. */
export type TokenStore = {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
  /** Called after every change in any tab; returns a function that unsubscribes. */
  readonly subscribe: (listener: Listener) => () => void;
};

type Listener = (token: string | null, madeIn: 'thisTab' | 'anotherTab') => void;

export function createTokenStore(storage: Storage): TokenStore {
  const listeners = new Set<Listener>();
  const tell: Listener = (token, madeIn) => {
    for (const listener of listeners) listener(token, madeIn);
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
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
