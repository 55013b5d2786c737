import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOpenPaths, makePrivate } from '../lib/private-modes.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { runCommand } from '../testing/run-command.ts';
import { startServerProcess } from '../testing/server-process.ts';

const folders: string[] = [];
const keep = (path: string): string => {
  folders.push(path);
  return path;
};
const openPathsOf = (folder: string): readonly string[] => [...findOpenPaths(folder)].map(({ path }) => path);

let umask: number;
beforeAll(() => {
  // Inherited by the commands: the most open one.
  umask = process.umask(0);
});
afterAll(() => {
  process.umask(umask);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data directory as older versions left it: everybody may read and write everything. */
async function makeOpenDataDir(): Promise<string> {
  const dataDir = keep(await copyMigratedDataDir());
  mkdirSync(join(dataDir, 'files', 'accounts'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'accounts', 'a.webp'), 'picture');
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'postgres'), 0o755);
  chmodSync(join(dataDir, 'postgres', 'PG_VERSION'), 0o666);
  return dataDir;
}

describe('whatever the umask, data is private', { timeout: 120_000 }, () => {
  it('once a server runs, on an open data directory and on a new one (OPS-O63)', async () => {
    for (const dataDir of [await makeOpenDataDir(), join(keep(mkdtempSync(join(tmpdir(), 'strokebook-'))), 'data')]) {
      const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' });
      expect(openPathsOf(dataDir)).toEqual([]);
      await server.end('SIGTERM');
      expect(openPathsOf(dataDir)).toEqual([]);
    }
  });

  it('in a backup, in what is restored from an open one, and after every other command (OPS-O63)', async () => {
    const dataDir = await makeOpenDataDir();
    const place = keep(mkdtempSync(join(tmpdir(), 'strokebook-')));
    const backup = join(place, 'new', 'backup');
    const made = await runCommand('backup', [backup], { DATA_DIR: dataDir });
    expect([made.exitCode, made.log]).toEqual([0, '']);
    expect(openPathsOf(join(place, 'new'))).toEqual([]);
    expect(openPathsOf(dataDir)).toEqual([]);

    const open = join(place, 'open');
    cpSync(backup, open, { recursive: true });
    for (const path of [open, join(open, 'backup'), join(open, 'backup', 'files', 'accounts', 'a.webp')])
      chmodSync(path, 0o777);
    const target = join(place, 'restored');
    mkdirSync(target);
    expect((await runCommand('restore', [open], { DATA_DIR: target })).exitCode).toBe(0);
    expect(openPathsOf(target)).toEqual([]);

    for (const [name, args] of [
      ['product-manager', ['nobody', 'on']],
      ['import', [join(import.meta.dirname, '../testing/samples/round-format-1.json')]],
    ] as const) {
      const again = await makeOpenDataDir();
      await runCommand(name, args, { DATA_DIR: again, DEMO: 'off' });
      expect([name, openPathsOf(again)]).toEqual([name, []]);
    }
  });

  it('or the doctor says what is not, and what to do (OPS-O63, OPS-08)', async () => {
    const dataDir = await makeOpenDataDir();
    const examine = async () => (await runCommand('doctor', [], { DATA_DIR: dataDir, PORT: '0' })).output;
    expect(await examine()).toContain(
      `PROBLEM private files: other users of this machine may read ${dataDir} (mode 755): run chmod -R go= ${dataDir}/ as its owner`,
    );
    chmodSync(dataDir, 0o700);
    // The doctor itself opens the database and mends nothing else.
    chmodSync(join(dataDir, 'files', 'accounts', 'a.webp'), 0o644);
    expect(await examine()).toContain('note    private files: the data directory is private, and ');
    expect(statSync(join(dataDir, 'files', 'accounts', 'a.webp')).mode & 0o777).toBe(0o644);
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' });
    await server.end('SIGTERM');
    expect(await examine()).toContain('ok      private files: only the user of the server may read the data directory');
  });

  it.skipIf(process.getuid?.() !== 0)(
    'or a data directory of another user is left as it is, and a sentence says so: skipped unless run by root (OPS-O63)',
    async () => {
      const dataDir = await makeOpenDataDir();
      process.seteuid?.('nobody');
      try {
        expect(makePrivate(dataDir)).toBe(
          `Other users of this machine may read ${dataDir} (mode 755), which was not changed (EPERM): run chmod -R go= ${dataDir} as its owner.`,
        );
      } finally {
        process.seteuid?.(0);
      }
    },
  );
});
