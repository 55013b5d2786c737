import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, signingKeys } from '../../db/schema/index.ts';

/** The signed-in account's own row. */
export async function findAccount(query: Queryable, accountId: number) {
  const [row] = await query.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row ?? null;
}

/** The database's signing key: the given one, unless there was one before. */
export async function findOrStoreSigningKey(
  query: Queryable,
  privateKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  await query.insert(signingKeys).values({ keyId: 'idToken', privateKey }).onConflictDoNothing();
  const [row] = await query.select().from(signingKeys).where(eq(signingKeys.keyId, 'idToken'));
  if (row === undefined) throw new Error('the signing key was not stored');
  return row.privateKey;
}
