import { accountIdOf } from '@strokebook/golf/access';
import { type CompareState, type WireCompareFilter, writeCompareFilter } from '@strokebook/contract';
import { defaultFilter } from '@strokebook/golf/compare';
import { comparisonKey, createKey } from '../db/accounts/account-keys.ts';
import type { Database } from '../db/database.ts';
import { compareStates } from '../db/schema/index.ts';

type Changes = Partial<Omit<WireCompareFilter, 'advancedFilter'>> & {
  readonly advancedFilter?: Partial<WireCompareFilter['advancedFilter']>;
};

/** A side of a comparison: by default all rounds of 18 holes of a player. */
export const compareFilter = (accountId: number, { advancedFilter, ...changes }: Changes = {}): WireCompareFilter => {
  const open = writeCompareFilter(
    defaultFilter({ accountId: accountIdOf(accountId), firstName: 'First', lastName: `Last ${accountId}` }, 18),
  );
  return { ...open, ...changes, advancedFilter: { ...open.advancedFilter, ...advancedFilter } };
};

/** A complete comparison as its link stores it. */
export function compareState(accountId: number, right = compareFilter(accountId)): CompareState {
  const selections = JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: ['Summary Page'] });
  return {
    leftFilter: JSON.stringify(compareFilter(accountId)),
    rightFilter: JSON.stringify(right),
    leftComponentSelections: selections,
    rightComponentSelections: selections,
    metricsSelections: JSON.stringify({ Putt: ['putt.putts'] }),
  };
}

/** Saves a comparison of all of an account's rounds with themselves under a given number. */
export async function storeCompareState(database: Database, accountId: number, hash: number, at = new Date(0)) {
  const kept = { isOwn: true, createdAt: at, lastUsedAt: at };
  await database.query
    .insert(compareStates)
    .values({ accountId: accountIdOf(accountId), hash, ...compareState(accountId), ...kept });
  await createKey(database.query, accountIdOf(accountId), comparisonKey(hash));
}
