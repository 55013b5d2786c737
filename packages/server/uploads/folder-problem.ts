import { lstatSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StorageConfig } from '../config/storage.ts';
import { databaseProblemOf } from '../db/database-problem.ts';
import { CLUSTER } from '../db/embedded/data-directory.ts';
import { OWNER } from '../media/file-owner.ts';
import { reasonOf } from '../lib/error-sentence.ts';
import { uploadFolder } from './receive-upload.ts';

type Folders = Pick<StorageConfig, 'dataDir' | 'fileStore' | 'databaseUrl'>;

/**
 * Why the server cannot use its folders, as a sentence for the operator; null if it can, or only for want of room, because
 * a server starts on a full disk too. Creates nothing that stays: `npm run doctor` asks the same.
 */
export function findFolderProblem(storage: Folders): string | null {
  const { dataDir, fileStore } = storage;
  return (
    describeLostDatabase(storage) ??
    tryFolder('the data directory', dataDir) ??
    tryFolder('the folder of uploads', uploadFolder(storage)) ??
    (fileStore.kind === 'local' ? tryFolder('the folder of pictures and clips', fileStore.folder) : null)
  );
}

/**
 * Files of a database that is not there any more: a start whose DATABASE_URL got lost would begin an empty database
 * beside them, with the account ids of theirs.
 */
function describeLostDatabase({ dataDir, fileStore, databaseUrl }: Folders): string | null {
  if (databaseUrl !== null || fileStore.kind !== 'local' || isThere(join(dataDir, CLUSTER))) return null;
  if (!isThere(join(fileStore.folder, OWNER))) return null;
  return `${fileStore.folder} has files of another database, and ${dataDir} has no embedded one: set DATABASE_URL as before, or use an empty DATA_DIR`;
}

/** The folder, or the closest one above it that is there, so that a folder can be made. */
export function findExistingFolder(folder: string): string {
  let path = folder;
  while (!isThere(path) && dirname(path) !== path) path = dirname(path);
  return path;
}

function tryFolder(name: string, folder: string): string | null {
  const existing = findExistingFolder(folder);
  try {
    rmdirSync(mkdtempSync(join(existing, 'probe-')));
    return null;
  } catch (error) {
    if (databaseProblemOf(error) === 'full') return null;
    const reason = reasonOf(error);
    return existing === folder
      ? `${name} ${folder} cannot be written (${reason}): give it to the user of the server`
      : `${name} ${folder} cannot be made (${reason}): make it, and give it to the user of the server`;
  }
}

/** Also for a link that leads nowhere, such as to a disk that is not mounted: nothing can be made in its place. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
