import type { OutputOf } from '@strokebook/contract';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handler.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Clock } from '../../ports/clock.ts';
import { readBuild } from '../../http/read-build.ts';
import { siteOf } from '../../config/hosts.ts';

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

/** What is known of the installation itself; both answer only once the server is ready. */
export const createInstallationHandlers = (
  { productName }: Config,
  readSettings: ReadSettings,
): Pick<Handlers, 'getHealth' | 'getSettings'> => ({
  getHealth: async () => ({ status: 'ready', product: productName, version: packageFile.version }),
  getSettings: async (_input, { host }) => readSettings(host),
});
