import { z } from 'zod';
import { publicAccess, route } from '../route.ts';

export const healthRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server is ready: database open, migrated and seeded.',
    access: publicAccess,
    output: z.object({ status: z.literal('ready'), product: z.string(), version: z.string() }),
    errors: ['NOT_READY'],
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/settings',
    summary: 'What the web app needs to know of the installation before anyone signs in.',
    access: publicAccess,
    output: z.object({
      productName: z.string(),
      isDemo: z.boolean(),
      androidStoreUrl: z.string().nullable(),
      iosStoreUrl: z.string().nullable(),
      /** The day of the demo's or the pinned clock; the browser's own otherwise. */
      today: z.string(),
    }),
    errors: [],
  }),
};
