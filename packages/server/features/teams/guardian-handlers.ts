import { type AccountId, isGuardian, isMember } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findAccountByKey, usernameKey } from '../../db/accounts/account-keys.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { storeGuardians } from '../../db/accounts/store-guardians.ts';
import { tell, tellOfChange } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { createTeamChanges } from './change-team.ts';
import { findRequest } from './queries.ts';
import { needsGuardian } from './read-team.ts';

/** A coach names the guardian of a player who waits for one (TEAM-28). */
export function createTeamGuardianHandlers(services: Pick<Services, 'query' | 'clock'>) {
  const { query, clock } = services;
  const changeTeam = createTeamChanges(services);
  return {
    nameTeamGuardian: async ({ params, body }, context) => {
      const at = clock.now();
      let askedId: AccountId | null = null;
      const team = await changeTeam(
        'coach',
        { ...params, reason: body.reason },
        context,
        async ({ tx, own, member, record }) => {
          const { organizationId, memberId } = params;
          const request = member === null ? null : await findRequest(tx, organizationId, memberId);
          if (member === null || request === null || !needsGuardian({ ...member, ...request }, clock.today())) {
            throw new RequestError('TEAM_REQUEST_GONE');
          }
          const guardianId = await findAccountByKey(tx, usernameKey(body.username));
          const coaches = await listCoaches(tx, [organizationId]);
          // A coach who names a coach would agree with themselves.
          const mayAgree = guardianId !== null && coaches.every(({ accountId }) => accountId !== guardianId);
          const guardian = mayAgree && isMember(guardianId, member) ? await findAccount(tx, guardianId) : null;
          if (guardian === null) throw new RequestError('GUARDIAN_NOT_IN_CIRCLE');
          if (isGuardian(guardian.accountId, member) || member.askedGuardianIds.includes(guardian.accountId)) return;
          const { guardianIds, askedGuardianIds } = member;
          await storeGuardians(tx, memberId, {
            guardianIds,
            askedGuardianIds: [...askedGuardianIds, guardian.accountId],
          });
          askedId = guardian.accountId;
          const named = { accountId: guardian.accountId, username: guardian.username };
          await recordAuditEvent(tx, memberId, {
            ...{ kind: 'guardianNamed', at, origin: NO_ORIGIN },
            details: { ...named, by: own.username },
          });
          await tellOfChange(tx, memberId, { at, byId: own.accountId, roundId: null });
          await record('teamChanged', { change: 'guardianAsked', member: member.username });
        },
      );
      // `tell` locks the guardian, who is neither of the two that the change has locked.
      const toId: AccountId | null = askedId;
      if (toId !== null) {
        await query.transaction((tx) => tell(tx, toId, { kind: 'guardianAsked', at, byId: params.memberId }));
      }
      return team;
    },
  } satisfies Partial<Handlers>;
}
