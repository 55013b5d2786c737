import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { ExportFormat, RemovedData } from '../schemas/own-data.ts';

export const ownDataRoutes = {
  exportData: route({
    method: 'GET',
    path: '/api/me/export',
    summary: 'All stored data of the signed-in account: one JSON document, or an archive of CSV tables.',
    access: signedIn,
    query: z.strictObject({ format: ExportFormat }),
    output: { file: 'a JSON document, or a ZIP archive of CSV tables and files; x-estimated-bytes says how large' },
    errors: ['NotAuthorizedException', 'REQUEST_INVALID'],
  }),
  deleteAccount: route({
    method: 'POST',
    path: '/api/me/deletion',
    summary: 'Deletes the signed-in account and all its data permanently.',
    access: signedIn,
    /** The account's own username, to prevent accidents. */
    body: z.strictObject({ username: z.string().trim().max(40) }),
    output: RemovedData,
    errors: ['NotAuthorizedException', 'CONFIRMATION_REQUIRED', 'REQUEST_INVALID'],
  }),
};
