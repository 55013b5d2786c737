import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putRound } from '../testing/log-rounds.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

describe.skipIf(skipReason !== '')(`a server that is told to stop${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createServerDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const start = (more: Readonly<Record<string, string>> = {}) =>
    startServerProcess({ DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error', ...more });
  /** A call that the database keeps waiting until `release`. */
  const holdCall = async (server: ServerProcess, phoneNumber: string) => {
    const session = await signInByOutput(server, phoneNumber);
    const { accountId } = session;
    await client.query('BEGIN');
    await client.query('SELECT FROM accounts WHERE account_id = $1 FOR UPDATE', [accountId]);
    const status = putRound(server, session, 'held').then((reply) => reply.status);
    await expect.poll(countWaiting).toBe(1);
    const stored = async () => {
      const { rowCount } = await client.query('SELECT FROM rounds WHERE account_id = $1', [accountId]);
      return rowCount;
    };
    return { status, stored, release: () => client.query('COMMIT') };
  };
  const countWaiting = async (): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return Number(rows[0]?.count);
  };
  const ask = async (server: ServerProcess, path: string) => {
    const reply = await fetch(`${server.url}${path}`);
    return { status: reply.status, body: (await reply.json()) as { readonly error?: { readonly code: string } } };
  };

  it('finishes the calls that run, takes no new ones, and ends with exit code 0 (OPS-03)', async () => {
    const server = await start();
    const held = await holdCall(server, '+15550178001');
    const ended = server.end('SIGTERM');
    await expect.poll(() => ask(server, '/api/health').catch(() => 'refused')).toBe('refused');
    await held.release();
    expect([await held.status, await held.stored()]).toEqual([200, 1]);
    const answered = performance.now();
    expect(await ended).toBe(0);
    // It does not wait for the caller to close the connection, which is kept for further calls.
    expect(performance.now() - answered).toBeLessThan(5_000);
  });

  it('is alive but not ready from the signal on, and answers calls until STOP_DELAY_SECONDS are over (OPS-03)', async () => {
    const server = await start({ STOP_DELAY_SECONDS: '2' });
    expect((await ask(server, '/api/ready')).status).toBe(200);
    const held = await holdCall(server, '+15550178002');
    const ended = server.end('SIGTERM');
    await expect.poll(async () => (await ask(server, '/api/ready')).status).toBe(503);
    const ready = await ask(server, '/api/ready');
    expect([ready.status, ready.body.error?.code]).toEqual([503, 'STOPPING']);
    expect((await ask(server, '/api/health')).status).toBe(200);
    expect((await ask(server, '/api/settings')).status).toBe(200);
    await held.release();
    expect([await held.status, await ended]).toEqual([200, 0]);
    expect(server.log()).toBe('');
  });
});
