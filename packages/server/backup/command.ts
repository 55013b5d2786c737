import { ConfigError } from '../config/config-error.ts';
import { errorSentence } from '../lib/error-sentence.ts';
import { createPrivately, keepPrivate } from '../lib/private-modes.ts';
import { readStorageConfig } from '../config/storage.ts';

class UsageError extends Error {}

type Command = {
  /** The folder that was named. */
  readonly folder: string;
  readonly dataDir: string;
  /** Folder of pictures and clips; null if they are in a bucket. */
  readonly filesFolder: string | null;
};

/**
 * Reads the one argument of `npm run backup` or `npm run restore`, and where the data is.
 *
 * @throws UsageError, ConfigError
 */
export function readBackupCommand(name: 'backup' | 'restore'): Command {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    throw new UsageError(`Name one folder. Usage: npm run ${name} -- FOLDER`);
  }
  const { databaseUrl, dataDir, fileStore } = readStorageConfig(process.env);
  if (databaseUrl !== null) {
    throw new ConfigError([
      'DATABASE_URL: is set, and this command is for the embedded database; docs/how-to/back-up.md has the commands of PostgreSQL',
    ]);
  }
  return { folder, dataDir, filesFolder: fileStore.kind === 'local' ? fileStore.folder : null };
}

/** Tells what is not private in the folder that a backup or restore has written. */
export const tellOpenPaths = (folder: string): void =>
  keepPrivate(folder, (sentence) => process.stderr.write(`${sentence}\n`));

/** Prints the sentence that `work` returns, or its error with exit code 1 (2 for wrong arguments and settings). */
export async function runBackupCommand(work: () => Promise<string>): Promise<void> {
  createPrivately();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${errorSentence(error)}\n`);
    process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}
