import packageFile from '../../package.json' with { type: 'json' };
import { revision } from '../../revision.ts';
import type { Clock } from '../../ports/clock.ts';
import { setTimeout } from 'node:timers/promises';
import { type OutputOf, signInCountries } from '@strokebook/contract';
import { getCountryCallingCode } from 'libphonenumber-js/max';
import type { Config } from '../../config.ts';
import { installationId } from '../../config/installation-id.ts';
import type { EarlyHandlers, Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { siteOf } from '../../config/hosts.ts';
import { pingDatabase } from './queries.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../../services.ts';

/** @param findDemoPlayer the demo's player, if visitors may open their pages. */
export function createSettings(
  config: Config,
  clock: Clock,
  findDemoPlayer: () => Promise<string | null>,
): Services['readSettings'] {
  const build = readBuild(config.webDir);
  return async (host) => ({
    productName: config.productName,
    isDemo: config.isDemo,
    demoPlayer: await findDemoPlayer(),
    androidStoreUrl: config.androidStoreUrl,
    iosStoreUrl: config.iosStoreUrl,
    supportContacts: [...config.supportContacts],
    sisterSiteUrl: config.sisterSiteUrl,
    marketingUrl: config.marketingUrl,
    smsCountries: smsCountriesOf(config),
    sendsMail: config.mailProvider.kind !== 'none',
    mapImagery: config.mapImagery,
    experimentalAccountId: config.experimentalAccountId,
    build,
    hasServiceWorker: config.hasServiceWorker,
    updateCheckSeconds: config.updateCheckSeconds,
    site: siteOf(config.hosts, host),
    // Empty if the day depends on the viewer's time zone.
    today: clock.pinnedToday ?? '',
  });
}

/** Null if codes are sent to exactly the countries of the sign-in form. */
function smsCountriesOf({ smsLimits: { countries } }: Config): OutputOf<'getSettings'>['smsCountries'] {
  const isFormDefault =
    countries.size === signInCountries.length && signInCountries.every(([country]) => countries.has(country));
  if (isFormDefault) return null;
  return [...countries].map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }));
}

/** The server is ready if the database answers within this time. */
const PING_TIMEOUT_MS = 2_000;

/** Also answers while there is no database, because the process is alive. */
export const createHealthHandler = (config: Config): EarlyHandlers => ({
  getHealth: async () => ({
    status: 'alive',
    product: config.productName,
    version: packageFile.version,
    revision,
    // Computed at each call, because the startup creates the data directory after this handler.
    installation: installationId(config),
  }),
});

/** Data of the installation; available once the database is migrated and seeded. */
export const createInstallationHandlers = ({
  query,
  readSettings,
  isStopping,
}: Pick<Services, 'query' | 'readSettings' | 'isStopping'>) =>
  ({
    getReady: async () => {
      if (isStopping()) throw new RequestError('STOPPING');
      const answered = await Promise.race([pingDatabase(query), setTimeout(PING_TIMEOUT_MS, false, { ref: false })]);
      if (!answered) throw new RequestError('DATABASE_AWAY');
      return { status: 'ready' };
    },
    getSettings: async (_input, { host }) => readSettings(host),
  }) satisfies Partial<Handlers>;

/** Identifies the served build of the web app by a hash of its page, which contains the hashed names of all files. */
function readBuild(webDir: string): string {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : 'none';
}
