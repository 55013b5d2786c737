import { spawn } from 'node:child_process';
import {
  existsSync,
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
import type { EmbeddedTestDatabase } from '../../testing/lent-databases.ts';
import { copyMigratedDataDir } from '../../testing/migrated-data-dir.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

describe('the embedded database', () => {
  let database: EmbeddedTestDatabase;
  beforeAll(async () => {
    database = await openEmbeddedTestDatabase();
  });
  afterAll(() => database.close());

  it('has the disk confirm every commit before it is acknowledged', async () => {
    const before = await database.countSyncs();
    for (let id = 1; id <= 20; id += 1) {
      await database.pool.query(`INSERT INTO accounts (username, first_name, last_name) VALUES ($1, '', '')`, [
        `u${id}`,
      ]);
    }
    expect((await database.countSyncs()) - before).toBeGreaterThanOrEqual(20);
  });

  it('has nothing confirmed for reads, so that the count above can fail', async () => {
    await database.pool.query('SELECT 1');
    const before = await database.countSyncs();
    for (let time = 0; time < 20; time += 1) await database.pool.query('SELECT count(*) FROM accounts');
    expect((await database.countSyncs()) - before).toBeLessThan(5);
  });

  it('refuses a second opening of its directory, by another path too, with a sentence', async () => {
    await expect(openEmbeddedDatabase(database.dataDir)).rejects.toThrow(
      'another Strokebook server is using the data directory',
    );
    const elsewhere = mkdtempSync(join(tmpdir(), 'strokebook-alias-'));
    const alias = join(elsewhere, 'link');
    symlinkSync(database.dataDir, alias);
    await expect(openEmbeddedDatabase(alias)).rejects.toThrow('set DATA_DIR to another directory');
    rmSync(elsewhere, { recursive: true });
  });

  it('keeps statements of requests that run at the same time apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) => database.pool.query('SELECT $1::integer * 2 AS double', [number])),
    );
    expect(answers.map(({ rows }) => rows[0].double)).toEqual(Array.from({ length: 200 }, (_, number) => number * 2));
  });

  it('is freed by the kernel when its process is killed', { tags: ['full'] }, async () => {
    const directory = await copyMigratedDataDir();
    const script = `
      const { openEmbeddedDatabase } = await import(${JSON.stringify(new URL('./open-embedded-database.ts', import.meta.url).href)});
      await openEmbeddedDatabase(${JSON.stringify(directory)});
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    await expect(openEmbeddedDatabase(directory)).rejects.toThrow('another Strokebook server');
    const socketDirectory = readFileSync(join(directory, 'socket-directory'), 'utf8');
    child.kill('SIGKILL');
    await new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const reopened = await openEmbeddedDatabase(directory);
    expect((await reopened.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    // Opening the database removed what the killed process left.
    expect(existsSync(socketDirectory)).toBe(false);
    await reopened.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('begins anew when its first start was killed half-way', { tags: ['full'] }, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'strokebook-fresh-'));
    mkdirSync(join(directory, 'postgres.unfinished'));
    writeFileSync(join(directory, 'postgres.unfinished', 'PG_VERSION'), 'half');
    const fresh = await openEmbeddedDatabase(directory);
    expect((await fresh.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await fresh.close();
    expect(readdirSync(directory)).toEqual(['postgres']);
    rmSync(directory, { recursive: true, force: true });
  });
});
