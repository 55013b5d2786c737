import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdOtherProcess, holdPool } from '../db/embedded/hold.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { accounts, rounds } from '../db/schema/index.ts';
import { copyDemoDataDir } from '../testing/demo-data-dir.ts';
import { startWriters } from '../testing/log-rounds.ts';
import { runCommand } from '../testing/run-command.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';

/** Number of figures that are compared at least. Use `FIGURES=10000` to verify a change of backups. */
const FIGURES = Number(process.env['FIGURES'] ?? 500);
/** Number of rounds that are logged before and while the backup is made. Use `ROUNDS=10000` to measure. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const PLAYERS = 40;
const MINUTES = 60_000;
const PRODUCT_MANAGER = '+15550100003';
/** Three accounts, because one may have 5,000 rounds. */
const WRITER_NUMBERS = ['+15550109991', '+15550109992', '+15550109993'];

const folder = mkdtempSync(join(tmpdir(), 'strokebook-backup-'));
const dataDirs: string[] = [];
const keepDir = (path: string): string => {
  dataDirs.push(path);
  return path;
};
afterAll(() => {
  for (const path of [folder, ...dataDirs]) rmSync(path, { recursive: true, force: true });
});

type Stat = { readonly performance: { readonly formatted: string } | null; readonly children?: readonly Stat[] };

/** The replies with the figures of every player under several selections of rounds, until there are enough. */
async function readFigures(server: ServerProcess, idToken: string) {
  const replies: string[] = [];
  let count = 0;
  for (const lastRounds of [200, 20, 5]) {
    for (let accountId = 1; accountId <= PLAYERS && count < FIGURES; accountId += 1) {
      const reply = await fetch(`${server.url}/api/accounts/${accountId}/performance-stats`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          roundsFilter: {
            filterName: 'Last',
            holeCount: 18,
            timeframe: { period: 'last', count: lastRounds, unit: 'rounds' },
          },
          standardsFilter: { standardName: null },
        }),
      });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`account ${accountId} was answered with ${reply.status}: ${text}`);
      replies.push(text);
      const { stats } = JSON.parse(text) as { readonly stats: readonly Stat[] };
      count += stats.flatMap((stat) => [stat, ...(stat.children ?? [])]).filter((one) => one.performance).length;
    }
  }
  return { replies, count };
}

const demo = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO: 'on', TODAY: '2026-06-15', LOG_LEVEL: 'error' });

describe('a backup while rounds are logged', () => {
  it(`has every round that was acknowledged before it, none half, and at least ${FIGURES} figures answer as before (OPS-01)`, {
    timeout: 20 * MINUTES,
  }, async () => {
    const dataDir = keepDir(await copyDemoDataDir());
    const server = await startServerProcess(demo(dataDir));
    const manager = await signInByOutput(server, PRODUCT_MANAGER);
    const before = await readFigures(server, manager.idToken);
    expect(before.count).toBeGreaterThanOrEqual(FIGURES);
    const pictures = readdirSync(join(dataDir, 'files'), { recursive: true }).sort();
    const sessions = [];
    for (const number of WRITER_NUMBERS) sessions.push(await signInByOutput(server, number));
    const writers = startWriters(server, sessions);
    await expect.poll(() => writers.acknowledged.length, { timeout: 10 * MINUTES }).toBeGreaterThanOrEqual(ROUNDS);
    const acknowledged = [...writers.acknowledged];

    const target = join(folder, 'while-running');
    const backup = await runCommand('backup', [target], { DATA_DIR: dataDir });
    const { longestWait } = await writers.stop();
    expect([backup.exitCode, backup.log]).toEqual([0, '']);
    expect(backup.output).toMatch(/^Backed up \d+ files, \d+ MB, to .* waited for \d+ ms\.\n$/);
    // What `npm test` prints of a passing test is not shown; for measurements.
    if (process.env['ROUNDS'] !== undefined) {
      process.stdout.write(
        `${acknowledged.length} rounds, ${before.count} figures, longest wait ${Math.round(longestWait)} ms: ${backup.output}`,
      );
    }
    expect(writers.acknowledged.length).toBeGreaterThan(acknowledged.length);
    await server.end('SIGKILL');

    const restored = keepDir(join(folder, 'restored'));
    const restore = await runCommand('restore', [target], { DATA_DIR: restored });
    expect([restore.exitCode, restore.log]).toEqual([0, '']);
    const again = await startServerProcess(demo(restored));
    expect(again.output()).toContain('The schema is up to date.');
    expect((await readFigures(again, manager.idToken)).replies).toEqual(before.replies);
    expect(readdirSync(join(restored, 'files'), { recursive: true }).sort()).toEqual(pictures);
    expect(await again.end('SIGTERM')).toBe(0);

    const database = await openEmbeddedDatabase(restored);
    const stored = await database.query.select().from(rounds);
    const own = stored.filter(({ roundId }) => roundId.startsWith('writer'));
    const versions = new Map(
      (await database.query.select().from(accounts)).map((row) => [row.accountId, row.dataVersion]),
    );
    await database.close();
    const ids = new Set(own.map(({ roundId }) => roundId));
    expect(acknowledged.filter((roundId) => !ids.has(roundId))).toEqual([]);
    for (const { roundId, document } of own) expect(document).toEqual(scoreOnlyRound(roundId));
    // Round and version are written together or not at all.
    for (const [accountId, written] of Map.groupBy(own, (row) => row.accountId)) {
      expect(versions.get(accountId)).toBe(written.length);
    }
  });
});

describe('a backup', { timeout: MINUTES }, () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  let target: string;
  const source = () => ({
    clusterDirectory: join(dataDir, 'postgres'),
    filesFolder: join(dataDir, 'files'),
    version: '1.0.0',
    hold: () => holdPool(database.pool),
  });
  const backUp = async (name: string) => {
    await makeBackup(join(folder, name), source());
    return join(folder, name);
  };
  const restore = (from: string, name: string) => {
    const directory = join(folder, name);
    return restoreBackup(from, { dataDir: directory, filesFolder: join(directory, 'files') });
  };
  beforeAll(async () => {
    dataDir = keepDir(await copyMigratedDataDir());
    const pictures = join(dataDir, 'files', 'accounts', '1');
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, 'a.webp'), 'picture');
    writeFileSync(join(pictures, 'unfinished-1'), 'half');
    database = await openEmbeddedDatabase(dataDir);
    target = await backUp('good');
  });
  afterAll(() => database.close());

  it('leaves out files that were not whole, and makes an empty data directory whole (OPS-01)', async () => {
    await restore(target, 'from-good');
    expect(readdirSync(join(folder, 'from-good')).sort()).toEqual(['files', 'postgres']);
    expect(readdirSync(join(folder, 'from-good', 'files', 'accounts', '1'))).toEqual(['a.webp']);
    const restored = await openEmbeddedDatabase(join(folder, 'from-good'));
    const count = 'SELECT count(*)::int AS n FROM schema_migrations';
    expect((await restored.pool.query(count)).rows).toEqual((await database.pool.query(count)).rows);
    await restored.close();
  });

  it('is refused into a folder that is not empty and into the data itself (OPS-01)', async () => {
    await expect(backUp('good')).rejects.toThrow('is not empty: name a new folder for each backup');
    await expect(makeBackup(join(dataDir, 'files', 'backup'), source())).rejects.toThrow('outside of DATA_DIR');
    rmSync(join(dataDir, 'files', 'backup'), { recursive: true });
  });

  it('has what was committed while its first copy was made (OPS-01)', async () => {
    let holds = 0;
    const hold = async () => {
      holds += 1;
      // After the first copy of the files, and before they are held for the second one.
      if (holds === 2) {
        await database.pool.query(`INSERT INTO accounts (username, first_name, last_name) VALUES ('late', '', '')`);
        await database.pool.query('CHECKPOINT');
      }
      return holdPool(database.pool);
    };
    await makeBackup(join(folder, 'late'), { ...source(), hold });
    await restore(join(folder, 'late'), 'from-late');
    const restored = await openEmbeddedDatabase(join(folder, 'from-late'));
    expect((await restored.pool.query('SELECT username FROM accounts')).rows).toEqual([{ username: 'late' }]);
    await restored.close();
  });

  it('lets statements and other backups wait while it is held (OPS-01)', async () => {
    const { release } = await holdOtherProcess(dataDir);
    const answer = database.pool.query('SELECT 1');
    // A second hold waits for the first one, as a statement does.
    const second = holdOtherProcess(dataDir);
    await expect.poll(() => database.pool.waitingCount).toBe(2);
    await release();
    await answer;
    await (await second).release();
  });

  it('that fails leaves nothing in its folder (OPS-01)', async () => {
    const hold = () => Promise.reject(new Error('no hold'));
    await expect(makeBackup(join(folder, 'failed'), { ...source(), hold })).rejects.toThrow('no hold');
    expect(readdirSync(join(folder, 'failed'))).toEqual([]);
  });

  it('that was ended is marked as unfinished and cannot be restored (OPS-01)', async () => {
    mkdirSync(join(folder, 'half', 'unfinished', 'database'), { recursive: true });
    await expect(restore(join(folder, 'half'), 'from-half')).rejects.toThrow('is unfinished');
    await expect(backUp('half')).rejects.toThrow('has an unfinished backup');
  });

  it('has the files behind links, and is refused behind one (OPS-O64)', async () => {
    const pictures = join(dataDir, 'files', 'linked');
    const other = keepDir(mkdtempSync(join(tmpdir(), 'strokebook-other-disk-')));
    mkdirSync(join(other, '7'));
    writeFileSync(join(other, '7', 'b.webp'), 'elsewhere');
    symlinkSync(other, pictures);
    await restore(await backUp('links'), 'from-links');
    const copy = join(folder, 'from-links', 'files', 'linked');
    expect(lstatSync(copy).isDirectory()).toBe(true);
    expect(readFileSync(join(copy, '7', 'b.webp'), 'utf8')).toBe('elsewhere');
    await expect(makeBackup(join(other, 'backup'), source())).rejects.toThrow('is a part of what is backed up');
    rmSync(join(other, 'backup'), { recursive: true });

    rmSync(pictures);
  });

  it('whose manifest names a path out of it is refused before anything is written (OPS-O65)', async () => {
    const changed = join(folder, 'changed');
    mkdirSync(join(changed, 'backup'), { recursive: true });
    const manifest = readFileSync(join(target, 'backup', 'manifest.json'), 'utf8');
    writeFileSync(join(changed, 'backup', 'manifest.json'), manifest.replace('"folders": [', '"folders": ["../evil",'));
    await expect(restore(changed, 'from-changed/data')).rejects.toThrow(
      'names "../evil", which leads out of the backup',
    );
    expect(existsSync(join(folder, 'from-changed'))).toBe(false);
  });

  it.each<[string, (backup: string) => void, string]>([
    [
      'changed',
      (backup) => appendFileSync(join(backup, 'files/accounts/1/a.webp'), 'x'),
      'the backup is damaged: files/accounts/1/a.webp is not what was backed up',
    ],
    [
      'missing',
      (backup) => rmSync(join(backup, 'database/PG_VERSION')),
      'the backup is damaged: database/PG_VERSION is missing',
    ],
    ['unreadable', (backup) => writeFileSync(join(backup, 'manifest.json'), '{'), 'the backup is damaged'],
  ])('that is %s in part is refused, and the data directory stays empty (OPS-01)', async (name, damage, sentence) => {
    const copy = join(folder, name);
    cpSync(target, copy, { recursive: true });
    damage(join(copy, 'backup'));
    await expect(restore(copy, `from-${name}`)).rejects.toThrow(sentence);
    const directory = join(folder, `from-${name}`);
    expect(existsSync(directory) ? readdirSync(directory) : []).toEqual([]);
  });

  it('of a newer version is refused (OPS-01)', async () => {
    const newer = join(folder, 'newer');
    cpSync(target, newer, { recursive: true });
    const path = join(newer, 'backup', 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[] };
    const migrations = [...manifest.migrations, '9999-later.sql'];
    writeFileSync(path, JSON.stringify({ ...manifest, version: '9.9.9', migrations }));
    await expect(restore(newer, 'from-newer')).rejects.toThrow(
      'made by a newer version (9.9.9, with migration 9999-later.sql, which',
    );
  });

  it('is restored to an empty data directory only, and never beside a running server (OPS-01)', async () => {
    const { filesFolder } = source();
    await expect(restoreBackup(target, { dataDir, filesFolder })).rejects.toThrow(
      'another Strokebook server is using the data directory',
    );
    await restore(target, 'twice');
    await expect(restore(target, 'twice')).rejects.toThrow('is not empty');
  });

  it('that was restored in part keeps a server from starting (OPS-01)', async () => {
    const part = join(folder, 'part');
    mkdirSync(join(part, 'restore.unfinished'), { recursive: true });
    await expect(openEmbeddedDatabase(part)).rejects.toThrow('was ended: empty the directory and restore again');
  });

  it('is refused for PostgreSQL and without a folder, with exit code 2 (OPS-01)', async () => {
    const url = { DATABASE_URL: 'postgres://root:secret@127.0.0.1:1/x' };
    const postgresql = await runCommand('backup', [join(folder, 'none')], url);
    expect([postgresql.exitCode, postgresql.log]).toEqual([2, expect.stringContaining('DATABASE_URL: is set')]);
    expect(postgresql.log).not.toContain('secret');
    const nothing = await runCommand('restore', [], {});
    expect([nothing.exitCode, nothing.log]).toEqual([2, 'Name one folder. Usage: npm run restore -- FOLDER\n']);
  });
});
