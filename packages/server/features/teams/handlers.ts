import { randomUUID } from 'node:crypto';
import { MAX_TEAM_LINKS, MAX_TEAM_PLACES, TEAM_LINK_DAYS } from '@strokebook/contract';
import { roleIn } from '@strokebook/golf/access';
import { fold } from '@strokebook/golf/format';
import { teamAddress } from '@strokebook/golf/organization';
import { readRoster } from '@strokebook/importers/rosters';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import {
  changeOrganization,
  findOrganizationById,
  insertOrganization,
  insertRoster,
  isShortNameTaken,
  listRosters,
  lockOrganizations,
} from '../../db/organizations/organization-edit-queries.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { lockSignedIn } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { limitTries } from '../../http/limit-tries.ts';
import { RequestError } from '../../http/request-error.ts';
import { hashOfSecret, newLinkSecret } from '../../lib/link-secret.ts';
import type { Services } from '../../services.ts';
import { createTeamChanges } from './change-team.ts';
import {
  listLinks,
  listPlaces,
  removeExpiredLinks,
  removeLink,
  removePlace,
  removeSquad,
  renameSquad,
  storeCoach,
  storeLink,
  storeLinkLevel,
  storePlaces,
} from './queries.ts';
import { readTeam } from './read-team.ts';
import { tellGuardiansOfTeam } from '../../guarding/tell-guardians.ts';
import { refuseGuardians } from './refuse-guardians.ts';

const DAY = 24 * 60 * 60_000;
/** Teams that one account makes in an hour: a program with its squads apart, and none by a script. */
const MAX_TEAMS_PER_HOUR = 20;

/** Teams as their coaches make and change them: name, squads, places of a pasted roster, and links (TEAM-01, TEAM-29). */
export function createTeamHandlers(services: Pick<Services, 'database' | 'query' | 'clock'>) {
  const { database, query, clock } = services;
  const changeTeam = createTeamChanges(services);
  const moment = () => ({ now: clock.now(), today: clock.today() });
  return {
    createTeam: async ({ body: { name, squads } }, { signedIn, origin }) => {
      await limitTries({ database, clock }, signInCounterKeys.teamsOfAccount(signedIn.accountId), {
        max: MAX_TEAMS_PER_HOUR,
        refusal: 'TOO_MANY_REQUESTS',
      });
      return query.transaction(async (tx) => {
        await lockOrganizations(tx);
        const own = await lockSignedIn(tx, signedIn);
        await refuseGuardians(tx, own.accountId, clock.today());
        const shortName = await freeAddress(tx, name);
        const organizationId = await insertOrganization(tx, {
          ...{ name, shortName, color: null, secondColor: null, hasPublicPage: false },
        });
        for (const squad of withoutRepeats(squads))
          await insertRoster(tx, organizationId, { name: squad, groupName: null });
        const { accountId } = own;
        await storeCoach(tx, { accountId, organizationId, isHead: true, since: clock.now() });
        await recordAuditEvent(tx, accountId, { kind: 'teamMade', at: clock.now(), origin, details: { team: name } });
        const viewer = await loadViewer(tx, signedIn);
        if (viewer === null) throw new RequestError('NotAuthorizedException');
        return readTeam(tx, organizationId, viewer, moment());
      });
    },
    getTeam: async ({ params: { organizationId } }, { viewer }) => {
      if (viewer === null) throw new RequestError('NotAuthorizedException');
      return readTeam(query, organizationId, viewer, moment());
    },
    updateTeam: async ({ params, body }, context) => {
      let formerName = body.name;
      const asked = { ...params, reason: body.reason };
      const changed = await changeTeam('headCoach', asked, context, async ({ tx, team, record }) => {
        formerName = team.name;
        if (team.revision !== body.revision) throw new RequestError('TEAM_CHANGED');
        const { organizationId } = params;
        await changeOrganization(tx, organizationId, { name: body.name, shortName: team.shortName });
        const before = await listRosters(tx, organizationId);
        const kept = new Set(body.squads.map(({ rosterId }) => rosterId));
        const places = await listPlaces(tx, organizationId);
        for (const { rosterId, memberAccountIds } of before.filter((squad) => !kept.has(squad.rosterId))) {
          const isEmpty = memberAccountIds.length === 0 && places.every((place) => place.rosterId !== rosterId);
          if (!isEmpty) throw new RequestError('SQUAD_NOT_EMPTY');
          await removeSquad(tx, organizationId, rosterId);
        }
        for (const { rosterId, name } of body.squads) {
          if (rosterId === null) await insertRoster(tx, organizationId, { name, groupName: null });
          else if (before.some((squad) => squad.rosterId === rosterId)) {
            await renameSquad(tx, organizationId, rosterId, name);
          } else throw new RequestError('NOT_FOUND');
        }
        await record('teamChanged', { change: 'edited' });
      });
      if (formerName !== changed.name) {
        const told = { kind: 'teamRenamed' as const, byId: context.signedIn.accountId, at: clock.now() };
        const team = { organizationId: changed.organizationId, name: changed.name };
        await tellGuardiansOfTeam(query, team, { ...told, today: clock.today() });
      }
      return changed;
    },
    readTeamRoster: async ({ params, body }) => {
      if ((await findOrganizationById(query, params.organizationId)) === null) throw new RequestError('NOT_FOUND');
      const { lines, skipped } = readRoster(body.text);
      return { lines: [...lines], skipped: [...skipped] };
    },
    addTeamPlaces: ({ params, body: { rosterId, lines, reason } }, context) =>
      changeTeam('coach', { ...params, reason }, context, async ({ tx, record }) => {
        const { organizationId } = params;
        await refuseNoSquad(tx, organizationId, rosterId);
        const before = await listPlaces(tx, organizationId);
        const known = new Set(before.map((place) => fold(place.name)));
        const added = lines.filter(({ name }) => {
          const isNew = !known.has(fold(name));
          known.add(fold(name));
          return isNew;
        });
        if (before.length + added.length > MAX_TEAM_PLACES) throw new RequestError('TEAM_PLACES_FULL');
        await storePlaces(
          tx,
          added.map((line) => ({ ...line, organizationId, rosterId, placeId: randomUUID() })),
        );
        await record('teamChanged', { change: 'rosterPasted' });
      }),
    removeTeamPlace: ({ params, body }, context) =>
      changeTeam('coach', { ...params, reason: body?.reason }, context, async ({ tx, record }) => {
        await removePlace(tx, params.organizationId, params.placeId);
        await record('teamChanged', { change: 'placeRemoved' });
      }),
    createTeamLink: async ({ params, body: { role, rosterId, level, reason } }, context) => {
      const secret = newLinkSecret();
      const team = await changeTeam(
        role === 'coach' ? 'headCoach' : 'coach',
        { ...params, reason },
        context,
        async ({ tx, record }) => {
          const { organizationId } = params;
          const createdAt = clock.now();
          if (rosterId !== null) await refuseNoSquad(tx, organizationId, rosterId);
          if ((await listLinks(tx, organizationId, createdAt)).length >= MAX_TEAM_LINKS) {
            throw new RequestError('TEAM_LINKS_FULL');
          }
          await removeExpiredLinks(tx, organizationId, createdAt);
          const expiresAt = new Date(createdAt.getTime() + TEAM_LINK_DAYS * DAY);
          await storeLink(tx, {
            ...{ organizationId, linkId: randomUUID(), secretHash: hashOfSecret(secret), createdAt, expiresAt },
            ...(role === 'coach' ? { role, rosterId: null } : { role, rosterId, level }),
          });
          await record('teamChanged', { change: 'linkMade', role });
        },
      );
      return { secret, team };
    },
    updateTeamLink: ({ params, body: { level, reason } }, context) =>
      changeTeam('coach', { ...params, reason }, context, async ({ tx, record }) => {
        const { organizationId, linkId } = params;
        const link = (await listLinks(tx, organizationId, clock.now())).find((one) => one.linkId === linkId);
        if (link?.role !== 'player') throw new RequestError('NOT_FOUND');
        if (link.level === level) return;
        await storeLinkLevel(tx, organizationId, linkId, level);
        await record('teamChanged', { change: 'linkChanged' });
      }),
    withdrawTeamLink: ({ params, body }, context) =>
      changeTeam('coach', { ...params, reason: body?.reason }, context, async ({ tx, viewer, record }) => {
        const { organizationId, linkId } = params;
        const link = (await listLinks(tx, organizationId, clock.now())).find((one) => one.linkId === linkId);
        if (link?.role === 'coach' && roleIn(viewer, organizationId) !== 'headCoach')
          throw new RequestError('NOT_FOUND');
        await removeLink(tx, organizationId, linkId);
        await record('teamChanged', { change: 'linkWithdrawn' });
      }),
  } satisfies Partial<Handlers>;
}

/** @throws RequestError NOT_FOUND */
async function refuseNoSquad(query: Queryable, organizationId: number, rosterId: number): Promise<void> {
  const squads = await listRosters(query, organizationId);
  if (squads.every((squad) => squad.rosterId !== rosterId)) throw new RequestError('NOT_FOUND');
}

/** An address of a team that no other one has: 'harrow-glen', else 'harrow-glen-2' and so on. */
async function freeAddress(query: Queryable, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const address = teamAddress(name, number);
    if (!(await isShortNameTaken(query, address, null))) return address;
  }
}

/** Two squads of one name could not be told apart. */
const withoutRepeats = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.findIndex((other) => fold(other) === fold(name)) === place);
