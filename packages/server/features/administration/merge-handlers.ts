import { isDeepStrictEqual } from 'node:util';
import type { SupportReason } from '@strokebook/contract';
import { type AccountId, isMember } from '@strokebook/golf/access';
import { archiveAccount } from '../../db/account-deletion/archive-account.ts';
import { holdUsername, lockForRemoval, removeEverything } from '../../db/account-deletion/remove-account.ts';
import { createKey, phoneNumberKey } from '../../db/accounts/account-keys.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import { removeMediaFiles, removeOrLeave } from '../../media/remove-files.ts';
import { chooseMediaIds, copyMediaFiles } from './copy-media.ts';
import { loadDetails, toMember, toSupported } from './handlers.ts';
import { measureMerge } from './merge-measure.ts';
import {
  type AccountRow,
  copyLacking,
  copyRounds,
  copyStories,
  type MediaIds,
  type MergedIds,
  movedMedia,
  moveKeyed,
  newMembers,
  storeMerged,
} from './merge-queries.ts';
import { findAccountsById } from './queries.ts';
import { type ChangedCircle, listCircles, rebindPlaces } from './rebind-queries.ts';
import { recordSupport } from './support-event.ts';
import type { Services } from '../../services.ts';

/** Merging a double account into the one that stays. */
export function createMergeHandlers({
  database,
  files,
  clock,
  log,
}: Pick<Services, 'database' | 'files' | 'clock' | 'log'>) {
  const find = async (query: Queryable, { into, from }: MergedIds) => {
    const accounts = { into: await findAccount(query, into), from: await findAccount(query, from) };
    if (accounts.into === null || accounts.from === null) throw new RequestError('NOT_FOUND');
    return { into: accounts.into, from: accounts.from };
  };
  return {
    previewMerge: async ({ params, body }) => {
      const { into, from } = await find(database.query, { into: params.accountId, from: body.fromAccountId });
      const measured = await measureMerge(database.query, into, from);
      const circles = await listCircles(database.query, { into: into.accountId, from: from.accountId });
      const joinedIds = circles.filter(({ isJoined }) => isJoined).map(({ ownerId }) => ownerId);
      return {
        ...{ into: toSupported(into), from: toSupported(from), ...measured },
        joinedCircles: (await findAccountsById(database.query, joinedIds)).map(toMember),
        newMembers: (await findAccountsById(database.query, newMembers(into, from))).map(toMember),
        isCircleOfOther: isMember(from.accountId, into) || isMember(into.accountId, from),
      };
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
  await copyLacking(tx, ids);
  await copyStories(tx, ids, media, mediaIds);
  await moveKeyed(tx, ids);
  const circles = await rebindPlaces(tx, ids);
  await removeEverything(tx, from);
  await holdUsername(tx, from);
  // After the removal, because a number belongs to one account at a time.
  await storeMerged(tx, into, from, await takeNumber(tx, into, from));
  await recordSupport(tx, ids.into, { kind: 'supportMerged', at, by, reason, details: { from: from.username } });
  await recordCircles(tx, { into, from, circles, by, at });
}

type Circles = Pick<Merge, 'at'> & {
  readonly into: AccountRow;
  readonly from: AccountRow;
  readonly circles: readonly ChangedCircle[];
  readonly by: Merge['signedIn'];
};

/** Records who sees more of whom by a merge, in the trail of everyone of whom more is seen, without the note of support. */
async function recordCircles(tx: Queryable, { into, from, circles, by, at }: Circles): Promise<void> {
  const manager = await findAccount(tx, by.accountId);
  const record = (
    ownerId: AccountId,
    kind: 'circleMemberAdded' | 'circleMemberRemoved',
    member: Member,
    reason: string,
  ) =>
    recordAuditEvent(tx, ownerId, {
      ...{ kind, at, origin: NO_ORIGIN },
      details: { username: member.username, accountId: member.accountId, by: manager?.username ?? null, reason },
    });
  for (const { ownerId, isJoined } of circles) {
    const reason = 'Support merged two accounts of this member';
    await record(ownerId, 'circleMemberRemoved', from, reason);
    if (isJoined) await record(ownerId, 'circleMemberAdded', into, reason);
  }
  for (const member of await findAccountsById(tx, newMembers(into, from))) {
    await record(into.accountId, 'circleMemberAdded', member, 'Was in the circle of the merged account');
  }
}

type Member = Pick<AccountRow, 'accountId' | 'username'>;

/** The number of the account that stays; that of the double one if it has none. */
async function takeNumber(tx: Queryable, into: AccountRow, from: AccountRow): Promise<string | null> {
  if (into.phoneNumber !== null || from.phoneNumber === null) return into.phoneNumber;
  const isFree = await createKey(tx, into.accountId, phoneNumberKey(from.phoneNumber));
  if (!isFree) throw new Error('the number was taken while its account was locked');
  return from.phoneNumber;
}
