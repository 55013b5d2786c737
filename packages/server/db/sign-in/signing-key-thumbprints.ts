import { calculateJwkThumbprint } from 'jose';
import type { Queryable } from '../database.ts';
import { sql } from 'drizzle-orm';
import { signingKeys } from '../schema/index.ts';

/**
 * Thumbprints (RFC 7638) of the database's signing keys. They identify the database and its copies: every new database
 * makes keys of its own. The id of a key is the same in all databases. A database without a schema has none.
 */
export async function listSigningKeyThumbprints(query: Queryable): Promise<readonly string[]> {
  const { rows: tables } = await query.execute(sql`SELECT FROM pg_class WHERE oid = to_regclass('signing_keys')`);
  if (tables.length === 0) return [];
  const rows = await query.select().from(signingKeys).orderBy(signingKeys.keyId);
  return Promise.all(rows.map(({ privateKey }) => calculateJwkThumbprint(privateKey)));
}
