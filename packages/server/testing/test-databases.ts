import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { type EmbeddedTestDatabase, lendDatabase } from './lent-databases.ts';
import { makeMigratedDataDir } from './migrated-data-dir.ts';
import { schemaId } from './schema-id.ts';
import { clusterUrls, createClusterDatabase } from './test-cluster.ts';

/** A migrated database for one test file; `close` it at its end. */
export type TestDatabase = Database;

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const hasServer = await canConnect(serverUrl);

const poolerUrl = process.env['TEST_POOLER_URL'];
/** Address of a pooler in transaction mode in front of the PostgreSQL server; empty if tests have none. */
const poolerUrls: readonly string[] = poolerUrl === undefined ? [] : [poolerUrl];

/** Why tests that need a PostgreSQL server are skipped; '' if there is one. */
export const skipReason = hasServer ? '' : ' (skipped: set TEST_DATABASE_URL to a server that can be reached)';

type Turn = {
  /** Whether the tests ran on another database before, so that large tables can be shortened. */
  readonly isSecond: boolean;
  readonly isCluster: boolean;
};

type Tests = (openTestDatabase: () => Promise<TestDatabase>, turn: Turn) => void;

/**
 * Runs the same tests on the embedded database, on a PostgreSQL server if one can be reached, behind a pooler if
 * `TEST_POOLER_URL` names one in front of that server, and on a Citus cluster if `TEST_CITUS_URL` names one. The first
 * tier of the tests has the embedded database alone.
 */
export const onEachDatabase = (tests: Tests): void => runOnEach(tests, ['databases', 'full']);

/** `onEachDatabase` for what the databases may answer differently: the first tier has all of them. */
export const onDifferingDatabases = (tests: Tests): void => runOnEach(tests, ['databases']);

function runOnEach(tests: Tests, tags: string[]): void {
  describe('on the embedded database', () => {
    tests(openEmbeddedTestDatabase, { isSecond: false, isCluster: false });
  });
  describe.skipIf(!hasServer)(`on PostgreSQL${skipReason}`, { tags }, () => {
    tests(() => openOn(createServerDatabase()), { isSecond: true, isCluster: false });
  });
  describe.each(poolerUrls)('on PostgreSQL behind a pooler', { tags }, (url) => {
    tests(() => openOn(createServerDatabase(), url), { isSecond: true, isCluster: false });
  });
  describe.each(clusterUrls)('on a Citus cluster', { tags: [...tags, 'cluster'] }, (url) => {
    tests(() => openClusterTestDatabase(url), { isSecond: true, isCluster: true });
  });
}

export async function openEmbeddedTestDatabase(): Promise<EmbeddedTestDatabase> {
  return lendDatabase(await makeMigratedDataDir());
}

export const openClusterTestDatabase = (url: string): Promise<TestDatabase> => openOn(createClusterDatabase(url));

async function openOn(created: ReturnType<typeof createServerDatabase>, through?: string): Promise<TestDatabase> {
  const { url, drop } = await created;
  const databaseUrl = through === undefined ? url : urlOf(new URL(url).pathname.slice(1), through);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A separate migrated database on the PostgreSQL server. */
export async function createServerDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const template = `strokebook_template_${schemaId}`;
  const name = `strokebook_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(async (server) => {
    // Test files run in parallel: one creates the template, the others wait.
    await server.query('SELECT pg_advisory_lock(7305512)');
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      await server.query(`CREATE DATABASE ${template}`);
      const made = await openDatabase({ databaseUrl: urlOf(template), dataDir: '' });
      await migrate(made);
      await made.close();
    }
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await server.query('SELECT pg_advisory_unlock(7305512)');
  });
  return { url: urlOf(name), drop: () => dropDatabase(name) };
}

/** A separate empty database on the PostgreSQL server. */
export async function createEmptyDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `strokebook_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(async (server) => {
    await server.query(`CREATE DATABASE ${name}`);
  });
  return { url: urlOf(name), drop: () => dropDatabase(name) };
}

const dropDatabase = (name: string): Promise<void> =>
  withServer(async (server) => {
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

function urlOf(databaseName: string, server = serverUrl): string {
  const url = new URL(server);
  url.pathname = `/${databaseName}`;
  return url.href;
}

async function withServer(use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
