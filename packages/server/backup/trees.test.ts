import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listTree } from './trees.ts';

let folder: string;
let other: string;
const strange = () => join(other, '7', 'strange');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strokebook-tree-'));
  other = mkdtempSync(join(tmpdir(), 'strokebook-other-disk-'));
  mkdirSync(join(other, '7'));
  writeFileSync(join(other, '7', 'a.webp'), 'picture');
  symlinkSync(other, join(folder, 'accounts'));
});
afterEach(() => {
  for (const path of [folder, other]) rmSync(path, { recursive: true });
});

it('what is backed up has the folders and files behind links (OPS-O64)', async () => {
  symlinkSync(join(other, '7', 'a.webp'), join(folder, 'linked.webp'));
  const { folders, files, roots } = await listTree(folder);
  expect(folders).toEqual(['accounts', 'accounts/7']);
  expect([...files.keys()].sort()).toEqual(['accounts/7/a.webp', 'linked.webp']);
  expect(roots).toEqual([realpathSync(folder), realpathSync(other)]);
});

it.each<[string, () => string, string]>([
  ['a link back to the folder', () => folder, 'is a link to a folder that it is in: remove the link'],
  ['a link to a folder above it', () => other, 'is a link to a folder that it is in: remove the link'],
  ['a link to all folders', () => '/', 'is a link to a folder that it is in: remove the link'],
  ['a link to a disk that is not there', () => join(other, 'gone'), 'is a link that leads nowhere (ENOENT): mount its'],
  ['a link to itself', strange, 'is a link that leads nowhere (ELOOP): mount its target, or remove the link'],
  ['a device', () => '/dev/null', 'is neither a file nor a folder: remove it'],
])('%s is refused with its path, and never left out (OPS-O64)', async (_what, target, sentence) => {
  symlinkSync(target(), strange());
  await expect(listTree(folder)).rejects.toThrow(`${join(folder, 'accounts', '7', 'strange')} ${sentence}`);
});

it('a folder that is on a disk that is not there is refused, and one that was never made is empty (OPS-O64)', async () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'files'));
  await expect(listTree(join(folder, 'files'))).rejects.toThrow('leads nowhere (ENOENT)');
  expect((await listTree(join(folder, 'missing'))).files.size).toBe(0);
});
