import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { findOpenPaths, makePrivate } from './private-modes.ts';

let folder: string;
let outside: string;
let umask: number;
beforeEach(() => {
  // The server of a test makes files as one that nobody gave another umask.
  umask = process.umask(0);
  folder = mkdtempSync(join(tmpdir(), 'strokebook-modes-'));
  outside = mkdtempSync(join(tmpdir(), 'strokebook-outside-'));
});
afterEach(() => {
  process.umask(umask);
  for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('takes every folder and file of a data directory from other users of the machine (OPS-O63)', () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'files', 'accounts'), { recursive: true });
  writeFileSync(join(folder, 'files', 'accounts', 'a.webp'), 'picture');
  expect([...findOpenPaths(folder)].map(({ kind, mode }) => [kind, mode])).toEqual([
    ['folder', '755'],
    ['folder', '777'],
    ['folder', '777'],
    ['file', '666'],
  ]);
  expect(makePrivate(folder)).toBeNull();
  expect([...findOpenPaths(folder)]).toEqual([]);
  expect([modeOf(folder), modeOf(join(folder, 'files', 'accounts', 'a.webp'))]).toEqual(['700', '600']);
});

it('changes nothing outside of the data directory, and says what a link there leaves open (OPS-O63)', () => {
  chmodSync(outside, 0o755);
  symlinkSync(outside, join(folder, 'files'));
  symlinkSync(join(folder, 'gone'), join(folder, 'broken'));
  expect(makePrivate(folder)).toBe(
    `Other users of this machine may read ${outside} (mode 755), which was not changed (it is a link): run chmod -R go= ${outside} as its owner.`,
  );
  expect(modeOf(outside)).toBe('755');
  chmodSync(outside, 0o700);
  expect(makePrivate(folder)).toBeNull();
  expect(makePrivate(join(folder, 'missing'))).toBeNull();
});

it('makes a data directory that is reached by a link private (OPS-O63)', () => {
  chmodSync(outside, 0o755);
  const link = join(folder, 'data');
  symlinkSync(outside, link);
  expect(makePrivate(link)).toBeNull();
  expect(modeOf(outside)).toBe('700');
});

it('has an embedded database whose files are private whatever the umask, also those of later writes (OPS-O63)', async () => {
  const dataDir = join(folder, 'data');
  const database = await openEmbeddedDatabase(dataDir);
  await database.pool.query('CREATE TABLE grown AS SELECT generate_series(1, 500000) AS number');
  // A new segment of the log, and a checkpoint that removes or renames the old ones.
  await database.pool.query('SELECT pg_switch_wal()');
  await database.pool.query('CHECKPOINT');
  await database.close();
  const open = [...findOpenPaths(dataDir)].map(({ path }) => path.slice(dataDir.length));
  expect(open.filter((path) => path.startsWith('/postgres'))).toEqual([]);
  expect(modeOf(dataDir)).toBe('700');
});
