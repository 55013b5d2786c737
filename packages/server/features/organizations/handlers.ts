import { isFeaturePublic, features } from '@strokebook/golf/access';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { readPlayerGroup, rostersOf } from '@strokebook/golf/organization';
import { recentForm } from '@strokebook/golf/overview';
import { findOrganization } from '../../db/organization-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findLastRounds, findPublicPlayers, listRosters } from './queries.ts';

/** Public data of organizations: their rosters, and players whose site is public. */
export function createOrganizationHandlers(query: Queryable) {
  const load = async (shortName: string) => {
    const organization = await findOrganization(query, shortName);
    if (organization === null) throw new RequestError('NOT_FOUND');
    return organization;
  };
  return {
    getOrganization: async ({ params }) => {
      const { organizationId, name, shortName, phone, address, logoSvg } = await load(params.shortName);
      const found = await listRosters(query, organizationId);
      return {
        organizationId,
        organizationName: name,
        organizationShort: shortName,
        phone,
        address,
        imgUrl: logoSvg === null ? null : organizationImageUrl(shortName),
        roster: found.map((roster) => ({
          rosterId: roster.rosterId,
          name: roster.name ?? roster.groupName ?? `Roster ${roster.rosterId}`,
          groupName: roster.groupName,
        })),
      };
    },
    getOrganizationImage: async ({ params }) => {
      const { logoSvg } = await load(params.shortName);
      if (logoSvg === null) throw new RequestError('NOT_FOUND');
      return { contentType: 'image/svg+xml', bytes: Buffer.from(logoSvg), cacheControl: 'public, max-age=300' };
    },
    listOrganizationPlayers: async ({ params, query: { group: text } }) => {
      const { organizationId } = await load(params.shortName);
      const found = await listRosters(query, organizationId);
      const group = readPlayerGroup(text, found);
      if (typeof group === 'string') throw new RequestError('NOT_FOUND');
      const memberIds = new Set(rostersOf(group, found).flatMap((roster) => roster.memberAccountIds));
      const players = await findPublicPlayers(query, [...memberIds]);
      const showsRounds = (player: (typeof players)[number]) =>
        isFeaturePublic(
          { accountId: player.accountId, subCircleAccountIds: [], allowPublicSite: true, settings: player.settings },
          features.roundAssessment,
        );
      const rounds = await findLastRounds(
        query,
        players.filter(showsRounds).map((player) => player.accountId),
      );
      return {
        players: players.map((player) => ({
          accountId: player.accountId,
          username: player.username,
          fullName: fullName(player),
          imgUrl: `/api/accounts/${player.accountId}/image?size=96`,
          school: schoolLine(player.extraInfo),
          recentForm: recentForm(rounds.get(player.accountId) ?? []),
        })),
      };
    },
  } satisfies Partial<Handlers>;
}

const organizationImageUrl = (shortName: string): string => `/api/organizations/${encodeURIComponent(shortName)}/image`;
