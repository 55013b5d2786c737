import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PRIVATE_FOLDER } from '../../lib/private-modes.ts';

/**
 * Creates a private directory and its parents. One by one, because Node's recursive mkdir never returns on a file system
 * that refuses entries (/proc).
 *
 * @param advice what to do if it cannot be made. @throws Error with a sentence that names the directory.
 */
export function makeDirectory(directory: string, advice = 'set DATA_DIR to another one'): void {
  try {
    makeStep(directory, PRIVATE_FOLDER);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Error(`the folder ${directory} cannot be made (${reason}): ${advice}`, { cause: error });
  }
}

function makeStep(directory: string, mode?: number): void {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found === undefined && dirname(directory) !== directory) makeStep(dirname(directory));
  mkdirSync(directory, { mode });
}
