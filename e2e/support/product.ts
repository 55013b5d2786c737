import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../packages/server/testing/server-process.ts';
import { clusterUrls, createClusterDatabase } from '../../packages/server/testing/test-cluster.ts';
import { demoSourceId, makeTemplate } from '../../packages/server/testing/templates.ts';

/** The built product with a demo world of its own. */
export type Product = {
  readonly url: string;
  /** The data directory. */
  readonly dataDir: string;
  /** Resolves to the code of the next text message to a number. Call it before the message is requested. */
  readonly nextCodeTo: (phoneNumber: string) => Promise<string>;
  /** Kills the server without a shutdown, like a power cut. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address with the same data, with further environment. */
  readonly startAgain: (changes?: Readonly<Record<string, string>>) => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

/** The day of the tests, on which demo and groups depend. */
export const TODAY = '2026-09-20';

const webDir = join(import.meta.dirname, '../../packages/web/dist');

/** Starts `main.ts` on a free port and waits until it is ready; on a Citus cluster if `TEST_CITUS_URL` names one. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-e2e-'));
  const [clusterUrl] = clusterUrls;
  // The first start fills an empty database with the demo world.
  const database = clusterUrl === undefined ? null : await createClusterDatabase(clusterUrl);
  if (database === null) {
    cpSync(await makeProductDataDir(environment['DEMO_PLAYERS']), dataDir, { recursive: true });
  }
  const start = async (port: string, changes: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      TODAY,
      LOG_LEVEL: 'warn',
      PORT: port,
      ...(database !== null && { DATABASE_URL: database.url }),
      ...environment,
      ...changes,
    });
    const ready = await fetch(`${server.url}/api/ready`);
    if (!ready.ok) throw new Error(`the server says that it is ready, but /api/ready answers ${ready.status}`);
    return server;
  };
  let server = await start('0');
  const { url } = server;
  return {
    url,
    dataDir,
    nextCodeTo: async (phoneNumber) => {
      const past = server.output().length;
      const [, code = ''] = await server.waitFor(new RegExp(`^[^]{${past},}?SMS to \\${phoneNumber}: .* (\\d{6})\\n`));
      return code;
    },
    kill: async () => {
      await server.end('SIGKILL');
    },
    startAgain: async (changes) => {
      server = await start(new URL(url).port, changes);
    },
    remove: async () => {
      await server.end('SIGTERM');
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data directory with a demo world of `players` players, cached by a hash of the code that creates it. */
export function makeProductDataDir(players = 'all'): Promise<string> {
  return makeTemplate(`product-${players}-${TODAY}-${demoSourceId()}`, async (unfinished) => {
    const server = await startServerProcess({
      DATA_DIR: unfinished,
      TODAY,
      LOG_LEVEL: 'warn',
      ...(players === 'all' ? {} : { DEMO_PLAYERS: players }),
    });
    await server.end('SIGTERM');
  });
}
