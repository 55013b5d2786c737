import { isRoundInSight } from '@strokebook/golf/access';
import type { Career } from '@strokebook/golf/overview';
import { type CacheFigures, createVersionedCache } from '../../lib/versioned-cache.ts';
import { loadCareer } from './career-queries.ts';
import type { ReadAt, SeenAccount } from '../database.ts';

/** A decoded round is about 6 kB. */
const MAX_ROUNDS = 20_000;

export type CareerCache = {
  /** The rounds that the viewer of the account sees. */
  readonly get: (account: SeenAccount) => Promise<Career>;
  readonly figures: () => CacheFigures;
};

/** Caches careers by account and data version, for every viewer. */
export function createCareerCache(readAt: ReadAt): CareerCache {
  const careers = createVersionedCache<Career>(MAX_ROUNDS, ({ length }) => length);
  return {
    get: async (account) => {
      const { accountId, dataVersion, roundSight } = account;
      const career = await careers.read(`${accountId}/${dataVersion}`, () =>
        readAt(account, (query) => loadCareer(query, accountId)),
      );
      return roundSight === 'full' ? career : career.filter(({ summary }) => isRoundInSight(summary, roundSight));
    },
    figures: careers.figures,
  };
}
