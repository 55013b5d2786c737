import { z } from 'zod';
import { enterAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ScheduleImportBody, ScheduleImportPreview } from '../schemas/schedule-import.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
/** A million characters of up to four bytes, as JSON. */
const maxBodyBytes = 8 * 1024 * 1024;

export const scheduleImportRoutes = {
  previewScheduleImport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-import-preview',
    shows: ['rounds'],
    isRead: true,
    summary:
      'Previews the import of a table of tournaments and results: new events, changes, and problems of its rows.',
    access: enterAccess,
    params: AccountParams,
    body: ScheduleImportBody,
    output: ScheduleImportPreview,
    errors: ['BODY_TOO_LARGE'],
    maxBodyBytes,
  }),
  importSchedule: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-import',
    summary:
      'Imports all rows of a table into the schedule, or none if a row has a problem. Of who may enter rounds it takes the scores alone.',
    access: enterAccess,
    params: AccountParams,
    body: ScheduleImportBody,
    output: z.object({
      newCount: z.number().int(),
      changedCount: z.number().int(),
      /** Names of events that kept other scores than those of the table. */
      keptEvents: z.array(z.string()),
    }),
    errors: ['BODY_TOO_LARGE', 'SCHEDULE_FULL', 'IMPORTS_FULL'],
    maxBodyBytes,
  }),
};
