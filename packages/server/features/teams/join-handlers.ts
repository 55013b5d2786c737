import { MAX_TEAM_REQUESTS, type PlayerTeams } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { storeGender } from '../../db/accounts/store-gender.ts';
import type { Queryable } from '../../db/database.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import type { Handlers } from '../../http/handler.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { networkOf } from '../../http/network.ts';
import { RequestError } from '../../http/request-error.ts';
import { hashOfSecret } from '../../lib/link-secret.ts';
import type { Services } from '../../services.ts';
import { type Call, createOwnTeamChanges } from './change-own-teams.ts';
import { countRequests, findLink, findRequest, listMemberships, storeRequest } from './queries.ts';
import { refuseDeclined } from './declined-request.ts';
import { refuseGuardians } from './refuse-guardians.ts';
import { tellCoaches } from './tell-people.ts';

/** Links read from one network: a whole team opens one in one locker room, some of them twice. */
const MAX_READS_PER_HOUR = 240;
/** Requests of one account. */
const MAX_TRIES_PER_HOUR = 30;

/** Joining a team by its link, as a player or as a coach (TEAM-02, TEAM-28). */
export function createTeamJoinHandlers(services: Pick<Services, 'database' | 'query' | 'clock'>) {
  const { database, query, clock } = services;
  const guarding = createGuarding(services);
  const changeOwn = createOwnTeamChanges(services);
  /** @throws RequestError INVITATION_NOT_FOUND */
  const openLink = async (tx: Queryable, secret: string) => {
    const link = await findLink(tx, hashOfSecret(secret), clock.now());
    if (link === null) throw new RequestError('INVITATION_NOT_FOUND');
    return link;
  };
  const askToCoach = async (context: Call, secret: string): Promise<PlayerTeams> => {
    const asked: { organizationId: number; name: string }[] = [];
    const reply = await changeOwn(context, async (tx, _guard, own, record) => {
      const { accountId } = own;
      const { organizationId, name } = await openLink(tx, secret);
      const { coached } = await listMemberships(tx, accountId);
      if (coached.some((team) => team.organizationId === organizationId)) return own;
      const before = await findRequest(tx, organizationId, accountId);
      if (before?.role === 'coach') return own;
      await refuseGuardians(tx, accountId, clock.today());
      await refuseNewRequest(tx, { organizationId, accountId }, clock.now());
      await storeRequest(tx, {
        ...{ accountId, organizationId, role: 'coach', level: 'see', rosterId: null, requestedAt: clock.now() },
      });
      await record('teamJoinRequested', { team: name, role: 'coach', level: null });
      asked.push({ organizationId, name });
      return own;
    });
    for (const team of asked) {
      await tellCoaches(query, team, { kind: 'teamAsked', at: clock.now(), byId: context.signedIn.accountId });
    }
    return reply;
  };
  return {
    readTeamLink: async ({ body }, { origin }) => {
      await limitTries({ database, clock }, signInCounterKeys.invitationsFrom(networkOf(origin.address)), {
        max: MAX_READS_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const { organizationId, name, role, squad, level } = await openLink(query, body.secret);
      const heads = (await listCoaches(query, [organizationId])).filter(({ isHead }) => isHead);
      return { organizationId, name, role, squad, level, invitedBy: heads.map(({ fullName }) => fullName) };
    },
    askToJoinTeam: async ({ body: { secret, level, birthYear, gender } }, context) => {
      const { signedIn, origin } = context;
      await limitTries({ database, clock }, signInCounterKeys.invitationsOfAccount(signedIn.accountId), {
        max: MAX_TRIES_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const { role } = await openLink(query, secret);
      if (birthYear !== undefined) await guarding.stateOwnAge(signedIn, { birthYear }, origin);
      if (role === 'coach') return askToCoach(context, secret);
      return changeOwn(context, async (tx, { act }, own, record) => {
        const { organizationId, rosterId, name } = await openLink(tx, secret);
        const before = await findRequest(tx, organizationId, own.accountId);
        if (before === null) await refuseNewRequest(tx, { organizationId, accountId: own.accountId }, clock.now());
        if (gender !== undefined) await storeGender(tx, own, gender);
        const action = { kind: 'askTeam' as const, byId: own.accountId, organizationId, level };
        const { account } = await act(own, action, { team: { organizationId, rosterId } });
        if (account !== own) await record('teamJoinRequested', { team: name, role: 'player', level });
        return account;
      });
    },
  } satisfies Partial<Handlers>;
}

/** @throws RequestError TEAM_REQUEST_DECLINED, TEAM_REQUESTS_FULL */
async function refuseNewRequest(
  tx: Queryable,
  asked: { readonly organizationId: number; readonly accountId: AccountId },
  now: Date,
): Promise<void> {
  await refuseDeclined(tx, asked, now);
  if ((await countRequests(tx, asked.organizationId)) >= MAX_TEAM_REQUESTS)
    throw new RequestError('TEAM_REQUESTS_FULL');
}
