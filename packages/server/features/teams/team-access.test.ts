import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { type Route, type RouteId, routes } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizations, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { callOf } from '../../testing/every-call.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const TEAM = 41;
const OTHER_TEAM = 42;
const SINCE = new Date('2026-01-01T00:00:00Z');

/** Everybody who may call a route of a team, each with an account. */
const callers = {
  visitor: null,
  stranger: 901,
  headCoach: 902,
  coach: 903,
  player: 904,
  formerPlayer: 905,
  formerCoach: 906,
  coachOfOtherTeam: 907,
  guardianOfPlayer: 908,
  productManager: 909,
  deleted: 910,
} as const;
type Caller = keyof typeof callers;
const callerNames = Object.keys(callers) as Caller[];

const teamRoutes = (Object.keys(routes) as RouteId[]).filter((id) => (routes[id] as Route).access.kind === 'team');

/** Who coaches, and who is head coach (TEAM-36), said a second time. */
const coaches: readonly Caller[] = ['headCoach', 'coach', 'productManager'];
const heads: readonly Caller[] = ['headCoach', 'productManager'];

/** The status of a call with access: most name a member, a place or a squad that does not exist. */
const answers: Partial<Record<RouteId, number>> = {
  getTeam: 200,
  getTeamRoom: 200,
  compareWithTeam: 200,
  readTeamRoster: 200,
  createTeamLink: 200,
  withdrawTeamLink: 200,
  removeTeamPlace: 200,
  updateTeam: 409,
  createQualifier: 422,
  createTeamEvent: 422,
};

/** A product manager says why they change a team that they do not coach (TEAM-O164). */
const withReason = (id: RouteId, caller: Caller, call: { readonly body?: object }) => {
  const { access, errors = [] } = routes[id] as Route;
  const isAsked = access.kind === 'team' && errors.includes('SUPPORT_REASON_REQUIRED');
  const reason = { category: 'correction', note: 'A test' };
  return isAsked && caller === 'productManager' ? { ...call, body: { ...call.body, reason } } : call;
};

describe('who may call what of a team', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  const tokens = new Map<Caller, string>();

  beforeAll(async () => {
    for (const [name, accountId] of Object.entries(callers)) {
      if (accountId === null) continue;
      await storeAccount(database, {
        accountId,
        allowPublicSite: false,
        isProductManager: name === 'productManager',
        birthDate: calendarDay('1980-01-01'),
        ...(name === 'player'
          ? { seeingIds: [callers.guardianOfPlayer], guardianIds: [accountIdOf(callers.guardianOfPlayer)] }
          : {}),
      });
      tokens.set(name as Caller, await server.tokenOf(accountId));
    }
    const team = { hasPublicPage: false, revision: 7 };
    await database.query.insert(organizations).values([
      { ...team, organizationId: TEAM, name: 'Team', shortName: 'team' },
      { ...team, organizationId: OTHER_TEAM, name: 'Other', shortName: 'other' },
    ]);
    await database.query.insert(rosters).values([
      { organizationId: TEAM, rosterId: 9, name: 'All', memberAccountIds: [accountIdOf(callers.player)] },
      { organizationId: OTHER_TEAM, rosterId: 9, name: 'All', memberAccountIds: [] },
    ]);
    const coach = (accountId: number, isHead: boolean, organizationId = TEAM) => ({
      ...{ accountId: accountIdOf(accountId), organizationId, isHead, since: SINCE },
    });
    await database.query
      .insert(teamCoaches)
      .values([
        coach(callers.headCoach, true),
        coach(callers.coach, false),
        coach(callers.formerCoach, false),
        coach(callers.coachOfOtherTeam, true, OTHER_TEAM),
        coach(callers.deleted, true),
      ]);
    const joined = { organizationId: TEAM, level: 'see', since: SINCE } as const;
    await database.query
      .insert(teamPlayers)
      .values([callers.player, callers.formerPlayer].map((id) => ({ ...joined, accountId: accountIdOf(id) })));
    const as = (caller: Caller) => ({ token: tokens.get(caller) });
    const params = { organizationId: TEAM };
    await server.call('removeTeamCoach', { params: { ...params, memberId: callers.formerCoach } }, as('headCoach'));
    await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as('formerPlayer'));
    await database.pool.query(`DELETE FROM team_coaches WHERE account_id = ${callers.deleted}`);
    await database.pool.query(`DELETE FROM accounts WHERE account_id = ${callers.deleted}`);
  });

  const expected = (id: RouteId, caller: Caller): number => {
    if (caller === 'visitor' || caller === 'deleted') return 401;
    const { access } = routes[id] as Route;
    const allowed = access.kind === 'team' && access.role === 'headCoach' ? heads : coaches;
    return allowed.includes(caller) ? (answers[id] ?? 404) : 404;
  };

  it.each(teamRoutes)(
    '%s: only coaches of this team, or its head coaches, and product managers (TEAM-03, TEAM-36)',
    async (id) => {
      const found: Record<string, number> = {};
      for (const caller of callerNames) {
        const { params, ...call } = callOf(id, {
          accountId: callers.player,
          caller: { accountId: callers[caller] ?? 0, firstName: 'A', lastName: 'B' },
        }) as { readonly params: object; readonly body?: object };
        const asked = { ...withReason(id, caller, call), params: { ...params, organizationId: TEAM } };
        const { status } = await server.call(id, asked as never, { token: tokens.get(caller) });
        found[caller] = status;
      }
      expect(found).toEqual(Object.fromEntries(callerNames.map((caller) => [caller, expected(id, caller)])));
    },
  );

  it.each(teamRoutes.filter((id) => ((routes[id] as Route).errors ?? []).includes('SUPPORT_REASON_REQUIRED')))(
    '%s: a product manager who does not coach the team must say why, and its coaches need not (TEAM-O164, OPS-11)',
    async (id) => {
      const { params, ...call } = callOf(id, {
        accountId: callers.player,
        caller: { accountId: callers.productManager, firstName: 'A', lastName: 'B' },
      }) as { readonly params: object };
      const asked = { ...call, params: { ...params, organizationId: TEAM } };
      const { status, error } = await server.call(id, asked as never, { token: tokens.get('productManager') });
      expect([status, error?.code]).toEqual([422, 'SUPPORT_REASON_REQUIRED']);
    },
  );

  it('every route that changes a team asks product managers for the reason (TEAM-O164)', () => {
    const changing = teamRoutes.filter((id) => {
      const { method, isRead } = routes[id] as Route;
      return method !== 'GET' && isRead !== true;
    });
    const asking = teamRoutes.filter((id) => ((routes[id] as Route).errors ?? []).includes('SUPPORT_REASON_REQUIRED'));
    expect(asking).toEqual(changing);
    expect(changing.length).toBeGreaterThan(8);
  });

  it('the pages of a player who has joined are open to coaches of this team alone (TEAM-03, TEAM-27)', async () => {
    const statuses: Record<string, number> = {};
    for (const caller of callerNames) {
      const call = { params: { accountId: accountIdOf(callers.player) } };
      statuses[caller] = (await server.call('listRounds', call, { token: tokens.get(caller) })).status;
    }
    const open = new Set<Caller>([...coaches, 'player', 'guardianOfPlayer']);
    expect(statuses).toEqual(
      Object.fromEntries(
        callerNames.map((caller) => [caller, caller === 'deleted' ? 401 : open.has(caller) ? 200 : 404]),
      ),
    );
  });
});
