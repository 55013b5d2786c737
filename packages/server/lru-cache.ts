/** State of a cache, and its use since the start. */
export type CacheFigures = {
  readonly hits: number;
  readonly misses: number;
  /** Total size of its entries, in the cache's own unit, and the max. */
  readonly size: number;
  readonly maxSize: number;
};

/** Keeps the most recently used entries up to a total size; an entry that is too large is not cached. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  readonly #largestTotal: number;
  #total = 0;
  #hits = 0;
  #misses = 0;

  constructor(largestTotal: number) {
    this.#largestTotal = largestTotal;
  }

  get figures(): CacheFigures {
    return { hits: this.#hits, misses: this.#misses, size: this.#total, maxSize: this.#largestTotal };
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    // A Map keeps insertion order, so the first entry is the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#largestTotal) return;
    this.#entries.set(key, { value, size });
    this.#total += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#largestTotal) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#total -= entry.size;
  }
}
