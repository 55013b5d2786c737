import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountImages } from '../../db/schema/index.ts';

export async function findImage(query: Queryable, accountId: number) {
  const [row] = await query.select().from(accountImages).where(eq(accountImages.accountId, accountId));
  return row ?? null;
}
