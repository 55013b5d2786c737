import type { Config } from '../../config.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Clock } from '../../ports/clock.ts';

/** What is known of the installation itself; both answer only once the server is ready. */
export function createInstallationHandlers(
  config: Config,
  clock: Clock,
  version: string,
): Pick<Handlers, 'getHealth' | 'getSettings'> {
  return {
    getHealth: async () => ({ status: 'ready', product: config.productName, version }),
    getSettings: async () => ({
      productName: config.productName,
      isDemo: config.isDemo,
      androidStoreUrl: config.androidStoreUrl,
      iosStoreUrl: config.iosStoreUrl,
      today: clock.today(),
    }),
  };
}
