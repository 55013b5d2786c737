import { z } from 'zod';
import { AccountId } from '../schemas/account.ts';
import { publicAccess, route } from '../route.ts';
import { MapImagery } from '../schemas/map-imagery.ts';
import { SupportContact } from '../schemas/support-contact.ts';
import { Site } from '../site.ts';

export const healthRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server lives. It answers while the database is opened, and while it is away.',
    access: publicAccess,
    output: z.object({ status: z.literal('alive'), product: z.string(), version: z.string() }),
    errors: [],
  }),
  getReady: route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the server can serve: database migrated and seeded, and answering now.',
    access: publicAccess,
    output: z.object({ status: z.literal('ready') }),
    errors: [],
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
      supportContacts: z.array(SupportContact),
      /** What home shows in a frame; null for the plain welcome. */
      sisterSiteUrl: z.string().nullable(),
      /** What the marketing navigation's addresses begin with; null for none. */
      marketingUrl: z.string().nullable(),
      /** Pictures for the shot map; null leaves it with its drawn courses. */
      mapImagery: MapImagery.nullable(),
      /** Whose rounds the experimental pages show; null where there are no such pages. */
      experimentalAccountId: AccountId.nullable(),
      /** Which build of the web app is served; another one later is a newer version. */
      build: z.string(),
      /** How often an open page asks whether there is one; null for never. */
      updateCheckSeconds: z.number().int().nullable(),
      /** What the host of this request is there for. */
      site: Site,
      /** The day of the demo's or the pinned clock; the browser's own otherwise. */
      today: z.string(),
    }),
    errors: [],
  }),
};
