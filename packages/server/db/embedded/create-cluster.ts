import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Creates the embedded database's files when there are none. A kill in the middle leaves a directory that never
 * opens, so they are made beside it, brought to the disk and then renamed.
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
  // Windows has no fsync of a directory and needs write access for one of a file.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
