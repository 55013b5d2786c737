import type { AccountId } from '@strokebook/golf/access';
import type { OutputOf, Paper } from '@strokebook/contract';
import type { Api } from './client.ts';
import { openScheduleReport } from './open-schedule-report.ts';
import { playerReportCall } from './report-queries.ts';

export type ReportChoice = {
  readonly accountId: AccountId;
  readonly name: string;
  readonly prefersMetric: boolean;
  readonly paper: Paper;
  /** For a report of a course; default is the most played one. */
  readonly courseId?: string | undefined;
};

/** Downloads a report of the list; some reports have routes of their own. */
export function downloadReport(
  api: Api,
  { accountId, name, prefersMetric, paper, courseId }: ReportChoice,
): Promise<OutputOf<'getPlayerReportPdf'>> {
  const params = { accountId };
  switch (name) {
    case 'resume':
      return api.call('getDefaultResumeReportPdf', { params, query: { paper } });
    case 'public-player-schedule-report':
      return api.call('getScheduleReport', { params, body: { ...openScheduleReport(prefersMetric), paper } });
    default:
      return api.call(
        'getPlayerReportPdf',
        playerReportCall({ accountId, report: name, prefersMetric, paper, courseId }),
      );
  }
}
