import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ReportWords } from '../schemas/player-report.ts';
import { Paper } from '../schemas/report.ts';

const params = z.strictObject({ accountId: AccountId, report: z.string().min(1).max(60) });
/** What a report has no use for it leaves aside. */
const query = z.strictObject({
  paper: Paper.default('us-letter'),
  prefersMetric: z.stringbool().default(false),
  holeCount: z.coerce
    .number()
    .pipe(z.union([z.literal(9), z.literal(18)]))
    .optional()
    .describe('18 without it, but 9 where only such rounds were finished'),
  standardName: z.string().max(60).optional().describe("the player's own without it"),
  timeframe: z
    .string()
    .max(60)
    .optional()
    .describe("'Last 12 Months', 'All Time' or '2026-01-01..2026-06-15'; each report has days of its own without it"),
  courseId: z.string().max(100).optional(),
});
const errors = ['NOT_FOUND', 'REQUEST_INVALID', 'REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const;

export const playerReportRoutes = {
  listPlayerReports: route({
    method: 'GET',
    path: '/api/accounts/:accountId/reports',
    summary: 'The reports of a player that are open to the caller.',
    access: featureAccess(features.reportViewer),
    params: z.strictObject({ accountId: AccountId }),
    output: z.object({
      reports: z.array(
        z.object({
          name: z.string().describe('the last segment of its address'),
          title: z.string(),
          about: z.string(),
          courses: z
            .array(z.object({ courseId: z.string(), name: z.string() }))
            .nullable()
            .describe('that it can be of, the most played first; null of a report that is not of a course'),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
  getPlayerReport: route({
    method: 'GET',
    path: '/api/accounts/:accountId/reports/:report',
    summary: 'A report of a player, for whoever may see what it shows: its words, and its pages as one picture.',
    access: profileAccess,
    params,
    query,
    output: z.object({
      title: z.string(),
      username: z.string().describe("the owner's address name, for the way to their profile"),
      document: ReportWords,
      svg: z.string().describe('the pages, one below the other'),
    }),
    errors,
  }),
  getPlayerReportPdf: route({
    method: 'GET',
    path: '/api/accounts/:accountId/reports/:report/pdf',
    summary: 'The same as a PDF.',
    access: profileAccess,
    params,
    query,
    output: z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() }),
    errors,
  }),
};
