import type { AccountId } from '@strokebook/golf/access';
import { type CalendarDay, lastRange } from '@strokebook/golf/calendar';
import type { TeamRound } from '@strokebook/golf/team';
import { type CacheFigures, createVersionedCache } from '../../lib/versioned-cache.ts';
import type { Queryable, VersionedAccount } from '../database.ts';
import { findTeamRounds } from './team-rounds-queries.ts';

/** A round is about 1 kB. */
const MAX_ROUNDS = 20_000;
/** The page of a team looks 12 months back from today, and compares 30 days with the 12 months before them. */
const MONTHS_READ = 13;

export type TeamRoundsCache = {
  /** The rounds of each account, also of one that has none. */
  readonly get: (
    accounts: readonly VersionedAccount[],
    today: CalendarDay,
  ) => Promise<ReadonlyMap<AccountId, readonly TeamRound[]>>;
  readonly figures: () => CacheFigures;
};

/** Caches what the page of a team reads of each account, by its data version; all that is missing is read at once. */
export function createTeamRoundsCache(query: Queryable): TeamRoundsCache {
  const cached = createVersionedCache<readonly TeamRound[]>(MAX_ROUNDS, ({ length }) => length);
  return {
    get: async (accounts, today) => {
      const keyOf = ({ accountId, dataVersion }: VersionedAccount): string => `${accountId}/${dataVersion}/${today}`;
      const known = accounts.map((account) => ({ account, rounds: cached.get(keyOf(account)) }));
      const missing = known.filter(({ rounds }) => rounds === undefined).map(({ account }) => account.accountId);
      const found = await findTeamRounds(query, missing, lastRange(MONTHS_READ, 'Months', today).start ?? today);
      return new Map(
        known.map(({ account, rounds }) => {
          const read = rounds ?? found.get(account.accountId) ?? [];
          if (rounds === undefined) cached.set(keyOf(account), read);
          return [account.accountId, read];
        }),
      );
    },
    figures: cached.figures,
  };
}
