import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { putRound } from '../testing/log-rounds.ts';
import { type ServerProcess, runServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createBallast, createDiskFolder, mountDisk, unmountDisk, whyNoDisk } from '../testing/small-disk.ts';
import { type Session, signInByOutput } from '../testing/sign-in-by-output.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';

const MEBIBYTE = 1024 * 1024;
const MINUTES = 60_000;
/** Room for the database (40 MB), its log, and the 64 MB that have to be free for writes. */
const DISK_MEBIBYTES = 256;

const reason = whyNoDisk();

describe.skipIf(reason !== '')(`a full disk${reason}`, { timeout: 2 * MINUTES }, () => {
  const folder = createDiskFolder();
  const dataDir = join(folder, 'data');
  const environment = { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
  let server: ServerProcess;
  let session: Session;
  const acknowledged: string[] = [];

  const { fillUpTo, makeRoom } = createBallast(folder);
  const headers = () => ({ authorization: `Bearer ${session.idToken}` });
  const put = async (roundId: string) => {
    const reply = await putRound(server, session, roundId);
    if (reply.status === 200) acknowledged.push(roundId);
    return reply;
  };
  const countRounds = async (): Promise<number> => {
    const reply = await fetch(`${server.url}/api/accounts/${session.accountId}/rounds`, { headers: headers() });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { rounds: unknown[] }).rounds.length;
  };
  const untilRefused = async () => {
    await expect.poll(async () => (await put('poll')).status, { timeout: 10_000 }).toBe(507);
  };
  const untilStored = async (roundId: string) => {
    await expect.poll(async () => (await put(roundId)).status, { timeout: 10_000 }).toBe(200);
  };

  beforeAll(async () => {
    mountDisk(folder, DISK_MEBIBYTES);
    const migrated = await copyMigratedDataDir();
    cpSync(migrated, dataDir, { recursive: true });
    rmSync(migrated, { recursive: true });
    server = await startServerProcess(environment);
    session = await signInByOutput(server, '+15550109990');
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    unmountDisk(folder);
  });

  it('refuses writes with a sentence, goes on reading, and takes writes again when there is room (OPS-09)', async () => {
    for (let number = 0; number < 5; number += 1) expect((await put(`before-${number}`)).status).toBe(200);
    fillUpTo(0);
    await untilRefused();
    const { status, text } = await put('refused');
    expect([status, JSON.parse(text).error]).toEqual([
      507,
      expect.objectContaining({
        code: 'STORAGE_FULL',
        message: 'There is no room left on the server, so nothing was stored. Please try again later.',
      }),
    ]);
    const stored = new Set(acknowledged).size;
    expect(await countRounds()).toBe(stored);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    makeRoom();
    await untilStored('after');
    expect(await countRounds()).toBe(stored + 1);
  });

  it('refuses an upload with a sentence and leaves nothing of it (OPS-09)', async () => {
    fillUpTo(0);
    const reply = await fetch(`${server.url}/api/accounts/${session.accountId}/pictures?use=gallery`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(MEBIBYTE),
    });
    expect([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]).toEqual([
      507,
      'STORAGE_FULL',
    ]);
    const uploads = join(dataDir, 'uploads');
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
    makeRoom();
  });

  it('has every acknowledged round after writers filled it and kill -9, starts while it is full, and reads (OPS-09)', async () => {
    // Enough above the limit for segments of the log, which have 16 MB.
    fillUpTo(110 * MEBIBYTE);
    await untilStored('room');
    let isRefused = false;
    await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (let number = 0; !isRefused; number += 1) {
          const { status } = await put(`full-${writer}-${number}`);
          expect([200, 507]).toContain(status);
          if (status === 507) isRefused = true;
          // Another program takes the rest while rounds are logged.
          if (writer === 0 && number === 5) fillUpTo(0);
        }
      }),
    );
    await server.end('SIGKILL');
    server = await startServerProcess(environment);
    const ids = new Set(acknowledged);
    expect(await countRounds()).toBe(ids.size);
    expect((await put('while-full')).status).toBe(507);
    makeRoom();
    await untilStored('at-last');
    expect(await countRounds()).toBe(ids.size + 1);
  });

  it('says at the start that there is no room to open the database, and harms nothing (OPS-09)', async () => {
    const stored = await countRounds();
    expect(await server.end('SIGTERM')).toBe(0);
    rmSync(join(dataDir, 'reserve'), { force: true });
    fillUpTo(0);
    const { exitCode, log } = await runServerProcess(environment);
    expect([exitCode, log]).toEqual([
      1,
      expect.stringMatching(/the disk of the data directory .* is full: 0 MB are free/),
    ]);
    makeRoom();
    server = await startServerProcess(environment);
    expect(await countRounds()).toBe(stored);
  });
});

describe.skipIf(reason !== '')(`the log of the embedded database${reason}`, () => {
  it('gets the room of the reserve when the disk fills up during a transaction, which is stored (OPS-09)', async () => {
    const folder = createDiskFolder();
    mountDisk(folder, DISK_MEBIBYTES);
    const migrated = await copyMigratedDataDir();
    cpSync(migrated, folder, { recursive: true });
    rmSync(migrated, { recursive: true });
    const database = await openEmbeddedDatabase(folder);
    expect(existsSync(join(folder, 'reserve'))).toBe(true);
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO accounts (username, first_name, last_name) VALUES ('late', '', '')`);
    createBallast(folder).fillUpTo(MEBIBYTE);
    // Writes 20 MB to the log and nothing else, which takes a new segment of 16 MB or two.
    await client.query(`SELECT pg_logical_emit_message(true, 'test', repeat('x', 20000000))`);
    await client.query('COMMIT');
    client.release();
    expect(existsSync(join(folder, 'reserve'))).toBe(false);
    expect((await database.pool.query('SELECT username FROM accounts')).rows).toEqual([{ username: 'late' }]);
    await database.close();
    unmountDisk(folder);
  });
});
