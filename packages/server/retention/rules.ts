import { ACCOUNT_RESTORABLE } from '../db/account-deletion/deleted-account-queries.ts';
import { RESTORABLE } from '../db/round-history-queries.ts';
import { removeOldCounters } from '../db/sign-in-counters.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import { purgeDeletedAccounts } from '../media/purge-deleted-accounts.ts';
import { MAX_DRAFT, removeNewsDrafts } from '../media/remove-drafts.ts';
import { sweepOwnFiles } from '../media/sweep-files.ts';
import { MAX_UPLOAD } from '../uploads/receive-upload.ts';
import {
  findAccountsWithUnusedPictures,
  removeDeletedRounds,
  removeEndedSessions,
  removeExpiredSessions,
  removeOldChallenges,
  removeOldEmailCodes,
  removeOldInvitations,
  removeOldResumeLinks,
  removeOldTokens,
  removeOldTrails,
} from './retention-queries.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

export type RetentionDeps = Pick<MediaDeps, 'database' | 'files' | 'clock' | 'log'>;

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
  {
    name: 'refreshTokens',
    what: 'refresh tokens (hash)',
    keptFor: 0,
    since: 'they expired, 60 days after they were given out',
    why: 'until then a second use shows that a token was stolen',
    every: 'hour',
    remove: ({ database }, before) => removeOldTokens(database, before),
  },
  {
    name: 'expiredSessions',
    what: 'sessions that were not used (device, network address)',
    keptFor: 0,
    since: 'they expired, 60 days after their last use',
    why: 'nobody can use or see them any more',
    every: 'hour',
    remove: ({ database }, before) => removeExpiredSessions(database, before),
  },
  {
    name: 'endedSessions',
    what: 'sessions that were ended (device, network address), with their refresh tokens',
    keptFor: 7 * DAY,
    since: 'their end',
    why: 'time for the owner to ask what happened; the sign-in stays in the trail',
    every: 'hour',
    remove: ({ database }, before) => removeEndedSessions(database, before),
  },
  {
    name: 'trails',
    what: 'lines of the trail of an account (action, device, network address)',
    keptFor: 400 * DAY,
    since: 'the action',
    why: "a year and a bit, so that last year's can be compared",
    every: 'hour',
    remove: ({ database }, before) => removeOldTrails(database, before),
  },
  {
    name: 'emailCodes',
    what: 'codes that confirm an email address',
    keptFor: DAY,
    since: 'they expired',
    why: 'a late caller is told that the code has expired',
    every: 'hour',
    remove: ({ database }, before) => removeOldEmailCodes(database, before),
  },
  {
    name: 'invitations',
    what: 'invitations into a circle that nobody used',
    keptFor: 0,
    since: 'they expired',
    why: 'they open nothing, and no list shows them',
    every: 'hour',
    remove: ({ database }, before) => removeOldInvitations(database, before),
  },
  {
    name: 'resumeLinks',
    what: 'links to a resume, with the selections that they show',
    keptFor: 90 * DAY,
    since: 'they expired',
    why: "a season: the player's list of links says that they have ended, and how often they were opened",
    every: 'hour',
    remove: ({ database }, before) => removeOldResumeLinks(database, before),
  },
  {
    name: 'deletedRounds',
    what: 'deleted rounds, with all of their revisions',
    keptFor: RESTORABLE,
    since: 'their deletion',
    why: 'until then they can be restored',
    every: 'hour',
    remove: ({ database }, before) => removeDeletedRounds(database, before),
  },
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
