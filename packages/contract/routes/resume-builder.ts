import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, fullAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ResumeData } from '../schemas/generated.ts';
import { Paper } from '../schemas/report.ts';
import { KeptResume, ResumePages, ResumeReport, ResumeSettings } from '../schemas/resume-builder.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const Hash = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const KeptParams = z.strictObject({ accountId: AccountId, hash: Hash });
const HashParams = z.strictObject({ hash: Hash });
const PaperQuery = z.strictObject({ paper: Paper.default('us-letter') });
const PrintedSettings = z.strictObject({ settings: ResumeSettings, paper: Paper.default('us-letter') });
const PdfFile = z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() });
const publicResume = featureAccess(features.resume);
const errors = ['NOT_FOUND', 'REQUEST_INVALID', 'BODY_TOO_LARGE'] as const;
const drawn = ['NOT_FOUND', 'REQUEST_INVALID', 'REPORTS_BUSY', 'REPORT_TOO_LARGE'] as const;
/** Names and ids of everything that there is to choose from. */
const maxBodyBytes = 4 * 1024 * 1024;

export const resumeBuilderRoutes = {
  getResumeSettings: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-settings',
    summary: 'What is chosen for a resume, and what there is to choose from.',
    access: fullAccess,
    params: AccountParams,
    output: ResumeSettings,
    errors: ['NOT_FOUND'],
  }),
  saveResumeSettings: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/resume-settings',
    summary: 'Keeps what is chosen for a resume.',
    access: fullAccess,
    params: AccountParams,
    body: ResumeSettings,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors,
    maxBodyBytes,
  }),
  getResumePreview: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-preview',
    isRead: true,
    summary: 'All that a resume can show of a player, with the charts of the days chosen.',
    access: fullAccess,
    params: AccountParams,
    body: ResumeSettings,
    output: ResumeData,
    errors,
    maxBodyBytes,
  }),
  previewResumePages: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-pages',
    isRead: true,
    summary: 'The pages of the resume as one picture, and word for word.',
    access: fullAccess,
    params: AccountParams,
    body: PrintedSettings,
    output: ResumePages,
    errors: [...drawn, 'BODY_TOO_LARGE'],
    maxBodyBytes,
  }),
  getResumePdf: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-pdf',
    isRead: true,
    summary: 'The resume as a PDF.',
    access: fullAccess,
    params: AccountParams,
    body: PrintedSettings,
    output: PdfFile,
    errors: [...drawn, 'BODY_TOO_LARGE'],
    maxBodyBytes,
  }),
  getDefaultResumeReport: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-report',
    summary: 'The resume of a player as they last chose it, without what is only in links that they hand out.',
    access: publicResume,
    params: AccountParams,
    query: PaperQuery,
    output: ResumeReport,
    errors: drawn,
  }),
  getDefaultResumeReportPdf: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-report-pdf',
    summary: 'The same as a PDF.',
    access: publicResume,
    params: AccountParams,
    query: PaperQuery,
    output: PdfFile,
    errors: drawn,
  }),
  getResumeReport: route({
    method: 'GET',
    path: '/api/resume-reports/:hash',
    summary: "A kept resume by its number alone, for whoever may see the player's resume.",
    access: profileAccess,
    params: HashParams,
    query: PaperQuery,
    output: ResumeReport,
    errors: drawn,
  }),
  getResumeReportPdf: route({
    method: 'GET',
    path: '/api/resume-reports/:hash/pdf',
    summary: 'The same as a PDF.',
    access: profileAccess,
    params: HashParams,
    query: PaperQuery,
    output: PdfFile,
    errors: drawn,
  }),
  keepResumeReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-reports',
    summary: 'Makes a link to a resume as it is chosen now: one of its own each time, which nobody can guess.',
    access: fullAccess,
    params: AccountParams,
    body: z.strictObject({ settings: ResumeSettings, expiresAt: z.iso.datetime().nullable().default(null) }),
    output: KeptResume,
    errors: [...errors, 'RESUMES_FULL'],
    maxBodyBytes,
  }),
  listResumeReports: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-reports',
    summary: 'The links that a player handed out, the latest first, with how often each was opened.',
    access: fullAccess,
    params: AccountParams,
    output: z.object({ reports: z.array(KeptResume) }),
    errors: ['NOT_FOUND'],
  }),
  withdrawResumeReport: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/resume-reports/:hash',
    summary: 'Withdraws a link: it leads nowhere from now on.',
    access: fullAccess,
    params: KeptParams,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
};
