import type { Queryable } from './database.ts';
import { signingKeys } from './schema/index.ts';

/** Ids of the database's signing keys, which are unique to this database. */
export async function listSigningKeyIds(query: Queryable): Promise<readonly string[]> {
  const rows = await query.select({ keyId: signingKeys.keyId }).from(signingKeys).orderBy(signingKeys.keyId);
  return rows.map(({ keyId }) => keyId);
}
