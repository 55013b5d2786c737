import type { ErrorCode } from '@strokebook/contract';
import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import {
  actOnPlayer,
  completeAgreements,
  type GuardedPlayer,
  type GuardingAction,
  type GuardingFacts,
  type GuardingRefusal,
  type GuardingTold,
  settlePlayer,
} from '@strokebook/golf/guarding';
import { NO_ORIGIN, recordAuditEvent } from '../db/accounts/audit-queries.ts';
import { findAccount } from '../db/accounts/account-queries.ts';
import type { AccountRow } from '../db/accounts/circle-codec.ts';
import type { Database, Queryable } from '../db/database.ts';
import { tell } from '../db/notices/tell.ts';
import { findTeamNames } from '../db/organizations/team-queries.ts';
import { RequestError } from '../http/request-error.ts';
import { findAges, findCoaching, loadGuardedPlayer, storeGuardedPlayer } from './guarded-player-queries.ts';

/** When an action happens. */
export type Moment = { readonly now: Date; readonly today: CalendarDay };

/** The result of an action on a player. */
export type Guarded = {
  readonly before: GuardedPlayer;
  readonly after: GuardedPlayer;
  /** The account of the player afterwards. */
  readonly account: AccountRow;
  /** The people whom `tellGuarding` tells after the transaction. */
  readonly told: readonly GuardingTold[];
  readonly byId: AccountId;
};

const codeOf: Readonly<Record<GuardingRefusal, ErrorCode>> = {
  notFound: 'NOT_FOUND',
  requestGone: 'TEAM_REQUEST_GONE',
  guardianNeeded: 'GUARDIAN_NEEDED',
  notAdult: 'GUARDIAN_NOT_ADULT',
  coaches: 'GUARDIAN_COACHES',
  otherGuardian: 'OTHER_GUARDIAN',
  adultPlayer: 'GUARDIAN_FOR_MINORS',
};

/**
 * Applies an action to a player under the rules of guarding, in the transaction of the caller, who has locked the organizations
 * (`lockOrganizations`) and then the player's account.
 *
 * @param options.refusals codes that this call has for a refusal @param options.team the team that a player asks, with
 *   the squad of its link
 * @throws RequestError for what is refused
 */
export async function guardPlayer(
  tx: Queryable,
  player: AccountRow,
  action: GuardingAction,
  { now, today }: Moment,
  {
    team = null,
    refusals = {},
  }: {
    readonly team?: { readonly organizationId: number; readonly rosterId: number | null } | null;
    readonly refusals?: Partial<Record<GuardingRefusal, ErrorCode>>;
  } = {},
): Promise<Guarded> {
  const before = await loadGuardedPlayer(tx, player, now, team?.organizationId ?? null);
  const concerned = 'memberId' in action ? [action.byId, action.memberId] : [action.byId];
  const outcome = actOnPlayer(before, action, await factsOf(tx, before, today, concerned));
  if (outcome.refused !== null) throw new RequestError(refusals[outcome.refused] ?? codeOf[outcome.refused]);
  const { player: after, told } = outcome;
  const account = await store(tx, player, before, after, { now, rosterId: team?.rosterId ?? null });
  return { before, after, account, told, byId: action.byId };
}

/** `completeAgreements` for a player, who is locked as `guardPlayer` says. */
export async function completePlayer(tx: Queryable, player: AccountRow, { now, today }: Moment): Promise<Guarded> {
  const before = await loadGuardedPlayer(tx, player, now);
  const { player: after, told } = completeAgreements(before, await factsOf(tx, before, today, []));
  const account = await store(tx, player, before, after, { now, rosterId: null });
  return { before, after, account, told, byId: player.accountId };
}

/**
 * Ends guardians and agreements of some players that no longer hold, because another account has changed or was deleted.
 * See `settlePlayer`.
 * The organizations are locked, and the players are, in the order of their ids, or are locked by this.
 */
export async function settlePlayers(
  tx: Queryable,
  players: readonly AccountRow[],
  byId: AccountId,
  { now, today }: Moment,
): Promise<readonly Guarded[]> {
  const settled: Guarded[] = [];
  for (const player of players) {
    const before = await loadGuardedPlayer(tx, player, now);
    const { player: after, told } = settlePlayer(before, await factsOf(tx, before, today, []));
    const account = await store(tx, player, before, after, { now, rosterId: null });
    await recordEnded(tx, before, after, now);
    settled.push({ before, after, account, told, byId });
  }
  return settled;
}

/** Records the guardians who are one no more because of their own age, team or deletion. */
async function recordEnded(tx: Queryable, before: GuardedPlayer, after: GuardedPlayer, at: Date): Promise<void> {
  for (const guardianId of before.circle.guardianIds.filter((id) => !after.circle.guardianIds.includes(id))) {
    const guardian = await findAccount(tx, guardianId);
    const details = { username: guardian?.username ?? null, accountId: guardianId };
    await recordAuditEvent(tx, before.playerId, { kind: 'guardianEnded', at, origin: NO_ORIGIN, details });
  }
}

async function store(
  tx: Queryable,
  player: AccountRow,
  before: GuardedPlayer,
  after: GuardedPlayer,
  how: Parameters<typeof storeGuardedPlayer>[3],
): Promise<AccountRow> {
  if (after === before) return player;
  await storeGuardedPlayer(tx, before, after, how);
  const isWaiting = ({ teams }: GuardedPlayer, organizationId: number) =>
    teams.some((team) => team.organizationId === organizationId && team.membership === null && team.request?.wasMember);
  const waits = after.teams
    .map(({ organizationId }) => organizationId)
    .filter((id) => isWaiting(after, id) && !isWaiting(before, id));
  for (const team of (await findTeamNames(tx, waits)).values()) {
    const line = { kind: 'teamWaits' as const, at: how.now, origin: NO_ORIGIN, details: { team } };
    await recordAuditEvent(tx, player.accountId, line);
  }
  return (await findAccount(tx, player.accountId)) ?? player;
}

/** What is known of all who are or may become guardians of a player. */
async function factsOf(
  tx: Queryable,
  { circle, waiting }: GuardedPlayer,
  today: CalendarDay,
  others: readonly AccountId[],
): Promise<GuardingFacts> {
  const ids = [...circle.guardianIds, ...circle.askedGuardianIds, ...waiting.map(({ memberId }) => memberId)];
  const ages = await findAges(tx, [...ids, ...others]);
  const coaching = await findCoaching(tx, [...ids, ...others]);
  return {
    today,
    isCoach: (id) => coaching.has(id),
    isAdult: (id) => {
      const age = ages.get(id);
      return age !== undefined && isAdult(age, today);
    },
  };
}

/** Tells people what an action means for them, each in a transaction of its own, after the change (see `tell`). */
export async function tellGuarding(query: Database['query'], guarded: readonly Guarded[], at: Date): Promise<void> {
  for (const { told, after, account, byId } of guarded) {
    const teamIds = told.flatMap(({ organizationId }) => organizationId ?? []);
    const names = await findTeamNames(query, teamIds);
    for (const { toId, kind, organizationId, memberId, level, byId: askedBy } of told) {
      const by = askedBy ?? byId;
      const isOfOther = toId !== after.playerId && by !== after.playerId;
      const isQuestion = kind === 'teamAgreementAsked' || kind === 'circleAgreementAsked' || kind === 'ageStated';
      const isOwnWait = kind === 'circleWaits' && toId !== after.playerId;
      const isOfPlayer = kind === 'levelChanged' && memberId !== undefined;
      const isNamed = memberId !== undefined && memberId !== by && memberId !== toId;
      const member = isNamed ? await findAccount(query, memberId) : null;
      const details = {
        ...(organizationId === undefined ? {} : { team: { organizationId, name: names.get(organizationId) ?? '' } }),
        ...(isOfOther || isQuestion || isOwnWait || isOfPlayer ? { playerId: after.playerId } : {}),
        ...(isOfOther ? { playerName: fullName(account) } : {}),
        ...(member === null ? {} : { memberId: member.accountId, memberName: fullName(member) }),
        ...(level === undefined ? {} : { level }),
      };
      await query.transaction((tx) => tell(tx, toId, { kind, at, byId: by, details }));
    }
  }
}
