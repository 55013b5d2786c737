import type { AccountId } from '@strokebook/golf/access';
import type { FileStore } from '../ports/files/file-store.ts';
import type { Log } from '../ports/log.ts';
import { accountFolder, fileKey } from './file-keys.ts';

/** Removes every file of an account. */
export const removeAccountFiles = (files: FileStore, accountId: AccountId): Promise<void> =>
  removeAll(files, accountFolder(accountId));

/** Removes every file of one picture or clip. */
export const removeMediaFiles = (files: FileStore, accountId: AccountId, mediaId: string): Promise<void> =>
  removeAll(files, fileKey(accountId, mediaId, ''));

/** Removes some of the files of one picture or clip. */
export const removeNamedFiles = (
  files: FileStore,
  accountId: AccountId,
  mediaId: string,
  names: readonly string[],
): Promise<void> => files.remove(names.map((name) => fileKey(accountId, mediaId, name)));

/**
 * Waits for a removal of files whose rows are deleted already: a failure is logged, and the sweep for stray files
 * retries.
 */
export async function removeOrLeave(log: Log, removing: Promise<void>): Promise<void> {
  try {
    await removing;
  } catch (error) {
    log.error({ err: error }, 'files could not be removed and are left to the sweep');
  }
}

async function removeAll(files: FileStore, prefix: string): Promise<void> {
  for await (const { key } of files.list(prefix)) await files.remove([key]);
}
