import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putRound } from '../testing/log-rounds.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Session, signInByOutput } from '../testing/sign-in-by-output.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

const WRITERS = 16;
const LOSSES = 50;

describe.skipIf(skipReason !== '')(`a database that is lost while rounds are logged${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let session: Session;
  beforeAll(async () => {
    database = await createServerDatabase();
    const url = new URL(database.url);
    proxy = await startTcpProxy(Number(url.port || 5432));
    url.port = String(proxy.port);
    server = await startServerProcess({ DATABASE_URL: url.href, DEMO: 'off', LOG_LEVEL: 'silent' });
    session = await signInByOutput(server, '+15550109998');
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await proxy.close();
    await database.drop();
  });

  const get = async (path: string) => {
    const start = performance.now();
    const reply = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${session.idToken}` } });
    const text = await reply.text();
    return { status: reply.status, reply, text, took: performance.now() - start };
  };
  const put = async (roundId: string) => (await putRound(server, session, roundId)).status;
  const rounds = () => get(`/api/accounts/${session.accountId}/rounds`);
  const storedIds = async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ round_id: string }>('SELECT round_id FROM rounds');
    await client.end();
    return new Set(rows.map((row) => row.round_id));
  };

  /** Writers that log rounds until they are stopped; returns the acknowledged rounds and all statuses. */
  const startWriters = (name: string) => {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const stop = new AbortController();
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; !stop.signal.aborted; number += 1) {
        const roundId = `${name}-${writer}-${number}`;
        const status = await put(roundId);
        statuses.add(status);
        if (status === 200) acknowledged.push(roundId);
      }
    });
    return {
      acknowledged,
      stop: async () => {
        stop.abort();
        await Promise.all(writers);
        return { acknowledged, statuses: [...statuses].sort() };
      },
    };
  };
  /** Loses connections repeatedly, each time after a few more acknowledged rounds. */
  const loseOften = async (name: string, lose: () => Promise<void> | void) => {
    const writers = startWriters(name);
    for (let loss = 1; loss <= LOSSES; loss += 1) {
      await expect
        .poll(() => writers.acknowledged.length, { timeout: 20_000, interval: 5 })
        .toBeGreaterThanOrEqual(loss * 4);
      await lose();
    }
    const { acknowledged, statuses } = await writers.stop();
    expect(statuses).toEqual([200, 503]);
    const stored = await storedIds();
    expect(acknowledged.filter((roundId) => !stored.has(roundId))).toEqual([]);
    expect((await rounds()).status).toBe(200);
  };

  it(`loses no acknowledged round and lives when ${LOSSES} times every connection is terminated under ${WRITERS} writers (SCALE-09)`, {
    timeout: 120_000,
  }, async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await loseOften('terminated', async () => {
      await admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    });
    await admin.end();
  });

  it(`loses no acknowledged round and lives when ${LOSSES} times every connection is cut under ${WRITERS} writers (SCALE-09)`, {
    timeout: 120_000,
  }, async () => {
    await loseOften('cut', proxy.cut);
  });

  it('answers 503 with a sentence and when to come back while the database refuses, is not ready, and recovers within a second (SCALE-09, OPS-03)', async () => {
    proxy.refuse();
    const { status, reply, text } = await rounds();
    expect([status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'DATABASE_AWAY' } });
    expect([(await get('/api/health')).status, (await get('/api/ready')).status]).toEqual([200, 503]);
    proxy.open();
    const back = await rounds();
    expect([back.status, back.took < 1_000]).toEqual([200, true]);
    expect((await get('/api/ready')).status).toBe(200);
  });

  it('lets nobody wait longer than its limits for a database that takes packets and answers nothing, and recovers within a second (SCALE-09)', async () => {
    // Connections are open and idle.
    await Promise.all(Array.from({ length: 12 }, rounds));
    proxy.freeze();
    const [answers, writes, ready] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, rounds)),
      put('frozen'),
      get('/api/ready'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect([writes, ready.status, (await get('/api/health')).status]).toEqual([503, 503, 200]);
    // Five seconds, whether a call waits for a connection or for an answer, and the time of a busy machine.
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(8_000);
    proxy.cut();
    proxy.open();
    const back = await rounds();
    expect([back.status, back.took < 1_000]).toEqual([200, true]);
  });
});
