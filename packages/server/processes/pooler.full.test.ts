import { accountIdOf } from '@strokebook/golf/access';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATION_LOCK, migrate, readMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createPostgres, type LocalPostgres, postgresSkipReason } from '../testing/local-postgres.ts';
import { type Pooler, poolerSkipReason, startPooler } from '../testing/pooler.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

/** Fewer than the connections of one server, so that transactions of all servers share them. */
const SERVER_CONNECTIONS = 3;
const WRITERS = 12;
const ROUNDS_EACH = 10;
/** A time limit of statements, in milliseconds. */
const LIMIT_MS = 100;

const skipReason = postgresSkipReason || poolerSkipReason;

describe.skipIf(skipReason !== '')(`behind PgBouncer in transaction mode${skipReason}`, () => {
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await createPostgres();
  });
  afterAll(() => postgres.remove());

  describe('two servers', () => {
    let pooler: Pooler;
    let servers: readonly [ServerProcess, ServerProcess];
    beforeAll(async () => {
      pooler = await startPooler(postgres.url, SERVER_CONNECTIONS);
      const environment = { DATABASE_URL: pooler.through(postgres.url), DEMO: 'off', LOG_LEVEL: 'error' };
      // Both migrate the empty database at once.
      servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await pooler.close();
    });

    it('migrate once when they start together (SCALE-06, OPS-02)', () => {
      const lines = servers.map((server) =>
        /Migrated the schema: (.*)\.\n|The schema is up to date/.exec(server.output()),
      );
      const applied = lines.flatMap((line) => line?.[1]?.split(', ') ?? []).sort();
      expect(applied).toEqual(readMigrations().map(({ name }) => name));
    });

    it('sign in at one and log rounds at both, and each shows the rounds of the other (SCALE-05, SCALE-06)', async () => {
      const { idToken, accountId } = await signInByOutput(servers[0], '+15550109996');
      const call = (server: ServerProcess, path: string, init: RequestInit = {}) =>
        fetch(`${server.url}/api/accounts/${accountIdOf(accountId)}/${path}`, {
          ...init,
          headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        });
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let number = 0; number < ROUNDS_EACH; number += 1) {
          const [own, other] = (writer + number) % 2 === 0 ? servers : servers.toReversed();
          const roundId = `pooled-${writer}-${number}`;
          const body = JSON.stringify(scoreOnlyRound(roundId));
          const put = await call(own as ServerProcess, `rounds/${roundId}`, { method: 'PUT', body });
          const got = await call(other as ServerProcess, `rounds/${roundId}`);
          expect([roundId, put.status, got.status]).toEqual([roundId, 200, 200]);
        }
      });
      await Promise.all(writers);
      const counts = await Promise.all(
        servers.map(async (server) => (await call(server, 'completed-round-counts')).json()),
      );
      expect(counts).toEqual([
        { eighteenHole: WRITERS * ROUNDS_EACH, nineHole: 0 },
        { eighteenHole: WRITERS * ROUNDS_EACH, nineHole: 0 },
      ]);
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query(
        "SELECT count(*)::integer AS connections FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      );
      await client.end();
      expect(rows[0].connections).toBeLessThanOrEqual(SERVER_CONNECTIONS);
    });
  });

  it('migrates without the time limits that a connection of the pooler may have (SCALE-06)', async () => {
    const maker = new pg.Client({ connectionString: postgres.url });
    await maker.connect();
    await maker.query('CREATE DATABASE limited');
    await maker.query(`ALTER DATABASE limited SET statement_timeout = ${LIMIT_MS}`);
    await maker.end();
    const url = new URL(postgres.url);
    url.pathname = '/limited';
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    const migrating = migrate(database);
    // It has waited for its turn for longer than the limit.
    const waiting = async () => {
      const { rows } = await admin.query(
        `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%advisory_xact%' AND wait_event_type = 'Lock'
           AND clock_timestamp() - query_start > interval '${4 * LIMIT_MS} milliseconds'`,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await admin.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    expect(await migrating).toHaveLength(readMigrations().length);
    await database.close();
    await admin.end();
  });
});
