import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLUSTER, UNFINISHED_RESTORE } from '../db/embedded/data-directory.ts';
import { lockDirectory } from '../db/embedded/directory-lock.ts';
import { makeDirectory } from '../db/embedded/make-directory.ts';
import { syncPath, syncTree } from '../db/embedded/sync-tree.ts';
import { makePrivate } from '../lib/private-modes.ts';
import { readMigrations } from '../db/migrate.ts';
import { COMPLETE, DATABASE, FILES } from './make-backup.ts';
import { BACKUP_FORMAT, type Manifest, readManifest } from './manifest.ts';
import { requireRoomFor } from './require-room.ts';
import { copyFiles, hashFile } from './trees.ts';

export type RestoreTarget = {
  readonly dataDir: string;
  /** Folder of pictures and clips; null if they are in a bucket. */
  readonly filesFolder: string | null;
};

/**
 * Restores a backup to an empty data directory. Every file is compared with the manifest, in its copy; the copies get
 * their names when all of them are on the disk.
 *
 * @throws Error with a sentence; then the data directory is empty as before
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { dataDir } = target;
  const source = findBackup(folder);
  const manifest = readManifest(source);
  requireSupported(manifest, target);
  makeDirectory(dataDir);
  const unlock = await lockDirectory(dataDir);
  try {
    const found = readdirSync(dataDir).find((name) => name !== 'lost+found');
    if (found !== undefined) {
      throw new Error(
        `the data directory ${dataDir} is not empty: set DATA_DIR to a new directory, or move its content`,
      );
    }
    requireRoomFor(
      dataDir,
      manifest.files.reduce((sum, { size }) => sum + size, 0),
    );
    makePrivate(dataDir);
    const unfinished = join(dataDir, UNFINISHED_RESTORE);
    try {
      await copyFiles(
        source,
        unfinished,
        manifest.folders,
        manifest.files.map(({ path }) => path),
      );
      for (const file of manifest.files) await requireWhole(unfinished, file);
      // A backup of an older version may have other modes.
      makePrivate(unfinished);
      syncTree(unfinished);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
    // A server refuses to start while the folder of the restore is there, so it never runs with the files of the backup
    // and without its database.
    if (existsSync(join(unfinished, FILES))) renameSync(join(unfinished, FILES), join(dataDir, 'files'));
    renameSync(join(unfinished, DATABASE), join(dataDir, CLUSTER));
    syncPath(dataDir);
    rmSync(unfinished, { recursive: true });
    syncPath(dataDir);
    return manifest;
  } finally {
    await unlock();
  }
}

function findBackup(folder: string): string {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  if (existsSync(join(folder, COMPLETE))) return join(folder, COMPLETE);
  if (existsSync(join(folder, 'unfinished'))) throw new Error(`the backup in ${folder} is unfinished`);
  throw new Error(`${folder} has no backup`);
}

function requireSupported(manifest: Manifest, { filesFolder }: RestoreTarget): void {
  const known = new Set(readMigrations().map(({ name }) => name));
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (manifest.format > BACKUP_FORMAT || newer !== undefined) {
    const evidence = newer === undefined ? `format ${manifest.format}` : `migration ${newer}`;
    throw new Error(
      `the backup was made by a newer version (${manifest.version}, with ${evidence}, which this one does not know): restore it with that version or a later one`,
    );
  }
  if (manifest.fileStore === 'local' && filesFolder === null) {
    throw new Error(
      "the backup has files of a folder, and FILE_STORE is 's3': restore it with FILE_STORE=local, then copy DATA_DIR/files to the bucket",
    );
  }
}

async function requireWhole(root: string, { path, size, sha256 }: Manifest['files'][number]): Promise<void> {
  const found = await stat(join(root, path)).catch(() => null);
  if (found === null) throw new Error(`the backup is damaged: ${path} is missing`);
  if (found.size !== size || (await hashFile(join(root, path))) !== sha256) {
    throw new Error(`the backup is damaged: ${path} is not what was backed up`);
  }
}
