import type { CompareFilter, CompareState } from '@strokebook/contract';
import type { Database } from '../db/database.ts';
import { compareStates } from '../db/schema/index.ts';

type Changes = Partial<Omit<CompareFilter, 'advancedFilter'>> & {
  readonly advancedFilter?: Partial<CompareFilter['advancedFilter']>;
};

/** A side of a comparison: all rounds of 18 holes of a player, unless it says otherwise. */
export const compareFilter = (accountId: number, { advancedFilter, ...changes }: Changes = {}): CompareFilter => ({
  player: { accountId, firstName: 'First', lastName: `Last ${accountId}` },
  holeCount: 18,
  roundTypes: ['practice', 'tournament', 'qualifier', 'match'],
  years: ['All'],
  seasons: ['All'],
  ...changes,
  advancedFilter: {
    label: 'Month',
    customLabel: '',
    rounds: [],
    scoringThreshold: 72,
    scoringYardageMin: 'Any',
    scoringYardageMax: 'Any',
    trendType: 'Best Consecutive Rounds',
    trendCount: 'Three',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ...advancedFilter,
  },
});

/** A whole comparison as its link keeps it. */
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

/** Keeps a comparison of all of an account's rounds with themselves under a number of one's choice. */
export async function storeCompareState(database: Database, accountId: number, hash: number, at = new Date(0)) {
  const kept = { isOwn: true, createdAt: at, lastUsedAt: at };
  await database.query.insert(compareStates).values({ accountId, hash, ...compareState(accountId), ...kept });
}
