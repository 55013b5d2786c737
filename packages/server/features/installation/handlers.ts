import { setTimeout } from 'node:timers/promises';
import type { OutputOf } from '@strokebook/contract';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import type { EarlyHandlers, Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Clock } from '../../ports/clock.ts';
import { readBuild } from '../../http/read-build.ts';
import { siteOf } from '../../config/hosts.ts';
import { pingDatabase } from './queries.ts';

/** What the web app needs to know of the installation, by the host that is asked. */
export type ReadSettings = (host: string) => OutputOf<'getSettings'>;

export function createSettings(config: Config, clock: Clock): ReadSettings {
  const build = readBuild(config.webDir);
  return (host) => ({
    productName: config.productName,
    isDemo: config.isDemo,
    androidStoreUrl: config.androidStoreUrl,
    iosStoreUrl: config.iosStoreUrl,
    supportContacts: [...config.supportContacts],
    sisterSiteUrl: config.sisterSiteUrl,
    marketingUrl: config.marketingUrl,
    mapImagery: config.mapImagery,
    experimentalAccountId: config.experimentalAccountId,
    build,
    updateCheckSeconds: config.updateCheckSeconds,
    site: siteOf(config.hosts, host),
    // Elsewhere it is the day of whoever looks.
    today: clock.pinnedToday ?? '',
  });
}

/** The database must answer within this time for the server to be called ready. */
const PING_TIMEOUT_MS = 2_000;

/** Answers also while there is no database: the process lives. */
export const createHealthHandler = ({ productName }: Config): EarlyHandlers => ({
  getHealth: async () => ({ status: 'alive', product: productName, version: packageFile.version }),
});

/** What is known of the installation itself; both answer only once the database was migrated and seeded. */
export const createInstallationHandlers = (query: Queryable, readSettings: ReadSettings) =>
  ({
    getReady: async () => {
      const answered = await Promise.race([pingDatabase(query), setTimeout(PING_TIMEOUT_MS, false, { ref: false })]);
      if (!answered) throw new RequestError('DATABASE_AWAY');
      return { status: 'ready' };
    },
    getSettings: async (_input, { host }) => readSettings(host),
  }) satisfies Partial<Handlers>;
