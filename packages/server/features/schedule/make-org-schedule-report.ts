import { orgSchedule } from '@strokebook/documents/schedule-report';
import { eventSightOf, features, holdsRole } from '@strokebook/golf/access';
import { compareNames, fullName, scheduleFileName } from '@strokebook/golf/format';
import { type PlayerGroup, readPlayerGroup, rostersOf } from '@strokebook/golf/organization';
import { loadViewer } from '../../db/accounts/access-queries.ts';
import { findNames, listOpenAccounts } from '../../db/accounts/associated-players-queries.ts';
import { findOrganizationName } from '../../db/accounts/organization-queries.ts';
import { findAllEvents } from '../../db/rounds/schedule-queries.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import { RequestError } from '../../http/request-error.ts';
import { dayEverywhere } from '../../ports/clock.ts';
import type { ReportMaker } from '../../reports/report-maker.ts';
import { listRosterMembers } from './queries.ts';
import type { Services } from '../../services.ts';

/** All schedules of an organization in one grid; those closed to the caller are only counted. */
export const createOrgScheduleReportMaker =
  ({ query, clock }: Pick<Services, 'query' | 'clock'>): ReportMaker<'org-schedule-report'> =>
  async ({ orgId, group: groupText, timeZoneOffsetMinutes }, { holder }) => {
    const viewer = holder === null ? null : await loadViewer(query, holder);
    refuseLostHolder(holder, viewer);
    const organization = await findOrganizationName(query, orgId);
    const isOpen = organization?.hasPublicPage === true || (viewer !== null && holdsRole(viewer, orgId, 'coach'));
    if (organization === null || !isOpen) throw new RequestError('NOT_FOUND');
    const { name: organizationName } = organization;
    const today = clock.today(timeZoneOffsetMinutes);
    const rosters = await listRosterMembers(query, orgId);
    const group = readPlayerGroup(groupText, rosters);
    if (typeof group === 'string') throw new RequestError('NOT_FOUND');
    const chosen = rostersOf(group, rosters);
    const memberIds = [...new Set(chosen.flatMap((roster) => roster.memberIds))];
    const open = await listOpenAccounts(query, memberIds, viewer, features.schedule);
    // The grid is of coming events alone, so whoever hides those is left out as whoever hides the schedule is.
    const players = open
      .filter((one) => eventSightOf(viewer, one, dayEverywhere(clock)) === 'full')
      // By family name, as the roster on the team's page.
      .toSorted((a, b) => compareNames(a, b) || a.accountId - b.accountId)
      .map((one) => ({ accountId: one.accountId, name: fullName(one) }));
    const groupName = groupLabel(group, chosen);
    const document = orgSchedule({
      organizationName: groupName === null ? organizationName : `${organizationName}, ${groupName}`,
      players,
      // Of a roster's members those who are still there.
      closedCount: (await findNames(query, memberIds)).size - players.length,
      events: await findAllEvents(
        query,
        players.map(({ accountId }) => accountId),
      ),
      today,
    });
    return {
      document,
      hasWords: false,
      author: organizationName,
      username: null,
      title: `${document.heading} - ${organizationName}`,
      pageTitle: 'Organization Schedule',
      fileName: scheduleFileName(
        [organizationName, ...(groupName === null ? [] : [groupName])],
        ['Schedule'],
        document,
      ),
      today,
    };
  };

/** The name of a chosen group or roster; null for all players. */
function groupLabel(group: PlayerGroup, [roster]: readonly { readonly name: string | null }[]): string | null {
  if (group.kind === 'all') return null;
  return group.kind === 'group' ? group.name : (roster?.name ?? `Roster ${group.rosterId}`);
}
