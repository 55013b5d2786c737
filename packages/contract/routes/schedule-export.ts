import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { Id } from '../schemas/id.ts';
import { OrgScheduleReportBody, ScheduleExportBody, ScheduleReportBody } from '../schemas/schedule-report.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const OrganizationParams = z.strictObject({ organizationId: Id });
const access = featureAccess(features.schedule);
const errors = ['NOT_FOUND', 'REQUEST_INVALID'] as const;
const drawn = [...errors, 'REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const;
const File = z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() });

export const scheduleExportRoutes = {
  exportSchedule: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-export',
    isRead: true,
    summary: 'The schedule and results as a workbook with typed dates and numbers.',
    access,
    params: AccountParams,
    body: ScheduleExportBody,
    output: File,
    errors,
  }),
  getScheduleReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-report',
    isRead: true,
    summary: 'The Player Schedule report as a PDF.',
    access,
    params: AccountParams,
    body: ScheduleReportBody,
    output: File,
    errors: drawn,
  }),
  previewScheduleReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-report-preview',
    isRead: true,
    summary: 'The pages of the same report as one picture.',
    access,
    params: AccountParams,
    body: ScheduleReportBody,
    output: z.object({ svg: z.string() }),
    errors: drawn,
  }),
  getOrgScheduleReport: route({
    method: 'POST',
    path: '/api/organizations/:organizationId/schedule-report',
    isRead: true,
    summary:
      'The schedules of all players of an organization in one grid as a PDF; those closed to the caller are only counted.',
    access: profileAccess,
    params: OrganizationParams,
    body: OrgScheduleReportBody,
    output: File,
    errors: drawn,
  }),
  previewOrgScheduleReport: route({
    method: 'POST',
    path: '/api/organizations/:organizationId/schedule-report-preview',
    isRead: true,
    summary: 'The pages of the same report as one picture.',
    access: profileAccess,
    params: OrganizationParams,
    body: OrgScheduleReportBody,
    output: z.object({ svg: z.string() }),
    errors: drawn,
  }),
};
