import { findAccountByKey, usernameKey } from '../../db/accounts/account-keys.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { tellOfChange } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import type { Handlers } from '../../http/handler.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { createTeamChanges } from './change-team.ts';
import { needsGuardian } from './player-teams.ts';
import { findRequest } from './queries.ts';

/** A coach of a whole team of children names a guardian for each, some of them twice. */
const MAX_NAMED_PER_HOUR = 60;

/** A coach names the guardian of a player who waits for one (TEAM-28). */
export function createTeamGuardianHandlers(services: Pick<Services, 'database' | 'query' | 'clock'>) {
  const { database, clock } = services;
  const changeTeam = createTeamChanges(services);
  return {
    nameTeamGuardian: async ({ params, body }, context) => {
      await limitTries({ database, clock }, signInCounterKeys.guardiansNamedBy(context.signedIn.accountId), {
        max: MAX_NAMED_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      const asked = { ...params, reason: body.reason };
      return changeTeam('coach', asked, context, async ({ tx, guard, own, member, record, recordOfMember }) => {
        const { organizationId, memberId: playerId } = params;
        const request = member === null ? null : await findRequest(tx, organizationId, playerId);
        if (member === null || request === null || !needsGuardian({ ...member, ...request }, clock.today())) {
          throw new RequestError('TEAM_REQUEST_GONE');
        }
        await record('teamChanged', { change: 'guardianAsked', member: member.username });
        const memberId = await findAccountByKey(tx, usernameKey(body.username));
        const guardian = memberId === null ? null : await findAccount(tx, memberId);
        if (guardian === null) return;
        const coaches = await listCoaches(tx, [organizationId]);
        if (coaches.some(({ accountId }) => accountId === memberId)) throw new RequestError('GUARDIAN_COACHES');
        const { accountId, username } = guardian;
        const action = { kind: 'nameGuardian' as const, byId: own.accountId, memberId: accountId, isGuardian: true };
        // Whether that person is in the circle is not for a coach to know.
        const named = await guard.act(member, action).catch(refusedAsNull);
        if (named === null || named.account === member) return;
        await recordOfMember(playerId, 'guardianNamed', { accountId, username });
        await tellOfChange(tx, playerId, { at: guard.moment.now, byId: own.accountId, roundId: null });
      });
    },
  } satisfies Partial<Handlers>;
}

/** Null for an action that the rules refuse, which has changed nothing. */
function refusedAsNull(error: unknown): null {
  if (error instanceof RequestError) return null;
  throw error;
}
