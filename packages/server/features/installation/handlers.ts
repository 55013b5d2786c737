import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handler.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Clock } from '../../ports/clock.ts';

/** What is known of the installation itself; both answer only once the server is ready. */
export function createInstallationHandlers(config: Config, clock: Clock): Pick<Handlers, 'getHealth' | 'getSettings'> {
  return {
    getHealth: async () => ({ status: 'ready', product: config.productName, version: packageFile.version }),
    getSettings: async () => ({
      productName: config.productName,
      isDemo: config.isDemo,
      androidStoreUrl: config.androidStoreUrl,
      iosStoreUrl: config.iosStoreUrl,
      today: clock.today(),
    }),
  };
}
