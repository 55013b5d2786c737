import type { CallOf, CompareState, Paper } from '@strokebook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { Api } from './client.ts';
import { ApiError } from './errors.ts';

/** A kept comparison by its number alone; null where there is none, or none that is open. */
export const keptComparisonQuery = (api: Api, hash: number) =>
  queryOptions({
    queryKey: ['getKeptComparison', hash],
    queryFn: ({ signal }) => orNull(api.call('getKeptComparison', { params: { hash } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A kept resume by its number alone; null where there is none, or none that is open. */
export const keptResumeQuery = (api: Api, hash: number, paper?: Paper) =>
  queryOptions({
    queryKey: ['getResumeReport', hash, paper],
    queryFn: ({ signal }) => orNull(api.call('getResumeReport', { params: { hash }, query: { paper } }, { signal })),
    staleTime: 60_000,
  });

/** What the resume of a player is kept under, on any paper. */
export const defaultResumeKey = (accountId: number) => ['getDefaultResumeReport', accountId] as const;

/** The resume of a player as they last chose it; null where it is not open. */
export const defaultResumeQuery = (api: Api, accountId: number, paper?: Paper) =>
  queryOptions({
    queryKey: [...defaultResumeKey(accountId), paper],
    queryFn: ({ signal }) =>
      orNull(api.call('getDefaultResumeReport', { params: { accountId }, query: { paper } }, { signal })),
    staleTime: 60_000,
  });

export type PlayerReportRequest = {
  readonly accountId: number;
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
  queryOptions({
    queryKey: ['getPlayerReport', request],
    queryFn: ({ signal }) => orNull(api.call('getPlayerReport', playerReportCall(request), { signal })),
    staleTime: 60_000,
  });

/** The reports of a player that are open to the viewer. */
export const playerReportsQuery = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listPlayerReports', accountId],
    queryFn: ({ signal }) => api.call('listPlayerReports', { params: { accountId } }, { signal }),
    staleTime: 60_000,
  });

/** What a link leads to, or null for a link that leads nowhere. */
async function orNull<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export type CompareReportRequest = CompareState & { readonly paper: Paper };

/** The pages of a comparison's report; those before stay until the new ones are in. */
export const compareReportPreviewQuery = (api: Api, accountId: number, body: CompareReportRequest) =>
  queryOptions({
    queryKey: ['previewCompareReport', accountId, body],
    queryFn: ({ signal }) => api.call('previewCompareReport', { params: { accountId }, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type ScheduleReportRequest = CallOf<'getScheduleReport'>['body'];

/** The pages of a schedule's report. */
export const scheduleReportPreviewQuery = (api: Api, accountId: number, body: ScheduleReportRequest) =>
  queryOptions({
    queryKey: ['previewScheduleReport', accountId, body],
    queryFn: ({ signal }) => api.call('previewScheduleReport', { params: { accountId }, body }, { signal }),
    staleTime: 60_000,
  });

/** What an organization's report is asked for with: what is to come depends on where one is. */
export const orgScheduleReport = (paper?: Paper) => ({
  timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
  ...(paper === undefined ? {} : { paper }),
});

/** The pages of an organization's schedules; null where there is no such organization. */
export const orgScheduleReportPreviewQuery = (api: Api, organizationId: number, paper?: Paper) =>
  queryOptions({
    queryKey: ['previewOrgScheduleReport', organizationId, paper],
    queryFn: async ({ signal }) => {
      try {
        const call = { params: { organizationId }, body: orgScheduleReport(paper) };
        return await api.call('previewOrgScheduleReport', call, { signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
