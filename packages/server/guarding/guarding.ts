import {
  type AccountId,
  isAdult,
  isKnownMinor,
  privacyAfter,
  type StatedBirth,
  yearOfBirth,
} from '@strokebook/golf/access';
import type { GuardingAction } from '@strokebook/golf/guarding';
import { type Origin, recordAuditEvent } from '../db/accounts/audit-queries.ts';
import type { TokenHolder } from '../db/accounts/access-queries.ts';
import { lockAccount } from '../db/accounts/hold-account.ts';
import { removeInvitationsByStrangers } from '../db/accounts/invitation-queries.ts';
import { removeInvitationNotices } from '../db/notices/tell.ts';
import { removeOpenLinks } from '../db/accounts/reader-queries.ts';
import { isSiteOpen, siteColumns } from '../db/accounts/site-columns.ts';
import { refreshSearchable } from '../db/accounts/searchable-queries.ts';
import type { Queryable } from '../db/database.ts';
import { lockOrganizations } from '../db/organizations/organization-edit-queries.ts';
import { lockSignedIn } from '../http/change-account.ts';
import type { Services } from '../services.ts';
import { findGuardedIds, storePrivacy } from './guarded-queries.ts';
import { completePlayer, guardPlayer, type Guarded, type Moment, settlePlayers, tellGuarding } from './guard-player.ts';
import type { AccountRow } from '../db/accounts/circle-codec.ts';
import { describeSharingChange } from './sharing-change.ts';

/** Changes of players under the rules of guarding, within one transaction. */
export type Guard = {
  readonly moment: Moment;
  /** `guardPlayer`; the people concerned are told after the transaction. */
  readonly act: (
    player: AccountRow,
    action: GuardingAction,
    options?: Parameters<typeof guardPlayer>[4],
  ) => Promise<Guarded>;
  /** Stores the age that the owner of a locked account states, and applies it at once; returns the changed account. */
  readonly stateAge: (account: AccountRow, stated: StatedBirth, origin: Origin) => Promise<AccountRow>;
  /** `completePlayer` for a locked player. */
  readonly complete: (player: AccountRow) => Promise<void>;
  /** `settlePlayers` for locked players. */
  readonly settle: (players: readonly AccountRow[], byId: AccountId) => Promise<void>;
};

/**
 * The one door to the rules about players under 18: every change of ages, guardians, circles and teams runs in it, one
 * after the other, so that no two of them miss each other.
 */
export function createGuarding({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  const run = async <Result>(work: (tx: Queryable, guard: Guard) => Promise<Result>): Promise<Result> => {
    const moment = { now: clock.now(), today: clock.today() };
    const done: Guarded[] = [];
    const grownYounger: AccountId[] = [];
    const result = await query.transaction(async (tx) => {
      await lockOrganizations(tx);
      return work(tx, {
        moment,
        act: async (...args) => {
          const [player, action, options] = args;
          const guarded = await guardPlayer(tx, player, action, moment, options);
          done.push(guarded);
          return guarded;
        },
        stateAge: async (account, stated, origin) => {
          const guarded = await guardPlayer(tx, account, { kind: 'stateAge', byId: account.accountId, stated }, moment);
          done.push(guarded);
          const { account: after } = guarded;
          if (isAdult(account, moment.today) && !isAdult(after, moment.today)) grownYounger.push(account.accountId);
          return recordAge(tx, account, after, moment, origin);
        },
        complete: async (player) => {
          done.push(await completePlayer(tx, player, moment));
        },
        settle: async (players, byId) => {
          done.push(...(await settlePlayers(tx, players, byId, moment)));
        },
      });
    });
    await tellGuarding(query, done, moment.now);
    // Whoever turns out to be under 18 is no guardian.
    for (const guardianId of grownYounger) {
      for (const playerId of await findGuardedIds(query, guardianId)) await settleAlone(playerId, guardianId);
    }
    return result;
  };
  /** Settles one player in a transaction of its own. */
  const settleAlone = (playerId: AccountId, byId: AccountId): Promise<void> =>
    run(async (tx, { settle }) => {
      const player = await lockAccount(tx, playerId);
      if (player !== null) await settle([player], byId);
    });
  /**
   * Stores the age that the holder of a token states, in a transaction of its own: the age is kept even if the call that
   * stated it is then refused because of it.
   *
   * @throws RequestError NotAuthorizedException
   */
  const stateOwnAge = (holder: TokenHolder, stated: StatedBirth, origin: Origin): Promise<AccountRow> =>
    run(async (tx, { stateAge }) => {
      const own = await lockSignedIn(tx, holder);
      return stateAge(own, stated, origin);
    });
  return { run, stateOwnAge };
}

/** Applies a new age to what strangers see, and writes both into the trail. */
async function recordAge(
  tx: Queryable,
  before: AccountRow,
  after: AccountRow,
  { now: at, today }: Moment,
  origin: Origin,
): Promise<AccountRow> {
  const { accountId } = after;
  if (before === after) return after;
  const site = { ...before, allowPublicSite: isSiteOpen(before) };
  const privacy = privacyAfter({ ...site, age: before }, after, today);
  await storePrivacy(tx, accountId, privacy);
  // Those who managed the player as an adult know the links.
  if (isAdult(before, today) && !isAdult(after, today)) await removeOpenLinks(tx, accountId);
  if (isKnownMinor(after, today)) {
    for (const strangerId of await removeInvitationsByStrangers(tx, accountId)) {
      await removeInvitationNotices(tx, accountId, strangerId);
    }
  }
  await refreshSearchable(tx, [accountId]);
  const isHeld = after.adultFrom !== null && after.adultFrom > today;
  await recordAuditEvent(tx, accountId, {
    ...{ kind: 'birthChanged', at, origin },
    details: { from: yearOfBirth(before), to: yearOfBirth(after), isHeld },
  });
  const details = describeSharingChange(site, [], privacy);
  if (Object.keys(details).length > 0) {
    await recordAuditEvent(tx, accountId, { kind: 'sharingChanged', at, origin, details });
  }
  return { ...after, ...siteColumns(privacy) };
}
