import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const PREFIX = 'strokebook-socket-';
const RECORD = 'socket-directory';

/**
 * A directory for the database's socket: our own (mode 0700), so that no other user of the machine can connect, and
 * with a short name, because a socket's path has a length limit. The data directory remembers it, so that what a killed
 * process left behind goes with the next start.
 */
export function createSocketDirectory(dataDirectory: string): { readonly path: string; readonly remove: () => void } {
  const record = join(dataDirectory, RECORD);
  if (existsSync(record)) removeLeftover(readFileSync(record, 'utf8'));
  const path = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(record, path);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      rmSync(record, { force: true });
    },
  };
}

/** Only what looks like ours is removed: anyone may have written the record. */
function removeLeftover(path: string): void {
  if (dirname(path) === tmpdir() && basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true });
}
