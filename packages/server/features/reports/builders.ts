import { canSee, features } from '@strokebook/golf/access';
import {
  bestRoundId,
  favoritesReport,
  playerBestRoundReport,
  playerBestStatsReport,
  coursePlanReport,
  dispersionReport,
  type PlanSize,
  playerPerformanceReport,
  playerPerformanceSummary,
  type PlayerReportName,
  publicPlayerStatsReport,
  type ReportInput,
  roundAssessmentReport,
} from '@strokebook/documents/reports';
import type { ReportDocument } from '@strokebook/documents/report';
import type { CareerCache } from '../../db/rounds/career-cache.ts';
import type { Queryable, ReadAt } from '../../db/database.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { createLimit } from '../../lib/limit.ts';
import { resultsSource } from '../../reports/results-source.ts';
import { coursePlanSource, dispersionSource } from './shot-sources.ts';

/** What a report may need besides the player's rounds. */
export type ReportContext = Pick<RequestContext, 'account' | 'viewer' | 'caller'> & {
  readonly query: Queryable;
  readonly readAt: ReadAt;
  readonly careers: CareerCache;
  readonly courseId: string | null;
  readonly planSize: PlanSize;
  /** The tee of the kept plan that is printed; null for targets by typical lengths. */
  readonly planTee: string | null;
};

/** Each reads up to a hundred rounds shot by shot, so several at once would delay all other requests. */
const shotReports = createLimit(1, {
  maxWaiting: 10,
  maxWaitingPerCaller: 3,
  refusal: () => new RequestError('REPORTS_BUSY'),
});

/** The builder of each report. Access is declared in `documents/reports/report-list.ts`. */
export const builders: {
  readonly [Name in PlayerReportName]: (input: ReportInput, context: ReportContext) => Promise<ReportDocument>;
} = {
  'public-player-stats-report': async (input, { viewer, account }) =>
    publicPlayerStatsReport(input, canSee(viewer, account, features.roundAssessment)),
  'player-performance-summary': async (input) => playerPerformanceSummary(input),
  ppr: async (input) => playerPerformanceReport(input),
  rr: async (input, { readAt, account }) => {
    const id = bestRoundId(input);
    const [round] = id === null ? [] : await readDocuments(readAt, account, [id], (document) => document);
    return playerBestRoundReport(input, round ?? null);
  },
  'data-analysis': async (input) => roundAssessmentReport(input),
  'player-best-stats-report': async (input) => playerBestStatsReport(input),
  favorites: async (input, { query, careers, account, viewer }) =>
    favoritesReport(input, await resultsSource(query, careers, { account, viewer })),
  'dispersion-analysis': (input, context) =>
    shotReports(async () => dispersionReport(input, await dispersionSource(input, context)), context.caller),
  'course-plan-report': (input, context) =>
    shotReports(
      async () => coursePlanReport(input, await coursePlanSource(input, context), context.planSize),
      context.caller,
    ),
};
