import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * Paths of the project's own files that match the globs, sorted, relative to `folder`; built and installed files are
 * left out.
 */
export const findSourceFiles = (globs, folder = '.') =>
  globSync(globs, {
    cwd: join(root, folder),
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  }).sort();
