import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** The hash of the lock file and of the files of folders whose names match, without tests and what a build wrote. */
export function hashSources(folders, name) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
      if (!name.test(file) || /(^|[\\/])(dist|dist\.next|node_modules)[\\/]/.test(file)) continue;
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex');
}
