import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeDirectory } from './make-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-make-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a directory with those above it, and is content with one that is there (ERR-O5)', () => {
  makeDirectory(join(folder, 'a', 'b'));
  makeDirectory(join(folder, 'a', 'b'));
  expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true);
});

it('says which directory cannot be made when a file is in the way (ERR-O5)', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const sentence = `the folder ${file} cannot be made (EEXIST): set DATA_DIR to another one`;
  expect(() => makeDirectory(file)).toThrow(sentence);
  expect(() => makeDirectory(join(file, 'below'))).toThrow('cannot be made (EEXIST)');
});
