import type { AccountId } from '@strokebook/golf/access';
import { replaceAccount } from '@strokebook/golf/qualifier';
import { replaceInEvent } from '@strokebook/golf/team-event';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database.ts';
import { qualifiers, teamEvents } from '../schema/index.ts';

/** Puts another account into all qualifiers and events of teams in place of one that ends, or none: its results stay (TEAM-22). */
export async function replaceInTeams(query: Queryable, accountId: AccountId, other: AccountId | null): Promise<void> {
  const found = await query.select().from(qualifiers).where(names(qualifiers.document, accountId)).for('update');
  for (const { organizationId, qualifierId, document } of found) {
    await query
      .update(qualifiers)
      .set({ document: replaceAccount(document, accountId, other) })
      .where(and(eq(qualifiers.organizationId, organizationId), eq(qualifiers.qualifierId, qualifierId)));
  }
  const events = await query.select().from(teamEvents).where(names(teamEvents.document, accountId)).for('update');
  for (const { organizationId, eventId, document } of events) {
    await query
      .update(teamEvents)
      .set({ document: replaceInEvent(document, accountId, other) })
      .where(and(eq(teamEvents.organizationId, organizationId), eq(teamEvents.eventId, eventId)));
  }
}

/** Whether a document has an account, as a player or an author. */
const names = (document: PgColumn, accountId: AccountId) =>
  sql`jsonb_path_exists(${document}, '$.** ? (@.accountId == $id || @.by == $id)',
    jsonb_build_object('id', ${accountId}::int))`;
