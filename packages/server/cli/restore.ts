import { restoreBackup } from '../backup/restore-backup.ts';
import { readBackupCommand, runBackupCommand, tellOpenPaths } from '../backup/command.ts';

await runBackupCommand(async () => {
  const { folder, dataDir, filesFolder } = readBackupCommand('restore');
  const { createdAt, files } = await restoreBackup(folder, { dataDir, filesFolder });
  tellOpenPaths(dataDir);
  return `Restored the backup of ${createdAt}, ${files.length} files, to ${dataDir}. Start the server to use it.`;
});
