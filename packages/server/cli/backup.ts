import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { makeBackup } from '../backup/make-backup.ts';
import { bytesText } from '../lib/bytes-text.ts';
import { CLUSTER } from '../db/embedded/data-directory.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { holdOtherProcess, holdPool } from '../db/embedded/hold.ts';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { readBackupCommand, runBackupCommand, tellOpenPaths } from '../backup/command.ts';

await runBackupCommand(async () => {
  const { folder, dataDir, filesFolder } = readBackupCommand('backup');
  if (!existsSync(join(dataDir, CLUSTER))) throw new Error(`the data directory ${dataDir} has no database`);
  const directory = realpathSync(dataDir);
  const own = await openUnlessInUse(directory);
  try {
    const started = performance.now();
    const { fileCount, bytes, heldFor } = await makeBackup(resolve(folder), {
      clusterDirectory: join(directory, CLUSTER),
      filesFolder,
      version: packageFile.version,
      hold: () => (own === null ? holdOtherProcess(directory) : holdPool(own.pool)),
    });
    for (const written of [dataDir, folder]) tellOpenPaths(resolve(written));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return (
      `Backed up ${fileCount} files, ${bytesText(bytes)}, to ${folder} in ${seconds} seconds` +
      (own === null ? `; the server's writes and reads waited for ${Math.round(heldFor)} ms.` : '.') +
      (filesFolder === null ? ' Pictures and clips are in the bucket: copy it now.' : '')
    );
  } finally {
    await own?.close();
  }
});

/** The database of a data directory; null if a server has it open. */
async function openUnlessInUse(directory: string) {
  try {
    return await openEmbeddedDatabase(directory);
  } catch (error) {
    if (error instanceof DirectoryInUseError) return null;
    throw error;
  }
}
