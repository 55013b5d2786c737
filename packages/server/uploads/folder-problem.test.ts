import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFolderProblem } from './folder-problem.ts';

const root = mkdtempSync(join(tmpdir(), 'strokebook-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const make = () => mkdtempSync(join(root, 'data-'));
const problemOf = (dataDir: string, databaseUrl: string | null = null) =>
  findFolderProblem({ dataDir, databaseUrl, fileStore: { kind: 'local', folder: join(dataDir, 'files') } });

it('has nothing against folders that can be written or made, and leaves nothing there (OPS-O68)', () => {
  const dataDir = make();
  expect([problemOf(dataDir), problemOf(join(dataDir, 'not', 'made'))]).toEqual([null, null]);
  expect(readdirSync(dataDir)).toEqual([]);
  mkdirSync(join(dataDir, 'files'));
  expect([problemOf(dataDir), readdirSync(join(dataDir, 'files'))]).toEqual([null, []]);
});

it('begins no embedded database beside the files of another one, as after a lost DATABASE_URL (OPS-O101)', () => {
  const dataDir = make();
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files/owner.txt'), 'of-another');
  expect(problemOf(dataDir)).toMatch(/has files of another database, and .* has no embedded one: set DATABASE_URL/);
  expect(problemOf(dataDir, 'postgres://127.0.0.1/strokebook')).toBeNull();
  mkdirSync(join(dataDir, 'postgres'));
  expect(problemOf(dataDir)).toBeNull();
});

it('names a folder that cannot be written or made, the reason, and what to do (OPS-O68, OPS-08)', () => {
  expect(problemOf('/proc/none')).toMatch(
    /^the data directory \/proc\/none cannot be made \(E[A-Z]+\): make it, and give/,
  );
  const dataDir = make();
  writeFileSync(join(dataDir, 'uploads'), '');
  expect(problemOf(dataDir)).toMatch(
    /^the folder of uploads .*uploads cannot be written \(E[A-Z]+\): give it to the user/,
  );
  const withLink = make();
  symlinkSync(join(root, 'not-mounted'), join(withLink, 'files'));
  expect(problemOf(withLink)).toMatch(
    /^the folder of pictures and clips .*files cannot be written \(ENOENT\): give it/,
  );
});
