import type { InputOf } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { formatDay, fullName, scheduleFileName } from '@strokebook/golf/format';
import { orgSchedule, type OrgScheduleReport } from '@strokebook/documents/schedule-report';
import type { ReportDrawer, ReportFrame } from '@strokebook/reports';
import { loadViewer } from '../../db/access-queries.ts';
import { findNames, listOpenAccounts } from '../../db/associated-players-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { findOrganizationName } from '../../db/organization-queries.ts';
import { refuseLostHolder } from '../../http/check-access.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAllEvents } from '../../db/schedule-queries.ts';
import { findRosterMembers } from './queries.ts';

type Deps = {
  readonly query: Queryable;
  readonly clock: Clock;
  readonly drawer: ReportDrawer;
  readonly productName: string;
};

/** All schedules of an organization that the caller may see, in one grid. */
export function createOrgScheduleHandlers(deps: Deps) {
  return {
    getOrgScheduleReport: async (input, context) => {
      const data = await documentOf(deps, input, context);
      const pdf = await deps.drawer.drawPdf({ caller: context.caller, data });
      const fileName = scheduleFileName([data.subject], ['Schedule'], data);
      return { data: Buffer.from(pdf).toString('base64'), fileName: `${fileName}.pdf` };
    },
    previewOrgScheduleReport: async (input, context) => {
      const data = await documentOf(deps, input, context);
      return { svg: await deps.drawer.drawPreview({ caller: context.caller, data }) };
    },
  } satisfies Partial<Handlers>;
}

async function documentOf(
  { query, clock, productName }: Deps,
  { params: { organizationId }, body }: Pick<InputOf<'getOrgScheduleReport'>, 'params' | 'body'>,
  { holder }: Pick<RequestContext, 'holder'>,
): Promise<OrgScheduleReport & ReportFrame> {
  const viewer = holder === null ? null : await loadViewer(query, holder);
  refuseLostHolder(holder, viewer);
  const organizationName = await findOrganizationName(query, organizationId);
  if (organizationName === null) throw new RequestError('NOT_FOUND');
  const today = clock.today(body.timeZoneOffsetMinutes);
  const memberIds = await findRosterMembers(query, organizationId);
  const open = await listOpenAccounts(query, memberIds, viewer, features.schedule);
  const players = open
    .map((one) => ({ accountId: one.accountId, name: fullName(one) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.accountId - b.accountId));
  const report = orgSchedule({
    organizationName,
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
    ...report,
    paper: body.paper,
    title: `${report.heading} - ${organizationName}`,
    author: organizationName,
    date: formatDay(today, true),
    link: null,
    productName,
  };
}
