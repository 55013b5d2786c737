import type { RemovedData } from '@strokebook/contract';
import type { TokenHolder } from '../../db/access-queries.ts';
import { isConfirmed } from '../../db/session-confirmation-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { removeAccountFiles, removeOrLeave } from '../../media/remove-files.ts';
import type { Clock } from '../../ports/clock.ts';
import { lockForRemoval, removeEverything } from './deletion-queries.ts';

/**
 * Deletes an account with all of its data, in one transaction, and returns what was deleted. A concurrent writer either
 * commits first, and its data is deleted too, or finds no account.
 *
 * @throws RequestError NotAuthorizedException, CONFIRMATION_REQUIRED, REQUEST_INVALID
 */
export async function deleteAccount(
  { database, files, log }: Pick<MediaDeps, 'database' | 'files' | 'log'>,
  clock: Clock,
  holder: TokenHolder,
  username: string,
): Promise<RemovedData> {
  const result = await database.query.transaction(async (tx) => {
    const account = await lockForRemoval(tx, holder.accountId);
    if (account === null) throw new RequestError('NotAuthorizedException');
    if (username.toLowerCase() !== account.username.toLowerCase()) {
      throw new RequestError('REQUEST_INVALID', [
        { path: '$.username', message: 'is not the username of this account' },
      ]);
    }
    if (!(await isConfirmed(tx, holder, clock.now()))) throw new RequestError('CONFIRMATION_REQUIRED');
    const removed = await removeEverything(tx, account);
    return { removed: removed.filter(({ count }) => count > 0) };
  });
  // After the commit: if the deletion failed, the pictures must still exist. A crash here leaves stray files, which are
  // swept later.
  await removeOrLeave(log, removeAccountFiles(files, holder.accountId));
  return result;
}
