import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const PREFIX = 'strokebook-socket-';
const RECORD = 'socket-directory';

/**
 * Creates a directory for the database's socket: private (mode 0700), so that no other user of the machine can connect,
 * and with a short name, because a socket's path has a max length. The data directory records it, so that the next
 * start removes what a killed process left.
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

/** The socket directory of the process that has a data directory open; '' if there is none. */
export function socketDirectoryOf(dataDirectory: string): string {
  const record = join(dataDirectory, RECORD);
  return existsSync(record) ? readFileSync(record, 'utf8') : '';
}

/** Removes only paths of our own form, because anyone may have written the record. */
function removeLeftover(path: string): void {
  if (dirname(path) === tmpdir() && basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true });
}
