import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { signingKeys } from '../../db/schema/index.ts';

/** The database's signing key: the stored one, else the given one. */
export async function findOrStoreSigningKey(
  query: Queryable,
  privateKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const find = () => query.select().from(signingKeys).where(eq(signingKeys.keyId, 'idToken'));
  // Read first: a server on a full disk, whose database refuses to write, starts too.
  const [stored] = await find();
  if (stored !== undefined) return stored.privateKey;
  await query.insert(signingKeys).values({ keyId: 'idToken', privateKey }).onConflictDoNothing();
  const [row] = await find();
  if (row === undefined) throw new Error('the signing key was not stored');
  return row.privateKey;
}
