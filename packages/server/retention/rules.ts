import { ACCOUNT_RESTORABLE } from '../db/account-deletion/deleted-account-queries.ts';
import { DAY } from '../db/account-tables/account-table.ts';
import { listedTables } from '../db/account-tables/account-tables.ts';
import { removeOldCounters } from '../db/sign-in/sign-in-counters.ts';
import type { Services } from '../services.ts';
import { purgeDeletedAccounts } from '../media/purge-deleted-accounts.ts';
import { MAX_DRAFT, removeNewsDrafts } from '../media/remove-drafts.ts';
import { sweepOwnFiles } from '../media/sweep-files.ts';
import { MAX_UPLOAD } from '../uploads/receive-upload.ts';
import { findAccountsWithUnusedPictures, removeOldChallenges, removeOldRows } from './retention-queries.ts';

export const HOUR = 60 * 60_000;

export type RetentionDeps = Pick<Services, 'database' | 'files' | 'clock' | 'log'>;

/** Data that is removed when it is old. */
export type RetentionRule = {
  /** Label of its metric. */
  readonly name: string;
  readonly what: string;
  /** Milliseconds that it is kept after `since`. */
  readonly keptFor: number;
  readonly since: string;
  readonly why: string;
  readonly every: 'hour' | 'day';
  /**
   * Removes some of what is older than `before`, and returns how much; called again until that is 0.
   */
  readonly remove: (deps: RetentionDeps, before: Date, signal: AbortSignal) => Promise<number>;
};

/** The rules of the tables of accounts, as these are declared. */
const rulesOfTables = listedTables.flatMap((declared) =>
  (declared.oldRows ?? []).map(
    (old): RetentionRule => ({
      ...old,
      every: 'hour',
      remove: ({ database }, before) => removeOldRows(database, declared, old, before),
    }),
  ),
);

/** All data that is removed because of its age. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'signInCodes',
    what: 'codes of sign-ins (phone number, hash of the code, network)',
    keptFor: DAY,
    since: 'they expired',
    why: 'a late caller is told that the code has expired, and not that there was none',
    every: 'hour',
    remove: ({ database }, before) => removeOldChallenges(database, before),
  },
  {
    name: 'signInCounters',
    what: 'counters of sign-in tries (phone number, network)',
    keptFor: 0,
    since: 'their hour is over',
    why: 'they limit nothing any more',
    every: 'hour',
    remove: ({ database }, before) => removeOldCounters(database.query, before),
  },
  ...rulesOfTables,
  {
    name: 'deletedAccounts',
    what: 'deleted accounts, with everything that they had',
    keptFor: ACCOUNT_RESTORABLE,
    since: 'their deletion',
    why: 'until then support can restore them',
    every: 'hour',
    remove: ({ database, files }, before) => purgeDeletedAccounts(database.query, files, before),
  },
  {
    name: 'newsDrafts',
    what: 'pictures of a story that was never published',
    keptFor: MAX_DRAFT,
    since: 'the upload',
    why: 'a story may be written in the evening and published in the morning',
    every: 'day',
    remove: (deps, before) => removeUnusedPictures(deps, before),
  },
  {
    name: 'strayFiles',
    what: 'files of pictures and clips that no row names, which a killed server left behind',
    keptFor: MAX_UPLOAD,
    since: 'they were written',
    why: 'the file of a running upload has no row yet',
    every: 'day',
    remove: async ({ database, files }, before, signal) => {
      await sweepOwnFiles(database.query, files, before, signal);
      // All at once, so there is nothing to call it again for.
      return 0;
    },
  },
];

/** Drafts of a month are looked at, so that a job that did not run for weeks misses none. */
const DRAFTS_LOOKED_AT = 30 * DAY;

async function removeUnusedPictures(deps: RetentionDeps, before: Date): Promise<number> {
  const after = new Date(before.getTime() - DRAFTS_LOOKED_AT);
  let removed = 0;
  for (const accountId of await findAccountsWithUnusedPictures(deps.database, after, before)) {
    removed += await removeNewsDrafts(deps, accountId);
  }
  return removed;
}
