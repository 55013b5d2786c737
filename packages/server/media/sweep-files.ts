import { accountIdOf } from '@strokebook/golf/access';
import { isArchived } from '../db/account-deletion/deleted-account-queries.ts';
import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { POSTER_PREFIX, posterFiles } from './addresses.ts';
import { fileKey, PROBES } from './file-keys.ts';
import { claimFiles } from './file-owner.ts';
import { listFileNames } from './media-queries.ts';

/**
 * Removes files without a row, which uploads and removals of a killed server left behind. Files newer than `before` are
 * kept, because they may belong to a running upload, and so are files of deleted accounts that can be restored. Returns
 * the number of removed files.
 */
export async function sweepFiles(
  query: Queryable,
  files: FileStore,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  let listed: number | null = null;
  let isKept = false;
  let posters: ReadonlyMap<string, readonly string[]> = new Map();
  for await (const { key, modifiedAt } of files.list('accounts/')) {
    if (signal.aborted) return removed;
    const accountId = accountIdOf(Number(/^accounts\/(\d+)\//.exec(key)?.[1] ?? Number.NaN));
    if (Number.isNaN(accountId) || modifiedAt >= before) continue;
    if (listed !== accountId) {
      const wasArchived = await isArchived(query, accountId);
      const rows = await listFileNames(query, accountId);
      posters = new Map(rows.map((row) => [fileKey(accountId, row.mediaId, ''), posterFiles(row)]));
      // Asked before and after, because a deletion or a restore may happen in between.
      isKept = wasArchived || (await isArchived(query, accountId));
      listed = accountId;
    }
    if (isKept) continue;
    const end = key.lastIndexOf('/') + 1;
    if (isNamed(key.slice(end), posters.get(key.slice(0, end)))) continue;
    await files.remove([key]);
    removed += 1;
  }
  return removed;
}

/**
 * Whether the row of a file's folder refers to the file; undefined without a row. `posters` are the row's poster files.
 */
function isNamed(name: string, posters: readonly string[] | undefined): boolean {
  if (posters === undefined || name.startsWith('unfinished-')) return false;
  return !name.startsWith(POSTER_PREFIX) || posters.includes(name);
}

/**
 * `sweepFiles`, and what a doctor has left that could not remove its probe, if the files belong to this database.
 *
 * @throws Error if they belong to another one: nothing is removed
 */
export async function sweepOwnFiles(...[query, files, before, signal]: Parameters<typeof sweepFiles>): Promise<number> {
  await claimFiles(query, files);
  let probes = 0;
  for await (const { key, modifiedAt } of files.list(PROBES)) {
    if (modifiedAt >= before) continue;
    await files.remove([key]);
    probes += 1;
  }
  return probes + (await sweepFiles(query, files, before, signal));
}
