import type { AccountId } from '@strokebook/golf/access';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { roundImports } from '../schema/index.ts';

export type StoredImport = typeof roundImports.$inferSelect;

export const isImport = (accountId: AccountId, importId: string) =>
  and(eq(roundImports.accountId, accountId), eq(roundImports.importId, importId));

export async function findImport(
  query: Queryable,
  accountId: AccountId,
  importId: string,
): Promise<StoredImport | null> {
  const [row] = await query.select().from(roundImports).where(isImport(accountId, importId));
  return row ?? null;
}

export async function countImports(query: Queryable, accountId: AccountId): Promise<number> {
  const [row] = await query.select({ stored: count() }).from(roundImports).where(eq(roundImports.accountId, accountId));
  return row?.stored ?? 0;
}

export async function storeImport(query: Queryable, made: Omit<StoredImport, 'takenBackAt'>): Promise<void> {
  await query.insert(roundImports).values(made);
}
