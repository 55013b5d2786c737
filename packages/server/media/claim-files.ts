import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { listSigningKeyIds } from './media-queries.ts';

/** Names the database that the files beside it belong to, by one of its signing keys. */
const OWNER = 'owner.txt';

/**
 * Whether the files belong to this database; files that belong to none yet become its own. A database that was swapped
 * or mistyped names none of the files, and would take them all for stray ones.
 */
export async function claimFiles(query: Queryable, files: FileStore): Promise<boolean> {
  const keyIds = await listSigningKeyIds(query);
  const owner = await readText(files, OWNER);
  if (owner !== null) return keyIds.includes(owner);
  const [keyId] = keyIds;
  if (keyId === undefined) throw new Error('a database that is open has a signing key');
  await files.put(OWNER, Buffer.from(keyId));
  return true;
}

async function readText(files: FileStore, key: string): Promise<string | null> {
  const file = await files.find(key);
  if (file === null) return null;
  let text = '';
  for await (const chunk of file.read()) text += Buffer.from(chunk).toString('utf8');
  return text;
}
