import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Hold } from '../db/embedded/hold.ts';
import { makeDirectory } from '../db/embedded/make-directory.ts';
import { syncPath, syncTree } from '../db/embedded/sync-tree.ts';
import { isInside } from '../lib/is-inside.ts';
import { makePrivate } from '../lib/private-modes.ts';
import { BACKUP_FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { requireRoomFor } from './require-room.ts';
import { copyFiles, hashFile, listTree, removeFiles, sizeOfTree, type Tree } from './trees.ts';

/** The folder of a complete backup, in the folder that was named. */
export const COMPLETE = 'backup';
const UNFINISHED = 'unfinished';
/** The parts of a backup. */
export const DATABASE = 'database';
export const FILES = 'files';

/** A clock step that a file system may have between two changes, with a wide margin; such files are copied again. */
const CLOCK_STEP_MS = 2_000;

export type BackupSource = {
  readonly clusterDirectory: string;
  /** Folder of pictures and clips; null if they are in a bucket. */
  readonly filesFolder: string | null;
  readonly version: string;
  /** Holds the database; called twice. */
  readonly hold: () => Promise<Hold>;
};

export type BackupResult = {
  readonly fileCount: number;
  readonly bytes: number;
  /** For how long no statement ran, in milliseconds. */
  readonly heldFor: number;
};

/**
 * Copies the embedded database and its files to a folder. The database is copied twice: first while statements run, then
 * what has changed since, while it is held, which takes far less time. Files are copied before and after it, so that
 * every row of the copy finds its file.
 *
 * @throws Error with a sentence; nothing remains in the folder
 */
export async function makeBackup(folder: string, source: BackupSource): Promise<BackupResult> {
  requireEmpty(folder);
  makePrivate(folder);
  const unfinished = join(folder, UNFINISHED);
  makeDirectory(unfinished, 'name another folder');
  try {
    await requireFit(folder, source);
    const filesCopy = join(unfinished, FILES);
    await copyMissing(source.filesFolder, filesCopy);
    const { migrations, heldFor } = await copyDatabase(source, join(unfinished, DATABASE));
    await copyMissing(source.filesFolder, filesCopy);
    const manifest = await describe(unfinished, migrations, source);
    writeManifest(unfinished, manifest);
    // A copy has the mode of its original; until here only the mode of the folder protects it.
    makePrivate(unfinished);
    syncTree(unfinished);
    renameSync(unfinished, join(folder, COMPLETE));
    syncPath(folder);
    const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
    return { fileCount: manifest.files.length, bytes, heldFor };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new Error(`the disk of ${folder} is full; nothing was left there`, { cause: error });
  }
}

function requireEmpty(folder: string): void {
  makeDirectory(folder, 'name another one');
  const found = readdirSync(folder).find((name) => name !== 'lost+found');
  if (found === UNFINISHED) {
    throw new Error(`${folder} has an unfinished backup, of a run that was ended: remove it, or name another folder`);
  }
  if (found !== undefined) throw new Error(`${folder} is not empty: name a new folder for each backup`);
}

/** @throws Error with a sentence if the folder has no room for the backup, or is a part of what is backed up */
async function requireFit(folder: string, { clusterDirectory, filesFolder }: BackupSource): Promise<void> {
  const trees = [await listTree(clusterDirectory), ...(filesFolder === null ? [] : [await listTree(filesFolder)])];
  const target = realpathSync(folder);
  if (trees.some(({ roots }) => roots.some((root) => isInside(target, root)))) {
    throw new Error(`${folder} is a part of what is backed up: name a folder outside of DATA_DIR`);
  }
  requireRoomFor(
    folder,
    trees.reduce((sum, tree) => sum + sizeOfTree(tree), 0),
  );
}

/** Files never change and are stored under their name at once, so those that are there already need no second copy. */
async function copyMissing(from: string | null, to: string): Promise<void> {
  if (from === null) return;
  const copied = await listTree(to);
  const { files } = await listTree(from, (path) => !path.includes('/unfinished-'));
  await copyFiles(
    from,
    to,
    [],
    [...files.keys()].filter((path) => !copied.files.has(path)),
  );
}

async function copyDatabase(
  { clusterDirectory, hold }: BackupSource,
  to: string,
): Promise<{ readonly migrations: readonly string[]; readonly heldFor: number }> {
  // A hold begins with a checkpoint, which writes changed pages to the files, so that the second copy has less to do.
  await (await hold()).release();
  const startedAt = Date.now();
  const first = await listTree(clusterDirectory, isPartOfDatabase);
  await copyFiles(clusterDirectory, to, first.folders, first.files.keys());
  const heldAt = performance.now();
  const { migrations, release } = await hold();
  const last = await listTree(clusterDirectory, isPartOfDatabase);
  await copyFiles(clusterDirectory, to, last.folders, changedFiles(first, last, startedAt));
  await removeFiles(
    to,
    [...first.files.keys()].filter((path) => !last.files.has(path)),
  );
  await release();
  return { migrations, heldFor: performance.now() - heldAt };
}

/** All but what belongs to the running process and is made anew at its start. */
const isPartOfDatabase = (path: string): boolean => path !== 'postmaster.pid' && !path.startsWith('pg_stat_tmp/');

function* changedFiles(first: Tree, last: Tree, startedAt: number): Generator<string> {
  for (const [path, { size, changedAt }] of last.files) {
    const before = first.files.get(path);
    const isSame = before?.size === size && before.changedAt === changedAt && changedAt < startedAt - CLOCK_STEP_MS;
    if (!isSame) yield path;
  }
}

async function describe(
  root: string,
  migrations: readonly string[],
  { version, filesFolder }: BackupSource,
): Promise<Manifest> {
  const { folders, files } = await listTree(root);
  const entries: Manifest['files'] = [];
  for (const [path, { size }] of files) entries.push({ path, size, sha256: await hashFile(join(root, path)) });
  return {
    format: BACKUP_FORMAT,
    version,
    createdAt: new Date().toISOString(),
    migrations: [...migrations],
    fileStore: filesFolder === null ? 's3' : 'local',
    folders: [...folders],
    files: entries,
  };
}
