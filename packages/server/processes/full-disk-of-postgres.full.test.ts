import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, type LocalPostgres, postgresSkipReason, user } from '../testing/local-postgres.ts';
import { putRound } from '../testing/log-rounds.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Session, signInByOutput } from '../testing/sign-in-by-output.ts';
import { createBallast, createDiskFolder, mountDisk, unmountDisk, whyNoDisk } from '../testing/small-disk.ts';

const MINUTES = 60_000;
const MEBIBYTE = 1024 * 1024;
/** Room for the database (40 MB) and its log. */
const DISK_MEBIBYTES = 256;
/** A log of few segments, so that it needs another one soon. */
const settings = 'max_wal_size=32MB\nmin_wal_size=32MB';

const reason = postgresSkipReason || whyNoDisk();

describe.skipIf(reason !== '')(`a PostgreSQL whose disk is full${reason}`, { timeout: 2 * MINUTES }, () => {
  const folder = createDiskFolder();
  const { fillUpTo, makeRoom } = createBallast(folder);
  let postgres: LocalPostgres;
  let server: ServerProcess;
  let session: Session;
  const acknowledged: string[] = [];
  beforeAll(async () => {
    mountDisk(folder, DISK_MEBIBYTES);
    const directory = join(folder, 'data');
    mkdirSync(directory, { mode: 0o700 });
    const { uid, gid } = user();
    if (uid !== undefined && gid !== undefined) {
      for (const path of [folder, directory]) chownSync(path, uid, gid);
    }
    postgres = await createPostgres(settings, directory);
    server = await startServerProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: '/nowhere',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    });
    session = await signInByOutput(server, '+15550109990');
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await postgres.end('SIGKILL');
    unmountDisk(folder);
  });

  const put = async (roundId: string) => {
    const reply = await putRound(server, session, roundId);
    if (reply.status === 200) acknowledged.push(roundId);
    return reply;
  };
  /** Logs one round after another until one is not stored. */
  const putUntilRefused = async (name: string) => {
    for (let number = 0; ; number += 1) {
      const reply = await put(`${name}-${number}`);
      if (reply.status !== 200) return reply;
    }
  };
  const untilStored = async (roundId: string) => {
    await expect.poll(async () => (await put(roundId)).status, { timeout: 20_000 }).toBe(200);
  };
  const listStatus = async () => {
    const reply = await fetch(`${server.url}/api/accounts/${session.accountId}/rounds`, {
      headers: { authorization: `Bearer ${session.idToken}` },
    });
    await reply.text();
    return reply.status;
  };

  it('refuses writes with a sentence, goes on reading, and takes writes again when there is room (OPS-09)', async () => {
    expect((await put('before')).status).toBe(200);
    fillUpTo(0);
    // The pages that the tables have take some rounds.
    const refused = await putUntilRefused('full');
    expect(refused.status).toBe(507);
    expect(JSON.parse(refused.text)).toMatchObject({
      error: {
        code: 'STORAGE_FULL',
        message: 'There is no room left on the server, so nothing was stored. Please try again later.',
      },
    });
    expect([await listStatus(), (await fetch(`${server.url}/api/ready`)).status]).toEqual([200, 200]);
    makeRoom();
    await untilStored('after');
  });

  it('has every acknowledged round when it is started again after its log found no room, and the server goes on without a restart (OPS-09)', async () => {
    // Room for rounds, but not for another segment of the log, which has 16 MB.
    fillUpTo(12 * MEBIBYTE);
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    const fillLog = async () => {
      for (;;) await client.query(`SELECT pg_logical_emit_message(false, 'test', repeat('x', ${MEBIBYTE}))`);
    };
    const [refused] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, (_, writer) => putUntilRefused(`log-${writer}`))),
      expect(fillLog()).rejects.toThrow(),
    ]);
    // The database has ended, because it could not write its log.
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect([await listStatus(), (await fetch(`${server.url}/api/health`)).status]).toEqual([503, 200]);
    makeRoom();
    await postgres.end('SIGKILL');
    await postgres.start();
    await untilStored('at-last');
    const again = new pg.Client({ connectionString: postgres.url });
    await again.connect();
    const { rows } = await again.query<{ round_id: string }>('SELECT round_id FROM rounds');
    await again.end();
    const stored = new Set(rows.map((row) => row.round_id));
    expect(acknowledged.filter((roundId) => !stored.has(roundId))).toEqual([]);
  });
});
