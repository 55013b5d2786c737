import type { Team } from '@strokebook/contract';
import { roleIn, seesAll, type Viewer } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { compareNames, fold, fullName } from '@strokebook/golf/format';
import type { Queryable } from '../../db/database.ts';
import { rosterName } from '../../db/accounts/organization-queries.ts';
import { findOrganizationById, listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { findRosterPlayers } from '../../db/organizations/roster-queries.ts';
import { listCoaches, listJoinedIds } from '../../db/organizations/team-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import { needsGuardian } from './player-teams.ts';
import { listLinks, listPlaces, listRequests } from './queries.ts';

/** What a reply says of a team's moment. */
export type Moment = { readonly now: Date; readonly today: CalendarDay };

/** A team as a viewer who holds a role in it reads it. @throws RequestError NOT_FOUND */
export async function readTeam(
  query: Queryable,
  organizationId: number,
  viewer: Viewer,
  { now, today }: Moment,
): Promise<Team> {
  const organization = await findOrganizationById(query, organizationId);
  const role = roleIn(viewer, organizationId);
  if (organization === null || role === null) throw new RequestError('NOT_FOUND');
  const squads = await listRosters(query, organizationId);
  const members = await findRosterPlayers(query, [...new Set(squads.flatMap((squad) => squad.memberAccountIds))]);
  const places = await listPlaces(query, organizationId);
  const requests = await listRequests(query, organizationId);
  const joinedIds = new Set(await listJoinedIds(query, [organizationId]));
  const levelOfTeam = (member: (typeof members)[number]) =>
    member.joinedTeams.find((team) => team.organizationId === organizationId)?.level ?? null;
  return {
    organizationId,
    name: organization.name,
    shortName: organization.shortName,
    hasPublicPage: organization.hasPublicPage,
    role,
    revision: organization.revision,
    squads: squads.map((squad) => ({ rosterId: squad.rosterId, name: rosterName(squad) })),
    coaches: (await listCoaches(query, [organizationId])).map(({ accountId, username, fullName: name, isHead }) => ({
      ...{ accountId, username, isHead },
      fullName: name,
    })),
    players: members
      .filter((member) => levelOfTeam(member) !== null || member.isSearchable || seesAll(viewer, member))
      .sort((a, b) => compareNames(a, b) || a.accountId - b.accountId)
      .map((member) => ({
        accountId: member.accountId,
        username: member.username,
        fullName: fullName(member),
        classYear: seesAll(viewer, member) ? (member.extraInfo.classYear ?? null) : null,
        rosterIds: squads
          .filter((squad) => squad.memberAccountIds.includes(member.accountId))
          .map((squad) => squad.rosterId),
        level: levelOfTeam(member),
      })),
    places: places.map(({ placeId, rosterId, name, classYear, email }) => ({
      ...{ placeId, rosterId, name, classYear, email },
    })),
    links: (await listLinks(query, organizationId, now)).map(
      ({ linkId, role: as, rosterId, level, createdAt, expiresAt }) => ({
        ...{
          linkId,
          role: as,
          rosterId,
          level,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        },
      }),
    ),
    // A member who gives a higher level waits for a guardian alone.
    requests: requests
      .filter((request) => request.role === 'coach' || !joinedIds.has(request.accountId))
      .map((request) => ({
        accountId: request.accountId,
        username: request.username,
        fullName: fullName(request),
        role: request.role,
        level: request.level,
        rosterId: request.rosterId,
        requestedAt: request.requestedAt.toISOString(),
        needsGuardian: needsGuardian(request, today),
        wasMember: request.memberSince !== null,
        placeId: request.role === 'player' ? placeOf(request, places) : null,
      })),
  };
}

type Requested = Awaited<ReturnType<typeof listRequests>>[number];

/** The place with a player's confirmed email or name; an email that anybody can type finds none. */
function placeOf(request: Requested, places: Awaited<ReturnType<typeof listPlaces>>): string | null {
  const email = request.emailConfirmedAt === null ? null : request.email?.toLowerCase();
  const name = fold(fullName(request));
  const found =
    places.find((place) => email != null && place.email?.toLowerCase() === email) ??
    places.find((place) => fold(place.name) === name);
  return found?.placeId ?? null;
}
