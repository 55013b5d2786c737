import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BACKUP_FORMAT, type Manifest, readManifest, writeManifest } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest: Manifest = {
  format: BACKUP_FORMAT,
  version: '1.0.0',
  createdAt: '2026-11-27T10:00:00.000Z',
  migrations: [],
  fileStore: 'local',
  folders: ['database/base', 'files/..accounts'],
  files: [{ path: 'database/base/1.txt', size: 0, sha256: '' }],
};

it('of a backup is read as it was written (OPS-O65)', () => {
  writeManifest(folder, manifest);
  expect(readManifest(folder)).toEqual(manifest);
});

it.each([
  '../evil',
  '/evil',
  'files/../../evil',
  'files/..',
  'files\\..\\evil',
  'files//evil',
  'files/',
  './files',
  '',
  'C:/evil',
  'files/a\0b',
])('of a backup is refused for the path %j, of a folder or a file (OPS-O65)', (path) => {
  for (const changed of [
    { ...manifest, folders: [...manifest.folders, path] },
    { ...manifest, files: [...manifest.files, { path, size: 0, sha256: '' }] },
  ]) {
    writeManifest(folder, changed);
    expect(() => readManifest(folder)).toThrow(
      `names ${JSON.stringify(path)}, which leads out of the backup: it was changed`,
    );
  }
});
