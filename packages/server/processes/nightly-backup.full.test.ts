import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

const script = fileURLToPath(new URL('../../../deploy/back-up.sh', import.meta.url));
const hasTools = ['pg_dump', 'pg_restore', 'rsync'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const reason = skipReason === '' && !hasTools ? ' (skipped: pg_dump or rsync is not on the PATH)' : skipReason;
const folder = mkdtempSync(join(tmpdir(), 'strokebook-nightly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(reason !== '')(
  `the script of every night keeps the 14 newest backups, links files that it has already, and names none that failed (OPS-O74)${reason}`,
  { timeout: 120_000 },
  async () => {
    const database = await createServerDatabase();
    const { hostname, port, username, password, pathname } = new URL(database.url);
    const dataDir = join(folder, 'data');
    const backups = join(folder, 'backups');
    mkdirSync(join(dataDir, 'files/accounts/1'), { recursive: true });
    mkdirSync(join(dataDir, 'files/unfinished-1'));
    writeFileSync(join(dataDir, 'files/accounts/1/400.webp'), 'picture');
    const days = Array.from({ length: 15 }, (_, index) => `2020-01-${String(index + 1).padStart(2, '0')}`);
    for (const day of days) mkdirSync(join(backups, day), { recursive: true });
    const backUp = (name = pathname.slice(1)) =>
      spawnSync(script, [backups], {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          ...{ PGHOST: hostname, PGPORT: port, PGUSER: decodeURIComponent(username), PGDATABASE: name },
          PGPASSWORD: decodeURIComponent(password),
          DATA_DIR: dataDir,
        },
      });

    const failed = backUp('no_such_database');
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('no_such_database')]);
    expect(readdirSync(backups).toSorted()).toEqual([...days, 'unfinished']);

    const first = backUp();
    expect([first.stderr, first.status]).toEqual(['', 0]);
    const kept = readdirSync(backups).toSorted();
    expect(kept).toEqual([...days.slice(2), expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    const today = join(backups, kept.at(-1) ?? '');
    expect(spawnSync('pg_restore', ['--list', join(today, 'database.dump')]).status).toBe(0);
    expect(existsSync(join(today, 'files/unfinished-1'))).toBe(false);
    expect([today, join(today, 'database.dump')].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);

    // The second backup of a day takes the place of the first, and has the same file.
    const before = statSync(join(today, 'files/accounts/1/400.webp')).ino;
    expect(backUp().status).toBe(0);
    expect(statSync(join(today, 'files/accounts/1/400.webp')).ino).toBe(before);
    await database.drop();
  },
);
