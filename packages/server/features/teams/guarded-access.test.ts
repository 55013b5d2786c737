import { errorsOf, type Route, type RouteId, routes } from '@strokebook/contract';
import { type AccessLevel, accessLevels, includesLevel } from '@strokebook/golf/access';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOf } from '../../testing/every-call.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, openEmbeddedTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** What a player has said of their age. */
const ages = { adult: 1990, minor: 2012, unknown: null } as const;
type Age = keyof typeof ages;

/** How far the agreement of a guardian has come, each reached by the calls of the people concerned. */
const guardianStates = ['none', 'waiting', 'agreed', 'agreedToLess', 'ended', 'isCoach', 'isMinor'] as const;
type GuardianState = (typeof guardianStates)[number];

const [HEAD, ASSISTANT, FORMER, STRANGER, PARENT, TEENAGER] = [901, 902, 903, 904, 905, 906];
/** Whoever asks for the player. */
const roles = {
  headCoach: HEAD,
  coach: ASSISTANT,
  formerCoach: FORMER,
  stranger: STRANGER,
  guardian: PARENT,
  namedTeenager: TEENAGER,
} as const;
type Role = keyof typeof roles;
const roleNames = Object.keys(roles) as Role[];

type Case = { readonly age: Age; readonly state: GuardianState; readonly level: AccessLevel };
const cases: readonly Case[] = (Object.keys(ages) as Age[]).flatMap((age) =>
  guardianStates.flatMap((state) => accessLevels.map((level) => ({ age, state, level }))),
);

/** What each role may do, said a second time: the player gives the team `level`, and a guardian gets 'enter' by a link. */
function expectedLevel(role: Role, { age, state, level }: Case): AccessLevel | null {
  if (role === 'guardian') {
    // An adult has no guardian; who ended it, or was not yet one, sees nothing of a player under 18.
    return age !== 'adult' && (state === 'waiting' || state === 'agreed' || state === 'agreedToLess') ? 'enter' : null;
  }
  if (role !== 'headCoach' && role !== 'coach') return null;
  if (age === 'adult' || state === 'agreed') return level;
  return state === 'agreedToLess' ? 'see' : null;
}

/** A route for each level, which a call changes nothing by. */
const firstRoutes: readonly RouteId[] = ['listRounds', 'deleteRound', 'getProfileDetails'];
const levelOfRoute = (id: RouteId): AccessLevel => {
  const { access } = routes[id] as Route;
  return access.kind === 'level' ? access.level : 'see';
};
/** Every route of an account that asks for a level or a page, apart from drawings, which keep a core busy. */
const accountRoutes = (Object.keys(routes) as RouteId[]).filter((id) => {
  const { access, path }: Route = routes[id];
  const isOfAccount = access.kind === 'level' || access.kind === 'feature' || access.kind === 'anyFeature';
  return isOfAccount && path.includes(':accountId') && !errorsOf(routes[id]).has('REPORTS_BUSY');
});

describe('who may do what with a player in a team, by age and by the state of the guardian', () => {
  onEachDatabase((openTestDatabase, { isSecond }) =>
    askTable(openTestDatabase, {
      // What the level of a team decides is the same for each: the others are asked in the full tier.
      asked: cases.filter(({ level }) => level === 'manage').filter((_one, index) => !isSecond || index % 3 === 0),
      routeIds: firstRoutes,
      askedRoles: ['headCoach', 'guardian', 'namedTeenager'],
    }),
  );
});

describe('who may do what with a player in a team, with every route, role, level and age', { tags: ['full'] }, () => {
  askTable(openEmbeddedTestDatabase, { asked: cases, routeIds: accountRoutes, askedRoles: roleNames });
});

type Table = {
  readonly asked: readonly Case[];
  readonly routeIds: readonly RouteId[];
  readonly askedRoles: readonly Role[];
};

function askTable(openTestDatabase: () => Promise<TestDatabase>, { asked, routeIds, askedRoles }: Table): void {
  const { database, server } = useTestServer(openTestDatabase);
  const tokens = new Map<number, string>();
  const as = (accountId: number) => ({ token: tokens.get(accountId) });
  let links = { organizationId: 0, player: '', coach: '' };

  beforeAll(async () => {
    for (const accountId of Object.values(roles)) {
      await storeAccount(database, {
        ...{ accountId, allowPublicSite: false },
        birthYear: accountId === TEENAGER ? 2011 : 1980,
      });
      tokens.set(accountId, await server.tokenOf(accountId));
    }
    const { body: team } = await server.call('createTeam', { body: { name: 'Guarded', squads: ['All'] } }, as(HEAD));
    const { organizationId } = team;
    const linkFor = async (role: 'player' | 'coach') =>
      (await server.call('createTeamLink', { params: { organizationId }, body: { role, rosterId: null } }, as(HEAD)))
        .body.secret;
    links = { organizationId, player: await linkFor('player'), coach: await linkFor('coach') };
    for (const accountId of [ASSISTANT, FORMER]) {
      await server.call('askToJoinTeam', { body: { secret: links.coach, level: 'see' } }, as(accountId));
      const params = { organizationId, memberId: accountId };
      const answer = { isAccepted: true, rosterId: null, placeId: null };
      await server.call('answerTeamRequest', { params, body: answer }, as(HEAD));
    }
    await server.call('removeTeamCoach', { params: { organizationId, memberId: FORMER } }, as(HEAD));
  });
  // The same people ask for every player.
  beforeEach(() => database.pool.query('DELETE FROM sign_in_counters'));

  /** Brings a new player into a state by the calls of the people concerned, some of which are refused. */
  const reach = async (accountId: number, { age, state, level }: Case): Promise<void> => {
    await storeAccount(database, { accountId, allowPublicSite: false, birthYear: ages[age] });
    tokens.set(accountId, await server.tokenOf(accountId));
    const { organizationId } = links;
    const guardian = state === 'isCoach' ? ASSISTANT : state === 'isMinor' ? TEENAGER : PARENT;
    await server.call('askToJoinTeam', { body: { secret: links.player, level } }, as(accountId));
    if (state !== 'none') {
      const body = { isForGuardian: true, level: 'enter' as const };
      const { secret } = (await server.call('createCircleInvitation', { body }, as(accountId))).body;
      await server.call('acceptCircleInvitation', { body: { secret } }, as(guardian));
    }
    if (state !== 'none' && state !== 'waiting') {
      const params = { playerId: accountId, organizationId };
      const agreed = state === 'agreedToLess' ? 'see' : level;
      await server.call('agreeToTeam', { params, body: { level: agreed } }, as(guardian));
    }
    const answer = { isAccepted: true, rosterId: null, placeId: null };
    await server.call('answerTeamRequest', { params: { organizationId, memberId: accountId }, body: answer }, as(HEAD));
    if (state === 'ended') {
      await server.call('nameGuardian', { params: { memberId: guardian }, body: { isGuardian: false } }, as(accountId));
    }
    // Neither side gets more by asking for it.
    await server.call('updateTeamLevel', { params: { organizationId }, body: { level } }, as(accountId));
  };

  it.each(asked.map((one, index) => [`${one.age}, guardian: ${one.state}, team: ${one.level}`, one, index] as const))(
    '%s (TEAM-02, TEAM-27, TEAM-28)',
    { timeout: 120_000 },
    async (_name, one, index) => {
      const accountId = 1_000 + index;
      await reach(accountId, one);
      const wrong: string[] = [];
      for (const role of askedRoles) {
        const held = expectedLevel(role, one);
        for (const id of routeIds) {
          const isOpen = includesLevel(held, levelOfRoute(id));
          const caller = { accountId: roles[role], firstName: 'First', lastName: `Last ${roles[role]}` };
          const { status, body } = await server.call(id, callOf(id, { accountId, caller }) as never, {
            ...as(roles[role]),
            from: `10.2.${index}.1`,
          });
          const code = (body as { readonly error?: { readonly code?: string } } | undefined)?.error?.code;
          const isRefused = status === 404 && code === 'NOT_FOUND';
          // A closed account answers like a missing one; an open one may still lack what the call names.
          if (!isOpen && !isRefused) wrong.push(`${role} may ${id}: ${status}`);
          if (isOpen && firstRoutes.includes(id) && status !== 200) wrong.push(`${role} may not ${id}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
}
