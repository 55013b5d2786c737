import { z } from 'zod';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ResumeData } from '../schemas/generated.ts';
import { KeptResume, ResumeSettings } from '../schemas/resume-builder.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const KeptParams = z.strictObject({
  accountId: AccountId,
  hash: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
const errors = ['NOT_FOUND', 'REQUEST_INVALID', 'BODY_TOO_LARGE'] as const;
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
    summary: 'Saves what is chosen as the public resume, which the resume page shows.',
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
  keepResumeReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-reports',
    summary:
      'Makes a link to a resume as it is chosen now: one of its own each time, which nobody can guess and which opens it for everyone.',
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
