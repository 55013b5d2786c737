import { accountIdOf } from '@strokebook/golf/access';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSigningKey } from '../features/sign-in/signing-key.ts';
import { createPostgres, createReplica, type LocalPostgres, postgresSkipReason } from '../testing/local-postgres.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Database, Queryable } from '../db/database.ts';
import { incrementDataVersion } from '../db/data-version.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { describeReplicaProblem } from '../db/read-replica.ts';

const PLAYER = 1;
const accountId = accountIdOf(PLAYER);

describe.skipIf(postgresSkipReason !== '')(`reads of a replica${postgresSkipReason}`, () => {
  let primary: LocalPostgres;
  let replica: LocalPostgres;
  let database: Database;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    primary = await createPostgres();
    const empty = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    await migrate(empty);
    await storeAccount(empty, { accountId: PLAYER });
    await empty.close();
    replica = await createReplica(primary);
    database = await open(replica.url);
    server = await createTestServer(database);
    token = await server.tokenOf(PLAYER);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await replica.remove();
    await primary.remove();
  });

  const open = (databaseReadUrl: string) => openDatabase({ databaseUrl: primary.url, databaseReadUrl, dataDir: '' });
  const versionOf = async () => {
    const { rows } = await database.pool.query<{ version: number }>(
      'SELECT data_version AS version FROM accounts WHERE account_id = $1',
      [PLAYER],
    );
    return rows[0]?.version ?? 0;
  };
  const isReplica = async (query: Queryable) => {
    const { rows } = await query.execute<{ isReplica: boolean }>(sql`SELECT pg_is_in_recovery() AS "isReplica"`);
    return rows[0]?.isReplica;
  };
  const onReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  /** Whether a read at the account's present version comes from the replica. */
  const readsReplica = async () => database.readAt({ accountId, dataVersion: await versionOf() }, isReplica);
  const put = (roundId: string) =>
    server.call('putRound', { params: { accountId: PLAYER, roundId }, body: scoreOnlyRound(roundId) }, { token });
  const list = async () => {
    const { body } = await server.call('listRounds', { params: { accountId: PLAYER } }, { token });
    return body.rounds.map(({ roundId }) => roundId);
  };

  it('go there once it has the version of the account (SCALE-08)', async () => {
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    expect(await describeReplicaProblem(database)).toBeNull();
  });

  it('see what the reader wrote, whatever the replica has received (SCALE-08)', async () => {
    await onReplica('SELECT pg_wal_replay_pause()');
    expect((await put('late')).status).toBe(200);
    expect(await readsReplica()).toBe(false);
    expect(await list()).toEqual(['late']);
    await onReplica('SELECT pg_wal_replay_resume()');
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    expect(await list()).toEqual(['late']);
  });

  it('see each own write at once while the replica follows (SCALE-08)', async () => {
    for (let number = 0; number < 40; number += 1) {
      await put(`own-${number}`);
      expect(await list()).toContain(`own-${number}`);
    }
  });

  it('come from the primary while the replica is away, and from the replica when it is back, which is said once each (SCALE-08, OPS-04)', {
    timeout: 40_000,
  }, async () => {
    const changes: (string | null)[] = [];
    database.replicaWatch?.onChange((reason) => changes.push(reason));
    await replica.end('SIGKILL');
    expect(await list()).toContain('late');
    expect(await readsReplica()).toBe(false);
    expect(await readsReplica()).toBe(false);
    await replica.start();
    await expect.poll(readsReplica, { timeout: 20_000, interval: 200 }).toBe(true);
    // Once each, whatever number of reads it was.
    expect(changes).toEqual([expect.stringMatching(/./), null]);
    const { replica: read = 0, behind = 0, away = 0 } = database.replicaWatch?.reads ?? {};
    expect([read > 0, behind > 0, away > 1]).toEqual([true, true, true]);
  });

  it('never come from a database that is no copy of the primary (SCALE-08)', async () => {
    const other = await createPostgres();
    const foreign = await openDatabase({ databaseUrl: other.url, dataDir: '' });
    await migrate(foreign);
    await loadSigningKey(foreign);
    await storeAccount(foreign, { accountId: PLAYER });
    for (let time = 0; time < 100; time += 1) await incrementDataVersion(foreign.query, accountId);
    const misled = await open(other.url);
    const here = await misled.readAt({ accountId, dataVersion: 1 }, async (query) => {
      const { rows } = await query.execute<{ port: number }>(sql`SELECT inet_server_port() AS port`);
      return rows[0]?.port;
    });
    expect(here).toBe(primary.port);
    expect(await describeReplicaProblem(misled)).toContain('no replica of DATABASE_URL');
    await misled.close();
    await foreign.close();
    await other.remove();
  });

  it('say at the start that the replica cannot be reached (SCALE-08)', async () => {
    const alone = await open('postgres://strokebook@127.0.0.1:1/postgres');
    expect(await describeReplicaProblem(alone)).toContain('cannot be read');
    await alone.close();
  });
});
