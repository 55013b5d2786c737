import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { signingKeys } from '../../db/schema/index.ts';

/** The database's signing key: the stored one, else the given one. */
export async function findOrStoreSigningKey(
  query: Queryable,
  privateKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  await query.insert(signingKeys).values({ keyId: 'idToken', privateKey }).onConflictDoNothing();
  const [row] = await query.select().from(signingKeys).where(eq(signingKeys.keyId, 'idToken'));
  if (row === undefined) throw new Error('the signing key was not stored');
  return row.privateKey;
}
