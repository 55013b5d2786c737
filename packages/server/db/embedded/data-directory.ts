import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database's files in the data directory. */
export const CLUSTER = 'postgres';
/** The folder of a restore that is not complete. */
export const UNFINISHED_RESTORE = 'restore.unfinished';

/** @throws Error with a sentence if a restore to the directory was ended */
export function requireNoUnfinishedRestore(dataDirectory: string): void {
  if (!existsSync(join(dataDirectory, UNFINISHED_RESTORE))) return;
  throw new Error(`a restore to the data directory ${dataDirectory} was ended: empty the directory and restore again`);
}
