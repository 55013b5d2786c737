import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { ExportFormat, RemovedData } from '../schemas/own-data.ts';

export const ownDataRoutes = {
  exportData: route({
    method: 'GET',
    path: '/api/me/export',
    shows: [],
    summary: 'All stored data of the signed-in account: one JSON document, or an archive of CSV tables.',
    access: signedIn,
    query: z.strictObject({ format: ExportFormat }),
    output: { file: 'a JSON document, or a ZIP archive of CSV tables and files; x-estimated-bytes says how large' },
  }),
  deleteAccount: route({
    method: 'POST',
    path: '/api/me/deletion',
    summary:
      'Deletes the signed-in account and all its data. Support can restore it for seven days, unless it is deleted for good.',
    access: signedIn,
    body: z.strictObject({
      /** The account's own username, to prevent accidents. */
      username: z.string().trim().max(40),
      /** Whether nothing is kept for a restore. */
      isForGood: z.boolean().default(false),
    }),
    output: RemovedData,
    errors: ['CONFIRMATION_REQUIRED'],
  }),
};
