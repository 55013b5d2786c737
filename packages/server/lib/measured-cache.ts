import { LRUCache } from 'lru-cache';

/** State of a cache, and its use since the start. */
export type CacheFigures = {
  readonly hits: number;
  readonly misses: number;
  /** Total size of its entries, in the cache's own unit, and the max. */
  readonly size: number;
  readonly maxSize: number;
};

export type MeasuredCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value, size: number) => void;
  readonly figures: () => CacheFigures;
};

/** Keeps the most recently used entries up to a total size, and counts look-ups for the metrics. */
export function createMeasuredCache<Value extends object | string>(maxSize: number): MeasuredCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize });
  let hits = 0;
  let misses = 0;
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) misses += 1;
      else hits += 1;
      return value;
    },
    set: (key, value, size) => void entries.set(key, value, { size }),
    figures: () => ({ hits, misses, size: entries.calculatedSize, maxSize }),
  };
}
