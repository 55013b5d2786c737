import { existsSync, realpathSync } from 'node:fs';
import { findOpenPaths } from '../../private-modes.ts';
import { type Check, notice, ok, problem } from './check.ts';

/** Whether other users of the machine may read the data directory: phone numbers, keys of sign-ins, pictures. */
export const modesCheck: Check = {
  name: 'private files',
  run: async ({ storage }) => {
    if (storage === null || !existsSync(storage.dataDir) || process.platform === 'win32') return [];
    const dataDir = realpathSync(storage.dataDir);
    const found = [...findOpenPaths(dataDir)];
    const outside = found.find(({ path, kind }) => path === dataDir || kind === 'link');
    if (outside !== undefined) {
      const { path, mode } = outside;
      return [
        problem(`other users of this machine may read ${path} (mode ${mode}): run chmod -R go= ${path}/ as its owner`),
      ];
    }
    if (found.length === 0) return [ok('only the user of the server may read the data directory')];
    return [
      notice(
        `the data directory is private, and ${found.length} paths below it are not, such as ${found[0]?.path}: the next start makes them private`,
      ),
    ];
  },
};
