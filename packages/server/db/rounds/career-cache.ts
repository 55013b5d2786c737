import { isRoundInSight } from '@strokebook/golf/access';
import type { Career } from '@strokebook/golf/overview';
import { type CacheFigures, createMeasuredCache } from '../../lib/measured-cache.ts';
import { loadCareer } from './career-queries.ts';
import type { ReadAt, SeenAccount, VersionedAccount } from '../database.ts';

/** A decoded round is about 6 kB. */
const MAX_ROUNDS = 20_000;

export type CareerCache = {
  /** The rounds that the viewer of the account sees. */
  readonly get: (account: SeenAccount) => Promise<Career>;
  readonly figures: () => CacheFigures;
};

/**
 * Caches careers by account and data version. A write increments the version, so entries are never stale, whichever
 * server wrote; concurrent misses load once.
 */
export function createCareerCache(readAt: ReadAt): CareerCache {
  const careers = createMeasuredCache<Career>(MAX_ROUNDS);
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
  const getAll = (account: VersionedAccount): Career | Promise<Career> => {
    const key = `${account.accountId}/${account.dataVersion}`;
    const known = careers.get(key) ?? loading.get(key);
    if (known !== undefined) return known;
    const promise = load(key, account);
    loading.set(key, promise);
    return promise;
  };
  return {
    get: async (account) => {
      const career = await getAll(account);
      const { roundSight } = account;
      return roundSight === 'full' ? career : career.filter(({ summary }) => isRoundInSight(summary, roundSight));
    },
    figures: careers.figures,
  };
}
