import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { CompareState } from '../schemas/compare.ts';
import { Paper } from '../schemas/report.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const access = featureAccess(features.compareStats);
/** The pages travel in the component selections of the left side (CMP-O11). */
const body = CompareState.extend({ paper: Paper.default('us-letter') });
const errors = ['NOT_FOUND', 'REQUEST_INVALID', 'BODY_TOO_LARGE', 'REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const;
/** Ids of as many rounds as two filters may name. */
const maxBodyBytes = 1024 * 1024;

export const compareReportRoutes = {
  getKeptComparison: route({
    method: 'GET',
    path: '/api/compare-states/:hash',
    summary: 'A kept comparison by its number alone, for whoever may see both players.',
    access: profileAccess,
    params: z.strictObject({ hash: z.coerce.number().int().min(0) }),
    output: z.object({ accountId: AccountId.describe('whose page it is on'), state: CompareState }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
  getCompareReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/compare-report',
    isRead: true,
    summary: 'The report of a comparison as a PDF.',
    access,
    params: AccountParams,
    body,
    output: z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() }),
    errors,
    maxBodyBytes,
  }),
  previewCompareReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/compare-report-preview',
    isRead: true,
    summary: 'The pages of the same report as one picture.',
    access,
    params: AccountParams,
    body,
    output: z.object({ svg: z.string() }),
    errors,
    maxBodyBytes,
  }),
};
