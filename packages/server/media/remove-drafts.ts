import type { AccountId } from '@strokebook/golf/access';
import { lockAccount } from '../db/accounts/hold-account.ts';
import type { Services } from '../services.ts';
import { removeUnusedPictures } from './media-queries.ts';
import { removeMediaFiles, removeOrLeave } from './remove-files.ts';

/** Uploaded pictures of a story that was never published are removed after this time, in milliseconds. */
export const MAX_DRAFT = 24 * 60 * 60_000;

/** Removes pictures of news that no story shows any more, or that were never published; returns their number. */
export async function removeNewsDrafts(
  { database, files, clock, log }: Pick<Services, 'database' | 'files' | 'clock' | 'log'>,
  accountId: AccountId,
): Promise<number> {
  const before = new Date(clock.now().getTime() - MAX_DRAFT);
  const unused = await database.query.transaction(async (tx) => {
    // Locked, because a story that is being stored may use them.
    await lockAccount(tx, accountId);
    return removeUnusedPictures(tx, accountId, before);
  });
  for (const mediaId of unused) await removeOrLeave(log, removeMediaFiles(files, accountId, mediaId));
  return unused.length;
}
