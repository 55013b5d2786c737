import {
  forgetDeletedAccount,
  listExpiredAccounts,
  removeArchivedRows,
} from '../db/account-deletion/deleted-account-queries.ts';
import { releaseKeys, usernameKey } from '../db/accounts/account-keys.ts';
import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { removeAccountFiles } from './remove-files.ts';

/** Max number of accounts that one call removes for good. */
const MAX_PURGED = 20;

/**
 * Removes accounts that were deleted at a time or before, with their files: some of them, oldest first. Returns their
 * number.
 */
export async function purgeDeletedAccounts(query: Queryable, files: FileStore, before: Date): Promise<number> {
  const expired = await listExpiredAccounts(query, before, MAX_PURGED);
  for (const { accountId, username } of expired) {
    await removeArchivedRows(query, accountId);
    await removeAccountFiles(files, accountId);
    await releaseKeys(query, accountId, [usernameKey(username)]);
    // Last, so that the next call finishes what this one does not.
    await forgetDeletedAccount(query, accountId);
  }
  return expired.length;
}
