import type { AccountId } from '@strokebook/golf/access';
import type { CallOf, CompareState, Paper } from '@strokebook/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';

/** A saved resume by its number; null if it is missing or not open. */
export const keptResumeQuery = (api: Api, hash: number, paper?: Paper) =>
  api.queryOrNull('getResumeReport', { params: { hash }, query: { paper } });

/** A player's resume as last saved; null if it is not open. */
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

/** The call for a report of a player; omitted options use the report's defaults. */
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

/** A report of a player; null if it is not open, or its options are unknown. */
export const playerReportQuery = (api: Api, request: PlayerReportRequest) =>
  api.queryOrNull('getPlayerReport', playerReportCall(request));

export type CompareReportRequest = CompareState & { readonly paper: Paper };

/** The pages of a comparison's report; the previous ones stay while new ones load. */
export const compareReportPreviewQuery = (api: Api, accountId: AccountId, body: CompareReportRequest) => ({
  ...api.query('previewCompareReport', { params: { accountId }, body }),
  placeholderData: keepPreviousData,
});

export type ScheduleReportRequest = CallOf<'getScheduleReport'>['body'];

/** The request for an organization's report; which events are in the future depends on the time zone. */
export const orgScheduleReport = (paper?: Paper) => ({
  timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
  ...(paper === undefined ? {} : { paper }),
});

/** The pages of an organization's schedules; null if there is no such organization. */
export const orgScheduleReportPreviewQuery = (api: Api, organizationId: number, paper?: Paper) =>
  api.queryOrNull('previewOrgScheduleReport', { params: { organizationId }, body: orgScheduleReport(paper) });
