import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { makePrivate } from '../../lib/private-modes.ts';
import { syncPath, syncTree } from './sync-tree.ts';

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
  // PGlite sets the mode 0666 whatever the umask.
  makePrivate(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}
