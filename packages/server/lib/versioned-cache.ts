import { LRUCache } from 'lru-cache';

/** State of a cache, and its use since the start. */
export type CacheFigures = {
  readonly hits: number;
  readonly misses: number;
  /** Total size of its entries, in the cache's own unit, and the max. */
  readonly size: number;
  readonly maxSize: number;
};

export type VersionedCache<Value> = {
  /** The entry of a key; loads it if there is none, once for all who ask meanwhile. A failed load leaves nothing. */
  readonly read: (key: string, load: () => Promise<Value>) => Promise<Value>;
  /** For callers that load several entries at once, or replace one. */
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly figures: () => CacheFigures;
};

/**
 * Keeps the most recently used entries up to a total size, and counts look-ups for the metrics. Keys contain the data
 * version of what the entry is made of: a write increments the version, so no entry is stale, whichever server wrote.
 *
 * @param sizeOf an empty value counts as 1
 */
export function createVersionedCache<Value extends object | string>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): VersionedCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize });
  const loading = new Map<string, Promise<Value>>();
  let hits = 0;
  let misses = 0;
  const get = (key: string): Value | undefined => {
    const value = entries.get(key);
    if (value === undefined) misses += 1;
    else hits += 1;
    return value;
  };
  const set = (key: string, value: Value): void => void entries.set(key, value, { size: Math.max(1, sizeOf(value)) });
  const load = async (key: string, from: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await from();
      set(key, value);
      return value;
    } finally {
      loading.delete(key);
    }
  };
  return {
    read: async (key, from) => {
      const known = get(key) ?? loading.get(key);
      if (known !== undefined) return known;
      const promise = load(key, from);
      loading.set(key, promise);
      return promise;
    },
    get,
    set,
    figures: () => ({ hits, misses, size: entries.calculatedSize, maxSize }),
  };
}
