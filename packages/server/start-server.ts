import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { createBackend, type Ports } from './backend.ts';
import type { Config } from './config.ts';
import { refreshAccountKeys } from './db/account-keys.ts';
import { refreshFoundCourses } from './db/course-rows.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { refreshTallies } from './db/refresh-tallies.ts';
import { purgeDeletedRounds } from './db/round-history-queries.ts';
import { refreshAllSearchable } from './db/searchable-queries.ts';
import type { Backend } from './http/bind-routes.ts';
import { describeDemoSignIns } from './seed/demo-sign-ins.ts';
import { seedDemoWorld } from './seed/seed-demo-world.ts';
import { createAccountPurge } from './media/purge-deleted-accounts.ts';
import { sweepOwnFiles } from './media/sweep-files.ts';
import { createUploads, uploadFolder } from './uploads/receive-upload.ts';

/** Longer than any upload takes. */
const MAX_UPLOAD = 60 * 60_000;

/** A running server. */
export type RunningServer = {
  /** Its address: 'http://127.0.0.1:4000'. */
  readonly url: string;
  /** Finishes running requests, then closes the database. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

/**
 * Listens at once, answering that it is not ready, then opens, migrates and seeds the database. `say` receives progress
 * messages.
 *
 * @throws Error with a sentence for users if the address or the database cannot be used.
 */
export async function startServer(config: Config, ports: Ports, say: (line: string) => void): Promise<RunningServer> {
  let backend: Backend | null = null;
  const app = await createApp(config, () => backend);
  const url = await listen(app, config);
  const background = new AbortController();
  let database: Database | null = null;
  let refreshing: Promise<unknown> = Promise.resolve();
  let sweeping: Promise<unknown> = Promise.resolve();
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      background.abort();
      await app.close();
      await backend?.close();
      await refreshing;
      await sweeping;
      await database?.close();
    })();
    return stopping;
  };
  try {
    database = await prepareDatabase(config, ports, say);
    const { query } = database;
    const uploads = createUploads(uploadFolder(config));
    // Another server on the same database may have a running upload; with the embedded one there is none.
    const before = new Date(ports.clock.now().getTime() - (config.databaseUrl === null ? 0 : MAX_UPLOAD));
    await uploads.clean(before);
    backend = await createBackend(config, database, ports, app.log);
    sweeping = sweepOwnFiles(query, ports.files, before, background.signal)
      .then(() => createAccountPurge(ports.files)(query, ports.clock.now()))
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'stray files and old deleted accounts could not be removed');
      });
    await purgeDeletedRounds(query, ports.clock.now());
    refreshing = refreshStored(database, background.signal).catch((error: unknown) => {
      app.log.error({ err: error }, 'what an older version stored could not be made anew');
    });
    say(`${config.productName} is ready at ${url}`);
    if (config.isDemo) for (const line of await describeDemoSignIns(database)) say(line);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Recomputes derived data of an older version, while requests are answered. */
async function refreshStored(database: Database, signal: AbortSignal): Promise<void> {
  await refreshAccountKeys(database.query);
  await refreshAllSearchable(database, signal);
  await refreshFoundCourses(database.query, signal);
  await refreshTallies(database, signal);
}

/** Opens and prepares the database. */
async function prepareDatabase(
  config: Config,
  { clock, files }: Ports,
  say: (line: string) => void,
): Promise<Database> {
  say(
    config.databaseUrl === null
      ? `Opening the embedded database in ${config.dataDir} …`
      : 'Connecting to the PostgreSQL server of DATABASE_URL …',
  );
  const database = await openDatabase(config);
  try {
    const applied = await migrate(database);
    say(applied.length === 0 ? 'The schema is up to date.' : `Migrated the schema: ${applied.join(', ')}.`);
    if (config.isDemo) await seedDemoWorld(database, files, config, clock, say);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`port ${port} of ${host} is in use: stop what listens there, or set PORT to another one`, {
        cause: error,
      });
    }
    throw error;
  }
}
