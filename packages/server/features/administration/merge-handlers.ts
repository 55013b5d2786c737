import { isDeepStrictEqual } from 'node:util';
import type { SupportReason } from '@strokebook/contract';
import { archiveAccount } from '../../db/account-deletion/archive-account.ts';
import { holdUsername, lockForRemoval, removeEverything } from '../../db/account-deletion/remove-account.ts';
import { createKey, phoneNumberKey } from '../../db/account-keys.ts';
import { findAccount } from '../../db/account-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import { removeMediaFiles, removeOrLeave } from '../../media/remove-files.ts';
import { chooseMediaIds, copyMediaFiles } from './copy-media.ts';
import { loadDetails, toSupported } from './handlers.ts';
import { measureMerge } from './merge-measure.ts';
import {
  type AccountRow,
  moveKeyed,
  copyRounds,
  copySchedule,
  copyStories,
  type MediaIds,
  type MergedIds,
  movedMedia,
  storeMerged,
} from './merge-queries.ts';
import { rebindPlaces } from './rebind-queries.ts';
import { recordSupport } from './support-event.ts';

/** Merging a double account into the one that stays. */
export function createMergeHandlers({
  database,
  files,
  clock,
  log,
}: Pick<MediaDeps, 'database' | 'files' | 'clock' | 'log'>) {
  const find = async (query: Queryable, { into, from }: MergedIds) => {
    const accounts = { into: await findAccount(query, into), from: await findAccount(query, from) };
    if (accounts.into === null || accounts.from === null) throw new RequestError('NOT_FOUND');
    return { into: accounts.into, from: accounts.from };
  };
  return {
    previewMerge: async ({ params, body }) => {
      const { into, from } = await find(database.query, { into: params.accountId, from: body.fromAccountId });
      const measured = await measureMerge(database.query, into, from);
      return { into: toSupported(into), from: toSupported(from), ...measured };
    },
    mergeAccounts: async ({ params, body: { fromAccountId, reason } }, { signedIn }) => {
      const ids = { into: params.accountId, from: fromAccountId };
      const found = await find(database.query, ids);
      await measureMerge(database.query, found.into, found.from);
      // Files first, rows last: files of a merge that fails are removed here, else by the sweep.
      const media = await movedMedia(database.query, ids.from);
      const mediaIds = chooseMediaIds(media);
      try {
        await copyMediaFiles(files, ids, mediaIds);
        await database.query.transaction((tx) =>
          merge(tx, ids, { media, mediaIds, reason, signedIn, at: clock.now() }),
        );
      } catch (error) {
        for (const mediaId of mediaIds.values()) await removeOrLeave(log, removeMediaFiles(files, ids.into, mediaId));
        throw error;
      }
      return loadDetails({ database, clock }, ids.into);
    },
  } satisfies Partial<Handlers>;
}

type Merge = {
  readonly media: readonly MediaRow[];
  readonly mediaIds: MediaIds;
  readonly reason: SupportReason;
  readonly signedIn: RequestContext['signedIn'];
  readonly at: Date;
};

/**
 * Copies the content of the double account, puts the other one in its places, and closes it as its owner would. The
 * archive of the closed account is made first, so that a restore gives it back all that it had.
 *
 * @throws RequestError NOT_FOUND, MERGE_REFUSED, MERGE_CHANGED, or the code of a limit
 */
async function merge(
  tx: Queryable,
  ids: MergedIds,
  { media, mediaIds, reason, signedIn: by, at }: Merge,
): Promise<void> {
  const locked = await lockForRemoval(tx, ids.from, [ids.into]);
  const into = locked.get(ids.into);
  const from = locked.get(ids.from);
  if (into === undefined || from === undefined) throw new RequestError('NOT_FOUND');
  await measureMerge(tx, into, from);
  if (!isDeepStrictEqual(await movedMedia(tx, ids.from), media)) throw new RequestError('MERGE_CHANGED');
  await recordSupport(tx, ids.from, { kind: 'supportMergedAway', at, by, reason, details: { into: into.username } });
  await archiveAccount(tx, from, at);
  await copyRounds(tx, ids);
  await copySchedule(tx, ids);
  await copyStories(tx, ids, media, mediaIds);
  await moveKeyed(tx, ids);
  await rebindPlaces(tx, ids);
  await removeEverything(tx, from);
  await holdUsername(tx, from);
  // After the removal, because a number belongs to one account at a time.
  await storeMerged(tx, into, from, await takeNumber(tx, into, from));
  await recordSupport(tx, ids.into, { kind: 'supportMerged', at, by, reason, details: { from: from.username } });
}

/** The number of the account that stays; that of the double one if it has none. */
async function takeNumber(tx: Queryable, into: AccountRow, from: AccountRow): Promise<string | null> {
  if (into.phoneNumber !== null || from.phoneNumber === null) return into.phoneNumber;
  const isFree = await createKey(tx, into.accountId, phoneNumberKey(from.phoneNumber));
  if (!isFree) throw new Error('the number was taken while its account was locked');
  return from.phoneNumber;
}
