import { fileURLToPath } from 'node:url';

/** WEB_DIR of a production server of a test, which does not start without pages. */
export const productionPages = (environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  environment['NODE_ENV'] === 'production' ? { WEB_DIR: fileURLToPath(new URL('samples/web', import.meta.url)) } : {};
