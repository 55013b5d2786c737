import type { AccountId } from '@strokebook/golf/access';
import type { CallOf, CompareState, Paper } from '@strokebook/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** A kept resume by its number alone; null where there is none, or none that is open. */
export const keptResumeQuery = (api: Api, hash: number, paper?: Paper) =>
  api.queryOrNull('getResumeReport', { params: { hash }, query: { paper } });

/** The resume of a player as they last chose it; null where it is not open. */
export const defaultResumeQuery = (api: Api, accountId: AccountId, paper?: Paper) =>
  api.queryOrNull('getDefaultResumeReport', { params: { accountId }, query: { paper } });

export type PlayerReportRequest = {
  readonly accountId: AccountId;
  readonly report: string;
  readonly prefersMetric: boolean;
  readonly timeframe?: string | undefined;
  readonly courseId?: string | undefined;
  readonly paper?: Paper | undefined;
};

/** How a report of a player is asked for; what is left open is the report's own choice. */
export const playerReportCall = ({
  accountId,
  report,
  prefersMetric,
  timeframe,
  courseId,
  paper,
}: PlayerReportRequest) => ({
  params: { accountId, report },
  query: { prefersMetric: String(prefersMetric), timeframe, courseId, paper },
});

/** A report of a player; null where it is not open, or is asked for with what it does not know. */
export const playerReportQuery = (api: Api, request: PlayerReportRequest) =>
  api.queryOrNull('getPlayerReport', playerReportCall(request));

export type CompareReportRequest = CompareState & { readonly paper: Paper };

/** The pages of a comparison's report; those before stay until the new ones are in. */
export const compareReportPreviewQuery = (api: Api, accountId: AccountId, body: CompareReportRequest) => ({
  ...api.query('previewCompareReport', { params: { accountId }, body }),
  placeholderData: keepPreviousData,
});

export type ScheduleReportRequest = CallOf<'getScheduleReport'>['body'];

/** What an organization's report is asked for with: what is to come depends on where one is. */
export const orgScheduleReport = (paper?: Paper) => ({
  timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
  ...(paper === undefined ? {} : { paper }),
});

/** The pages of an organization's schedules; null where there is no such organization. */
export const orgScheduleReportPreviewQuery = (api: Api, organizationId: number, paper?: Paper) =>
  api.queryOrNull('previewOrgScheduleReport', { params: { organizationId }, body: orgScheduleReport(paper) });
