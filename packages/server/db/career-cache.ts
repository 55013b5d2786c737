import type { Career } from '@strokebook/golf/overview';
import { type CacheFigures, LruCache } from '../lru-cache.ts';
import { loadCareer } from './career-queries.ts';
import type { ReadAt, VersionedAccount } from './database.ts';

/** A decoded round is about 6 kB. */
const MAX_ROUNDS = 20_000;

export type CareerCache = {
  readonly get: (account: VersionedAccount) => Promise<Career>;
  readonly figures: () => CacheFigures;
};

/**
 * Caches careers by account and data version. A write increments the version, so entries are never stale, whichever
 * server wrote; concurrent misses load once.
 */
export function createCareerCache(readAt: ReadAt): CareerCache {
  const careers = new LruCache<Career>(MAX_ROUNDS);
  const loading = new Map<string, Promise<Career>>();
  const load = async (key: string, account: VersionedAccount): Promise<Career> => {
    try {
      const career = await readAt(account, (query) => loadCareer(query, account.accountId));
      careers.set(key, career, Math.max(1, career.length));
      return career;
    } finally {
      loading.delete(key);
    }
  };
  return {
    get: async (account) => {
      const key = `${account.accountId}/${account.dataVersion}`;
      const known = careers.get(key) ?? loading.get(key);
      if (known !== undefined) return known;
      const promise = load(key, account);
      loading.set(key, promise);
      return promise;
    },
    figures: () => careers.figures,
  };
}
