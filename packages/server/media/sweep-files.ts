import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { claimFiles } from './claim-files.ts';
import { fileKey } from './file-keys.ts';
import { listMediaIds } from './media-queries.ts';

/**
 * Removes files that no row names: what an upload or a removal left behind whose server was killed in the middle. Those
 * that are newer than `before` may be of an upload under way, and stay. Answers how many there were.
 */
export async function sweepFiles(
  query: Queryable,
  files: FileStore,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  let listed: number | null = null;
  let folders: ReadonlySet<string> = new Set();
  for await (const { key, modifiedAt } of files.list('accounts/')) {
    if (signal.aborted) return removed;
    const accountId = Number(/^accounts\/(\d+)\//.exec(key)?.[1] ?? Number.NaN);
    if (Number.isNaN(accountId) || modifiedAt >= before) continue;
    if (listed !== accountId) {
      const ids = await listMediaIds(query, accountId);
      folders = new Set(ids.map((mediaId) => fileKey(accountId, mediaId, '')));
      listed = accountId;
    }
    const end = key.lastIndexOf('/') + 1;
    if (folders.has(key.slice(0, end)) && !key.startsWith('unfinished-', end)) continue;
    await files.remove([key]);
    removed += 1;
  }
  return removed;
}

/**
 * The same, where the files belong to this database.
 *
 * @throws Error where they belong to another one: nothing is removed
 */
export async function sweepOwnFiles(...[query, files, before, signal]: Parameters<typeof sweepFiles>): Promise<number> {
  if (await claimFiles(query, files)) return sweepFiles(query, files, before, signal);
  throw new Error('the files belong to another database; remove owner.txt beside them if that is meant');
}
