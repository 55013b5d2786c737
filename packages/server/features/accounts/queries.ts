import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountImages, accounts } from '../../db/schema/index.ts';

export async function findAccount(query: Queryable, accountId: number) {
  const [row] = await query.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row ?? null;
}

export async function findImage(query: Queryable, accountId: number) {
  const [row] = await query.select().from(accountImages).where(eq(accountImages.accountId, accountId));
  return row ?? null;
}
