import {
  coursePlanReport,
  dispersionReport,
  playerPerformanceReport,
  type PlayerReportName,
  type ReportDocument,
  type ReportInput,
} from '@strokebook/golf/reports';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import type { RequestContext } from '../../http/handler.ts';
import { coursePlanSource, dispersionSource } from './shot-sources.ts';

/** What a report may need besides the player's rounds. */
export type ReportContext = Pick<RequestContext, 'account' | 'viewer'> & {
  readonly query: Queryable;
  readonly careers: CareerCache;
  readonly courseId: string | null;
};

/** How each report is made; who may see it is said beside its name, in `golf/reports`. */
export const builders: {
  readonly [Name in PlayerReportName]: (input: ReportInput, context: ReportContext) => Promise<ReportDocument>;
} = {
  ppr: async (input) => playerPerformanceReport(input),
  'dispersion-analysis': async (input, context) => dispersionReport(input, await dispersionSource(input, context)),
  'course-plan-report': async (input, context) => coursePlanReport(input, await coursePlanSource(input, context)),
};
