import type { AccountId } from '@strokebook/golf/access';
import { replaceAccount } from '@strokebook/golf/qualifier';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { qualifiers } from '../schema/index.ts';

/** Puts another account into all qualifiers in place of one that ends, or none: its results stay (TEAM-22). */
export async function replaceInQualifiers(
  query: Queryable,
  accountId: AccountId,
  other: AccountId | null,
): Promise<void> {
  const found = await query
    .select()
    .from(qualifiers)
    .where(
      sql`jsonb_path_exists(${qualifiers.document}, '$.** ? (@.accountId == $id || @.by == $id)',
        jsonb_build_object('id', ${accountId}::int))`,
    )
    .for('update');
  for (const { organizationId, qualifierId, document } of found) {
    await query
      .update(qualifiers)
      .set({ document: replaceAccount(document, accountId, other) })
      .where(and(eq(qualifiers.organizationId, organizationId), eq(qualifiers.qualifierId, qualifierId)));
  }
}
