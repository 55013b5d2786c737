import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { Paper, PdfFile, ReportPreview } from '../schemas/report.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';
import { ReportRequest } from '../schemas/report-request.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const PaperQuery = z.strictObject({
  paper: Paper.default('us-letter'),
  prefersMetric: z.stringbool().default(false),
  timeZoneOffsetMinutes: OffsetMinutesText,
});
const drawn = ['NOT_FOUND', 'REQUEST_INVALID', 'REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const;
/** A resume's settings contain the names and ids of all available items. */
const maxBodyBytes = 4 * 1024 * 1024;

export const reportRoutes = {
  previewReport: route({
    method: 'POST',
    path: '/api/reports/preview',
    shows: ['standard', 'rounds'],
    freshMinutes: 1,
    isRead: true,
    summary: 'A report for those who may see its content: its text, and its pages as one picture.',
    access: profileAccess,
    body: ReportRequest,
    output: ReportPreview,
    errors: [...drawn, 'BODY_TOO_LARGE'],
    maxBodyBytes,
  }),
  getReportPdf: route({
    method: 'POST',
    path: '/api/reports/pdf',
    shows: ['rounds'],
    isRead: true,
    summary: 'The same report as PDF.',
    access: profileAccess,
    body: ReportRequest,
    output: PdfFile,
    errors: [...drawn, 'BODY_TOO_LARGE'],
    maxBodyBytes,
  }),
  getResumeReport: route({
    method: 'GET',
    path: '/api/resume-reports/:hash',
    shows: ['rounds'],
    summary: 'A saved resume by its number, for everyone who has the link, until it expires or is revoked.',
    access: profileAccess,
    params: z.strictObject({ hash: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    query: PaperQuery,
    output: ReportPreview,
    errors: drawn,
  }),
  getDefaultResumeReport: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-report',
    shows: ['rounds'],
    summary: "A player's current resume, without what only their links contain.",
    access: featureAccess(features.resume),
    params: AccountParams,
    query: PaperQuery.extend(OwnAccountQuery.shape),
    output: ReportPreview,
    errors: drawn,
  }),
  listPlayerReports: route({
    method: 'GET',
    path: '/api/accounts/:accountId/reports',
    shows: ['rounds'],
    freshMinutes: 1,
    summary: 'The reports of a player that the caller may see.',
    access: featureAccess(features.reportViewer),
    params: AccountParams,
    output: z.object({
      reports: z.array(
        z.object({
          name: z.string().describe('last segment of its address'),
          title: z.string(),
          about: z.string(),
          missing: z.string().nullable().describe('what it still needs to show anything; null if nothing'),
          courses: z
            .array(z.object({ courseId: z.string(), name: z.string() }))
            .nullable()
            .describe('its available courses, the most played first; null for a report without a course'),
        }),
      ),
    }),
    errors: ['REQUEST_INVALID'],
  }),
};
