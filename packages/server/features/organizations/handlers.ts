import { canSee, features, holdsRole, isSitePublic, seesAll, type Viewer } from '@strokebook/golf/access';
import { formOf, formPlaces, withoutQualifiers } from '@strokebook/golf/form';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { readPlayerGroup, rostersOf } from '@strokebook/golf/organization';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { findFormRounds } from '../../db/rounds/form-rounds-queries.ts';
import { findOrganization, rosterName } from '../../db/accounts/organization-queries.ts';
import { listRosters } from '../../db/organizations/organization-edit-queries.ts';
import { listJoinedIds } from '../../db/organizations/team-queries.ts';
import { findRosterPlayers, type RosterPlayer } from '../../db/organizations/roster-queries.ts';
import { profileImageUrl } from '../../db/accounts/public-account.ts';
import { dayEverywhere } from '../../ports/clock.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';

/** Organizations: their rosters, and the players who are open to the caller. */
export function createOrganizationHandlers({
  database: { query },
  tokens,
  clock,
}: Pick<Services, 'database' | 'tokens' | 'clock'>) {
  /** Whether a viewer coaches or has joined the team of an organization. */
  const isOfTeam = async (viewer: Viewer | null, organizationId: number): Promise<boolean> =>
    viewer !== null &&
    (holdsRole(viewer, organizationId, 'coach') ||
      (await listJoinedIds(query, [organizationId])).includes(viewer.accountId));
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
          name: rosterName(roster),
          groupName: roster.groupName,
        })),
      };
    },
    getOrganizationImage: async ({ params }) => {
      const { logoSvg } = await load(params.shortName);
      if (logoSvg === null) throw new RequestError('NOT_FOUND');
      return { contentType: 'image/svg+xml', bytes: Buffer.from(logoSvg), cacheControl: 'public, max-age=300' };
    },
    listOrganizationPlayers: async ({ params, query: { group: text } }, { holder }) => {
      const viewer = holder === null ? null : await loadViewer(query, holder);
      refuseLostHolder(holder, viewer);
      const { organizationId } = await load(params.shortName);
      const found = await listRosters(query, organizationId);
      const group = readPlayerGroup(text, found);
      if (typeof group === 'string') throw new RequestError('NOT_FOUND');
      const memberIds = new Set(rostersOf(group, found).flatMap((roster) => roster.memberAccountIds));
      const members = await findRosterPlayers(query, [...memberIds]);
      const players = members.filter((player) => player.isSearchable || seesAll(viewer, player));
      const showsRounds = (player: RosterPlayer) => canSee(viewer, player, features.roundAssessment);
      const shown = players.filter(showsRounds).map((player) => ({
        accountId: player.accountId,
        // The scores of events that are over for everybody: only those to come can be hidden.
        eventSight: canSee(viewer, player, features.schedule)
          ? seesAll(viewer, player)
            ? ('full' as const)
            : dayEverywhere(clock)
          : null,
      }));
      const shownIds = new Set(shown.map(({ accountId }) => accountId));
      const today = clock.today();
      const rounds = await findFormRounds(query, shown, today);
      const countsQualifiers = await isOfTeam(viewer, organizationId);
      const forms = players.map(({ accountId }) => {
        if (!shownIds.has(accountId)) return null;
        const ofPlayer = rounds.get(accountId) ?? [];
        return formOf(countsQualifiers ? ofPlayer : withoutQualifiers(ofPlayer), today);
      });
      const isAcrossSquads = rostersOf(group, found).length > 1;
      const places = isAcrossSquads ? [] : formPlaces(forms.map((form) => form?.figure ?? null));
      return {
        ...{ countsQualifiers, isAcrossSquads },
        players: await Promise.all(
          players.map(async (player, index) => ({
            accountId: player.accountId,
            username: player.username,
            fullName: fullName(player),
            imgUrl: profileImageUrl(player.accountId, {
              size: '96',
              token: isSitePublic(player) ? null : await tokens.create(player.accountId, 'profilePicture'),
            }),
            school: schoolLine(player.extraInfo),
            form: forms[index] ?? null,
            place: places[index] ?? null,
          })),
        ),
      };
    },
  } satisfies Partial<Handlers>;
}

const organizationImageUrl = (shortName: string): string => `/api/organizations/${encodeURIComponent(shortName)}/image`;
