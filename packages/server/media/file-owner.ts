import type { Queryable } from '../db/database.ts';
import { listSigningKeyThumbprints } from '../db/sign-in/signing-key-thumbprints.ts';
import type { FileStore } from '../ports/files/file-store.ts';

/** Identifies the database of the files beside it, by the thumbprint of one of its signing keys. */
export const OWNER = 'owner.txt';
/** Written by version 0.1 in place of a thumbprint; it is the same for every database. */
const UNKNOWN_OWNER = 'idToken';

const OTHERS = 'belong to another database';
const WAY_OUT = 'use the files of this database, or remove owner.txt beside them if that is meant';

/**
 * Makes sure that files without an owner become those of this database.
 *
 * @throws Error if they belong to another one: a swapped or misconfigured database refers to none of the files, and would
 *   remove them all as stray
 */
export async function claimFiles(query: Queryable, files: FileStore): Promise<void> {
  const thumbprints = await listSigningKeyThumbprints(query);
  const owner = await readOwner(files);
  if (owner !== null) {
    if (!thumbprints.includes(owner)) throw new Error(`the files ${OTHERS}: ${WAY_OUT}`);
    return;
  }
  const [thumbprint] = thumbprints;
  if (thumbprint === undefined) throw new Error('a database that is open has a signing key');
  await files.put(OWNER, Buffer.from(thumbprint));
}

/**
 * Why a server may not use its files with its database, as a sentence for the operator; null if it may, or if the files
 * cannot be reached: a server starts without its bucket. Also for a database without a schema.
 */
export async function findOwnerProblem(query: Queryable, files: FileStore): Promise<string | null> {
  const owner = await readOwner(files).catch(() => null);
  if (owner === null) return null;
  const thumbprints = await listSigningKeyThumbprints(query);
  return thumbprints.includes(owner) ? null : `the pictures and clips of DATA_DIR or the bucket ${OTHERS}: ${WAY_OUT}`;
}

/** Null for files without an owner. */
async function readOwner(files: FileStore): Promise<string | null> {
  const file = await files.find(OWNER);
  if (file === null) return null;
  let text = '';
  for await (const chunk of file.read()) text += Buffer.from(chunk).toString('utf8');
  return text === UNKNOWN_OWNER ? null : text;
}
