import { z } from 'zod';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ResumeData } from '../schemas/generated.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';
import { KeptResume, ResumeSettings } from '../schemas/resume-builder.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const KeptParams = z.strictObject({
  accountId: AccountId,
  hash: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
const whereOneIs = z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText });
const errors = ['NOT_FOUND', 'REQUEST_INVALID', 'BODY_TOO_LARGE'] as const;
/** A body contains the names and ids of all available items. */
const maxBodyBytes = 4 * 1024 * 1024;

export const resumeBuilderRoutes = {
  getResumeSettings: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-settings',
    shows: ['rounds'],
    summary: 'The settings of the public resume, and all available items.',
    access: fullAccess,
    params: AccountParams,
    query: whereOneIs.extend(OwnAccountQuery.shape),
    output: ResumeSettings,
  }),
  saveResumeSettings: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/resume-settings',
    summary: 'Saves the settings of the public resume, which the resume page opens.',
    access: fullAccess,
    params: AccountParams,
    query: whereOneIs,
    body: ResumeSettings,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors,
    maxBodyBytes,
  }),
  getResumePreview: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-preview',
    shows: ['rounds'],
    isRead: true,
    summary: "All data that a player's resume can show, with the charts of the chosen days.",
    access: fullAccess,
    params: AccountParams,
    query: whereOneIs,
    body: ResumeSettings,
    output: ResumeData,
    errors,
    maxBodyBytes,
  }),
  keepResumeReport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/resume-reports',
    summary:
      'Creates a link to a resume with its current settings; each link is new, cannot be guessed, and opens for everyone.',
    access: fullAccess,
    params: AccountParams,
    body: z.strictObject({ settings: ResumeSettings, expiresAt: z.iso.datetime().nullable().default(null) }),
    output: KeptResume,
    errors: [...errors, 'RESUMES_FULL', 'RESUME_LINK_REFUSED'],
    maxBodyBytes,
  }),
  listResumeReports: route({
    method: 'GET',
    path: '/api/accounts/:accountId/resume-reports',
    shows: [],
    freshMinutes: 0,
    summary: "A player's resume links, newest first, with the number of visits.",
    access: fullAccess,
    params: AccountParams,
    output: z.object({ reports: z.array(KeptResume) }),
  }),
  withdrawResumeReport: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/resume-reports/:hash',
    summary: 'Revokes a link; it stops working at once.',
    access: fullAccess,
    params: KeptParams,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors: ['REQUEST_INVALID'],
  }),
};
