import { type EditedOrganization, MAX_ROSTER_MEMBERS, type OrganizationChange } from '@strokebook/contract';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import { rosterName } from '../../db/accounts/organization-queries.ts';
import { tellOfChange } from '../../db/notices/tell.ts';
import { tellGuardiansOfChange, tellGuardiansOfTeam } from '../../guarding/tell-guardians.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import {
  changeOrganization,
  findOrganizationById,
  incrementVersions,
  insertOrganization,
  insertRoster,
  isShortNameTaken,
  listOrganizations,
  listRosters,
  lockOrganizations,
  storeMembers,
} from '../../db/organizations/organization-edit-queries.ts';
import { listCoaches, removeTeamPlayer } from '../../db/organizations/team-queries.ts';
import { findAccountsById } from './queries.ts';
import { recordSupport } from './support-event.ts';
import type { Services } from '../../services.ts';

/** Organizations, their rosters and who is on them. */
export function createOrganizationEditHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  /** Changes organizations in one transaction, with a line in the trail of the product manager. */
  const change = (
    { signedIn, origin }: RequestContext,
    work: (tx: Queryable) => Promise<number>,
  ): Promise<EditedOrganization> =>
    database.query.transaction(async (tx) => {
      await lockOrganizations(tx);
      const organizationId = await work(tx);
      const edited = await loadOrganization(tx, organizationId);
      const by = (await findAccount(tx, signedIn.accountId))?.username ?? null;
      for (const { accountId, isHead } of await listCoaches(tx, [organizationId])) {
        if (!isHead || accountId === signedIn.accountId) continue;
        await recordAuditEvent(tx, accountId, {
          ...{ kind: 'supportTeamChanged', at: clock.now(), origin: NO_ORIGIN },
          details: { team: edited.name, change: 'edited', by },
        });
      }
      await recordAuditEvent(tx, signedIn.accountId, {
        ...{ kind: 'organizationChanged', at: clock.now(), origin },
        details: { organization: edited.name },
      });
      return edited;
    });
  return {
    listEditedOrganizations: async () => ({ organizations: await listOrganizations(database.query) }),
    getEditedOrganization: ({ params }) => loadOrganization(database.query, params.organizationId),
    createOrganization: ({ body }, context) =>
      change(context, async (tx) => {
        await refuseTaken(tx, body, null);
        return insertOrganization(tx, body);
      }),
    updateOrganization: async ({ params: { organizationId }, body }, context) => {
      let formerName = body.name;
      const edited = await change(context, async (tx) => {
        const before = await loadOrganization(tx, organizationId);
        formerName = before.name;
        await refuseTaken(tx, body, organizationId);
        await changeOrganization(tx, organizationId, body);
        const members = before.rosters.flatMap((roster) => roster.members.map(({ accountId }) => accountId));
        await incrementVersions(tx, members);
        return organizationId;
      });
      if (formerName !== edited.name) {
        const told = { kind: 'teamRenamed' as const, byId: context.signedIn.accountId, at: clock.now() };
        await tellGuardiansOfTeam(
          database.query,
          { organizationId, name: edited.name },
          { ...told, today: clock.today() },
        );
      }
      return edited;
    },
    createRoster: ({ params: { organizationId }, body }, context) =>
      change(context, async (tx) => {
        await loadOrganization(tx, organizationId);
        await insertRoster(tx, organizationId, body);
        return organizationId;
      }),
    setRosterMember: async ({ params, body: { accountId, isMember, reason } }, { signedIn: by }) => {
      const at = clock.now();
      let isChanged = false;
      const edited = await database.query.transaction(async (tx) => {
        await lockOrganizations(tx);
        const { organizationId, rosterId } = params;
        const organization = await findOrganizationById(tx, organizationId);
        const squads = await listRosters(tx, organizationId);
        const roster = squads.find((one) => one.rosterId === rosterId);
        if (organization === null || roster === undefined) throw new RequestError('NOT_FOUND');
        const member = await lockAccount(tx, accountId);
        if (member === null) throw new RequestError('NOT_FOUND');
        const { memberAccountIds: before } = roster;
        if (before.includes(accountId) === isMember) return loadOrganization(tx, organizationId);
        if (isMember && before.length >= MAX_ROSTER_MEMBERS) throw new RequestError('ROSTER_FULL');
        const after = isMember ? [...before, accountId] : before.filter((id) => id !== accountId);
        await storeMembers(tx, roster, after);
        isChanged = true;
        // Nobody stays in a team who is on none of its squads.
        const isOnOther = squads.some((one) => one !== roster && one.memberAccountIds.includes(accountId));
        if (!isMember && !isOnOther) await removeTeamPlayer(tx, organizationId, accountId);
        await incrementDataVersion(tx, accountId);
        await recordSupport(tx, accountId, {
          ...{ kind: isMember ? 'supportRosterJoined' : 'supportRosterLeft', at, by, reason },
          details: { roster: `${rosterName(roster)}, ${organization.name}` },
        });
        for (const head of (await listCoaches(tx, [organizationId])).filter((coach) => coach.isHead)) {
          if (head.accountId === accountId || head.accountId === by.accountId) continue;
          const change = isMember ? 'listed' : 'unlisted';
          const details = { team: organization.name, change, member: member.username };
          await recordSupport(tx, head.accountId, { kind: 'supportTeamChanged', at, by, reason, details });
        }
        return loadOrganization(tx, organizationId);
      });
      if (!isChanged) return edited;
      const change = { at, byId: by.accountId, roundId: null };
      await database.query.transaction((tx) => tellOfChange(tx, accountId, change));
      await tellGuardiansOfChange(database.query, accountId, change, clock.today());
      return edited;
    },
  } satisfies Partial<Handlers>;
}

/** @throws RequestError SHORT_NAME_TAKEN */
async function refuseTaken(
  query: Queryable,
  { shortName }: OrganizationChange,
  exceptId: number | null,
): Promise<void> {
  if (await isShortNameTaken(query, shortName, exceptId)) throw new RequestError('SHORT_NAME_TAKEN');
}

/** @throws RequestError NOT_FOUND */
async function loadOrganization(query: Queryable, organizationId: number): Promise<EditedOrganization> {
  const organization = await findOrganizationById(query, organizationId);
  if (organization === null) throw new RequestError('NOT_FOUND');
  const found = await listRosters(query, organizationId);
  const people = await findAccountsById(query, [...new Set(found.flatMap((roster) => roster.memberAccountIds))]);
  const { name, shortName, color, secondColor } = organization;
  return {
    ...{ organizationId, name, shortName, color, secondColor },
    memberCount: people.length,
    rosters: found.map((roster) => ({
      rosterId: roster.rosterId,
      name: rosterName(roster),
      groupName: roster.groupName,
      members: people
        .filter(({ accountId }) => roster.memberAccountIds.includes(accountId))
        .map(({ accountId, username, firstName, lastName }) => ({ accountId, username, firstName, lastName })),
    })),
  };
}
