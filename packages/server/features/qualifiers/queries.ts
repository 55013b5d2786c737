import type { Qualifier } from '@strokebook/golf/qualifier';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { qualifiers } from '../../db/schema/index.ts';

export type QualifierRow = typeof qualifiers.$inferSelect;

const isOf = (organizationId: number, qualifierId: string) =>
  and(eq(qualifiers.organizationId, organizationId), eq(qualifiers.qualifierId, qualifierId));

/** The qualifiers of a team, newest first. */
export const listQualifiers = (query: Queryable, organizationId: number): Promise<readonly QualifierRow[]> =>
  query
    .select()
    .from(qualifiers)
    .where(eq(qualifiers.organizationId, organizationId))
    .orderBy(desc(qualifiers.openedAt), desc(qualifiers.qualifierId));

export async function countQualifiers(query: Queryable, organizationId: number): Promise<number> {
  const [row] = await query
    .select({ count: count() })
    .from(qualifiers)
    .where(eq(qualifiers.organizationId, organizationId));
  return row?.count ?? 0;
}

export async function findQualifier(
  query: Queryable,
  organizationId: number,
  qualifierId: string,
): Promise<QualifierRow | null> {
  const [row] = await query.select().from(qualifiers).where(isOf(organizationId, qualifierId));
  return row ?? null;
}

/** Makes the writers of one qualifier wait for each other until the transaction ends; null if there is none. */
export async function lockQualifier(
  tx: Queryable,
  organizationId: number,
  qualifierId: string,
): Promise<QualifierRow | null> {
  const [row] = await tx.select().from(qualifiers).where(isOf(organizationId, qualifierId)).for('update');
  return row ?? null;
}

export const insertQualifier = (tx: Queryable, row: QualifierRow) => tx.insert(qualifiers).values(row);

export async function deleteQualifierRow(tx: Queryable, organizationId: number, qualifierId: string): Promise<void> {
  await tx.delete(qualifiers).where(isOf(organizationId, qualifierId));
}

/** Stores a locked qualifier with what phones have sent: several of them send each hole, which outdates no form of a coach. */
export async function storeKeptCards(
  tx: Queryable,
  { organizationId, qualifierId }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await tx.update(qualifiers).set({ document }).where(isOf(organizationId, qualifierId));
}

/** Stores a locked qualifier as a person changed it. */
export async function storeQualifier(
  tx: Queryable,
  { organizationId, qualifierId, revision }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await tx
    .update(qualifiers)
    .set({ document, revision: revision + 1 })
    .where(isOf(organizationId, qualifierId));
}

/** Stores the own rounds that have joined, unless a person has changed the qualifier meanwhile; the next reader joins them then. */
export async function storeJoinedRounds(
  query: Queryable,
  { organizationId, qualifierId, revision, document: before }: QualifierRow,
  document: Qualifier,
): Promise<void> {
  await query
    .update(qualifiers)
    .set({ document })
    .where(
      and(
        isOf(organizationId, qualifierId),
        eq(qualifiers.revision, revision),
        sql`${qualifiers.document} = ${JSON.stringify(before)}::jsonb`,
      ),
    );
}
