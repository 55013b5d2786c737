import { accountIdOf } from '@strokebook/golf/access';
import { isArchived } from '../db/account-deletion/deleted-account-queries.ts';
import type { Queryable } from '../db/database.ts';
import { listSigningKeyThumbprints } from '../db/sign-in/signing-key-thumbprints.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { POSTER_PREFIX, posterFiles } from './addresses.ts';
import { fileKey } from './file-keys.ts';
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
 * `sweepFiles`, if the files belong to this database.
 *
 * @throws Error if they belong to another one: nothing is removed
 */
export async function sweepOwnFiles(...[query, files, before, signal]: Parameters<typeof sweepFiles>): Promise<number> {
  if (await claimFiles(query, files)) return sweepFiles(query, files, before, signal);
  throw new Error('the files belong to another database; remove owner.txt beside them if that is meant');
}

/** Identifies the database of the files beside it, by the thumbprint of one of its signing keys. */
export const OWNER = 'owner.txt';
/** Written by version 0.1 in place of a thumbprint; it is the same for every database. */
const UNKNOWN_OWNER = 'idToken';

/**
 * Whether the files belong to this database; files without an owner become its own. A swapped or misconfigured database
 * refers to none of the files, and would remove them all as stray.
 */
async function claimFiles(query: Queryable, files: FileStore): Promise<boolean> {
  const thumbprints = await listSigningKeyThumbprints(query);
  const owner = await readText(files, OWNER);
  if (owner !== null && owner !== UNKNOWN_OWNER) return thumbprints.includes(owner);
  const [thumbprint] = thumbprints;
  if (thumbprint === undefined) throw new Error('a database that is open has a signing key');
  await files.put(OWNER, Buffer.from(thumbprint));
  return true;
}

async function readText(files: FileStore, key: string): Promise<string | null> {
  const file = await files.find(key);
  if (file === null) return null;
  let text = '';
  for await (const chunk of file.read()) text += Buffer.from(chunk).toString('utf8');
  return text;
}
