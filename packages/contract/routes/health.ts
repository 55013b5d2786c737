import { z } from 'zod';
import { AccountId } from '../schemas/account.ts';
import { A_DAY, publicAccess, route } from '../route.ts';
import { LandingSeason } from '../schemas/generated.ts';
import { MapImagery } from '../schemas/map-imagery.ts';
import { SupportContact } from '../schemas/support-contact.ts';
import { Site } from '../site.ts';

export const healthRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    shows: [],
    isUncounted: true,
    summary: 'Whether the server process is alive. It answers while the database starts or is unreachable.',
    access: publicAccess,
    output: z.object({
      status: z.literal('alive'),
      product: z.string(),
      version: z.string(),
      revision: z.string(),
      /** Hash that identifies data directory and database, for the doctor. */
      installation: z.string(),
    }),
  }),
  getReady: route({
    method: 'GET',
    path: '/api/ready',
    shows: [],
    isUncounted: true,
    summary:
      'Whether the server can answer requests: the database is migrated, seeded and reachable, and the server is not about to stop.',
    access: publicAccess,
    output: z.object({ status: z.literal('ready') }),
    errors: ['STOPPING'],
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/settings',
    shows: [],
    freshMinutes: A_DAY,
    isKept: true,
    summary: 'What the web app needs to know about the installation before sign-in.',
    access: publicAccess,
    output: z.object({
      productName: z.string(),
      isDemo: z.boolean(),
      /** Username of the player whose pages the demo shows to visitors; null without one that is open to them. */
      demoPlayer: z.string().nullable(),
      androidStoreUrl: z.string().nullable(),
      iosStoreUrl: z.string().nullable(),
      supportContacts: z.array(SupportContact),
      /** Address of the frame on the home page; null for the plain welcome. */
      sisterSiteUrl: z.string().nullable(),
      /** Base URL of the marketing navigation; null for none. */
      marketingUrl: z.string().nullable(),
      /** Countries that sign-in codes are sent to; null for those of the sign-in form. */
      smsCountries: z.array(z.object({ country: z.string(), callingCode: z.string() })).nullable(),
      /** Whether the installation sends mail. */
      sendsMail: z.boolean(),
      /** Source of pictures for the shot map; null to draw the courses instead. */
      mapImagery: MapImagery.nullable(),
      /** Account whose rounds the experimental pages show; null if there are no such pages. */
      experimentalAccountId: AccountId.nullable(),
      /** Id of the build of the web app; a different one later means a newer version. */
      build: z.string(),
      /** Whether the app registers its service worker (SHELL-O2); false removes one that is registered. */
      hasServiceWorker: z.boolean(),
      /** Interval between checks of an open page for a newer version; null for never. */
      updateCheckSeconds: z.number().int().nullable(),
      /** What the host of this request shows. */
      site: Site,
      /** The day of the demo's or a fixed clock; empty for the browser's own day. */
      today: z.string(),
    }),
  }),
  getLandingSeason: route({
    method: 'GET',
    path: '/api/landing-season',
    shows: ['rounds'],
    summary:
      "The season that the landing page shows: that of the demo's player as their own pages say it, or an example where there is no demo.",
    access: publicAccess,
    output: LandingSeason,
  }),
  getSitePicture: route({
    method: 'GET',
    path: '/api/preview.png',
    shows: [],
    summary: "Preview picture for links to pages that are no player's. 1,200 by 630 pixels.",
    access: publicAccess,
    output: { file: 'a PNG picture' },
  }),
};
