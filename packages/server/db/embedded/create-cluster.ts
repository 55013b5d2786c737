import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Creates the embedded database's files if missing. Killed halfway, the creation would leave a directory that never
 * opens, so the files are created beside it, synced to disk and then renamed.
 */
export async function createClusterIfMissing(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = new PGlite(unfinished);
  await database.waitReady;
  await database.close();
  syncTree(unfinished);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

function syncPath(path: string): void {
  // Windows cannot fsync a directory, and needs write access to fsync a file.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
