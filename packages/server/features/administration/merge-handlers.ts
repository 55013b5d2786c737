import { isDeepStrictEqual } from 'node:util';
import type { SupportReason } from '@strokebook/contract';
import { type AccessLevel, type AccountId, isMember } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { archiveAccount } from '../../db/account-deletion/archive-account.ts';
import { holdUsername, lockForRemoval, removeEverything } from '../../db/account-deletion/remove-account.ts';
import { createKey, phoneNumberKey } from '../../db/accounts/account-keys.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { replaceInTeams } from '../../db/organizations/accounts-in-documents.ts';
import {
  listTeamPeople,
  recordNewCoach,
  stopCoaching,
  type TeamNotice,
  tellTeamNotices,
} from '../../db/organizations/team-coaches.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { findGuardedIds } from '../../guarding/guarded-queries.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import { removeMediaFiles, removeOrLeave } from '../../media/remove-files.ts';
import { chooseMediaIds, copyMediaFiles } from './copy-media.ts';
import { loadDetails, toMember, toSupported } from './handlers.ts';
import { measureMerge } from './merge-measure.ts';
import {
  copyLacking,
  copyRounds,
  copyStories,
  type MediaIds,
  type MergedIds,
  movedMedia,
  moveKeyed,
  type RaisedMember,
  raisedMembers,
  storeMerged,
} from './merge-queries.ts';
import { listMergedTeams, type MergedTeam, type OpenedTo, raiseToHead } from './merge-team-queries.ts';
import { findAccountsById } from './queries.ts';
import { type ChangedCircle, listCircles, rebindPlaces } from './rebind-queries.ts';
import { recordSupport } from './support-event.ts';
import type { Services } from '../../services.ts';

/** Merging a double account into the one that stays. */
export function createMergeHandlers(services: Pick<Services, 'database' | 'query' | 'files' | 'clock' | 'log'>) {
  const { database, files, clock, log } = services;
  const guarding = createGuarding(services);
  const find = async (query: Queryable, { into, from }: MergedIds) => {
    const accounts = { into: await findAccount(query, into), from: await findAccount(query, from) };
    if (accounts.into === null || accounts.from === null) throw new RequestError('NOT_FOUND');
    return { into: accounts.into, from: accounts.from };
  };
  return {
    previewMerge: async ({ params, body }) => {
      const { into, from } = await find(database.query, { into: params.accountId, from: body.fromAccountId });
      const today = clock.today();
      const measured = await measureMerge(database.query, into, from, today);
      const ids = { into: into.accountId, from: from.accountId };
      const circles = (await listCircles(database.query, ids, today)).filter(isOpened);
      const raised = raisedMembers(into, from, today);
      const teams = await listMergedTeams(database.query, ids);
      const people = await findAccountsById(database.query, [
        ...circles.map(({ ownerId }) => ownerId),
        ...[...raised, ...teams.flatMap((team) => team.people)].map(({ accountId }) => accountId),
      ]);
      const named = <Opened extends OpenedTo>(opened: readonly Opened[]) =>
        people.flatMap((person) => {
          const one = opened.find(({ accountId }) => accountId === person.accountId);
          return one === undefined ? [] : [{ ...one, ...toMember(person) }];
        });
      return {
        ...{ into: toSupported(into), from: toSupported(from), ...measured },
        joinedCircles: named(circles.map(({ ownerId, ...circle }) => ({ ...circle, accountId: ownerId }))).map(
          ({ before: _before, ...circle }) => circle,
        ),
        newMembers: named(raised).map(({ isNew: _isNew, ...member }) => member),
        teams: teams.map((team) => ({ ...team, people: named(team.people) })),
        isCircleOfOther: isMember(from.accountId, into) || isMember(into.accountId, from),
      };
    },
    mergeAccounts: async ({ params, body: { fromAccountId, reason } }, { signedIn }) => {
      const ids = { into: params.accountId, from: fromAccountId };
      const found = await find(database.query, ids);
      await measureMerge(database.query, found.into, found.from, clock.today());
      // Files first, rows last: files of a merge that fails are removed here, else by the sweep.
      const media = await movedMedia(database.query, ids.from);
      const mediaIds = chooseMediaIds(media);
      const at = clock.now();
      let notices: readonly TeamNotice[] = [];
      try {
        await copyMediaFiles(files, ids, mediaIds);
        notices = await guarding.run(async (tx, guard) => {
          const { told, circles, added } = await merge(tx, ids, {
            ...{ media, mediaIds, reason, signedIn, at },
            today: guard.moment.today,
          });
          // What the double account agreed to as a guardian ends with it.
          for (const playerId of [ids.into, ...circles.map(({ ownerId }) => ownerId)]) {
            const player = await findAccount(tx, playerId);
            const memberIds = playerId === ids.into ? added : [ids.into];
            if (player !== null) await guard.act(player, { kind: 'reviewMembers', byId: ids.into, memberIds });
          }
          // Who coaches by the merge is no guardian.
          for (const playerId of await findGuardedIds(tx, ids.into)) {
            const player = await findAccount(tx, playerId);
            if (player !== null) await guard.settle([player], ids.into);
          }
          return told;
        });
      } catch (error) {
        for (const mediaId of mediaIds.values()) await removeOrLeave(log, removeMediaFiles(files, ids.into, mediaId));
        throw error;
      }
      for (const notice of notices) {
        await database.query.transaction((tx) => tellTeamNotices(tx, [notice], { at, byId: ids.into }));
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
  readonly today: CalendarDay;
};

type Merged = {
  readonly told: readonly TeamNotice[];
  readonly circles: readonly ChangedCircle[];
  /** Who is new in the circle of the account that stays. */
  readonly added: readonly AccountId[];
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
  { media, mediaIds, reason, signedIn: by, at, today }: Merge,
): Promise<Merged> {
  const teams = await listMergedTeams(tx, ids);
  const people: AccountId[] = [];
  for (const team of teams) people.push(...(await listTeamPeople(tx, team.organizationId)));
  const locked = await lockForRemoval(tx, ids.from, [ids.into, ...people]);
  const into = locked.get(ids.into);
  const from = locked.get(ids.from);
  if (into === undefined || from === undefined) throw new RequestError('NOT_FOUND');
  await measureMerge(tx, into, from, today);
  if (!isDeepStrictEqual(await movedMedia(tx, ids.from), media)) throw new RequestError('MERGE_CHANGED');
  await recordSupport(tx, ids.from, { kind: 'supportMergedAway', at, by, reason, details: { into: into.username } });
  await archiveAccount(tx, from, at);
  await copyRounds(tx, ids);
  await copyLacking(tx, ids);
  await copyStories(tx, ids, media, mediaIds);
  await moveKeyed(tx, ids);
  const circles = await rebindPlaces(tx, ids, today);
  await raiseToHead(tx, ids);
  const settled = await stopCoaching(tx, ids.from, at);
  await replaceInTeams(tx, ids.from, ids.into);
  await removeEverything(tx, from);
  await holdUsername(tx, from);
  // After the removal, because a number belongs to one account at a time.
  await storeMerged(tx, into, from, { phoneNumber: await takeNumber(tx, into, from), today });
  await recordSupport(tx, ids.into, { kind: 'supportMerged', at, by, reason, details: { from: from.username } });
  const raised = raisedMembers(into, from, today);
  await recordCircles(tx, { into, from, circles, raised, by, at });
  return {
    told: [...settled, ...(await recordTeams(tx, { into, teams, reason, by, at }))],
    circles,
    added: raised.map(({ accountId }) => accountId),
  };
}

type Teams = Pick<Merge, 'at' | 'reason'> & {
  readonly into: AccountRow;
  readonly teams: readonly MergedTeam[];
  readonly by: Merge['signedIn'];
};

/**
 * Records what the account that stays is in teams by a merge: in its own trail with the reason, in those of head coaches,
 * and of the players whose pages open to another coach without the note of support. Returns what players are told.
 */
async function recordTeams(tx: Queryable, { into, teams, reason, by, at }: Teams): Promise<readonly TeamNotice[]> {
  const notices: TeamNotice[] = [];
  const manager = await findAccount(tx, by.accountId);
  for (const { organizationId, name, role, people } of teams) {
    const level = role === 'player' ? (people[0]?.level ?? null) : null;
    if (role !== 'listed') {
      const details = { team: name, role, level };
      await recordSupport(tx, into.accountId, { kind: 'supportTeamJoined', at, by, reason, details });
    }
    const of = { by: manager?.username ?? null, reason: 'Support merged two accounts of this person' };
    for (const { accountId, isHead } of await listCoaches(tx, [organizationId])) {
      if (!isHead || accountId === into.accountId) continue;
      await recordAuditEvent(tx, accountId, {
        ...{ kind: 'supportTeamChanged', at, origin: NO_ORIGIN },
        details: { team: name, change: 'merged', member: into.username, ...of },
      });
    }
    if (role === 'player' || role === 'listed') continue;
    const isHead = role === 'headCoach';
    const team = { organizationId, name };
    notices.push(...(await recordNewCoach(tx, { team, coach: into, isHead, details: of, at })));
  }
  return notices;
}

/** Whether a merge opens more of a player than the account that stays saw before. */
const isOpened = ({ before, level, becomesGuardian }: ChangedCircle): boolean => before !== level || becomesGuardian;

type Circles = Pick<Merge, 'at'> & {
  readonly into: AccountRow;
  readonly from: AccountRow;
  readonly circles: readonly ChangedCircle[];
  readonly raised: readonly RaisedMember[];
  readonly by: Merge['signedIn'];
};

/** Records who sees more of whom by a merge, in the trail of everyone of whom more is seen, without the note of support. */
async function recordCircles(tx: Queryable, { into, from, circles, raised, by, at }: Circles): Promise<void> {
  const manager = await findAccount(tx, by.accountId);
  const record = (
    ownerId: AccountId,
    kind: 'circleMemberAdded' | 'circleMemberRemoved' | 'circleLevelChanged' | 'guardianConfirmed',
    member: Member,
    { reason, ...details }: { readonly reason: string; readonly level?: AccessLevel; readonly guardian?: boolean },
  ) =>
    recordAuditEvent(tx, ownerId, {
      ...{ kind, at, origin: NO_ORIGIN },
      details: {
        username: member.username,
        accountId: member.accountId,
        by: manager?.username ?? null,
        reason,
        ...details,
      },
    });
  for (const { ownerId, before, level, becomesGuardian } of circles) {
    const reason = 'Support merged two accounts of this member';
    await record(ownerId, 'circleMemberRemoved', from, { reason });
    const guardian = becomesGuardian ? { guardian: true } : {};
    if (before === null) await record(ownerId, 'circleMemberAdded', into, { reason, level, ...guardian });
    else {
      if (before !== level) await record(ownerId, 'circleLevelChanged', into, { reason, level });
      if (becomesGuardian) await record(ownerId, 'guardianConfirmed', into, { reason, ...guardian });
    }
  }
  for (const member of await findAccountsById(
    tx,
    raised.map(({ accountId }) => accountId),
  )) {
    const found = raised.find(({ accountId }) => accountId === member.accountId);
    if (found === undefined) continue;
    const kind = found.isNew ? 'circleMemberAdded' : 'circleLevelChanged';
    const reason = 'Was in the circle of the merged account';
    await record(into.accountId, kind, member, { reason, level: found.level });
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
