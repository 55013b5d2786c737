import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { AimSuggestion } from '@strokebook/golf/aim';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findNamesNow } from '../../db/notices/people-named.ts';
import { aimSuggestions } from '../../db/schema/index.ts';

/** The suggestions of a player, the newest first. */
export const findSuggestions = (query: Queryable, accountId: AccountId) =>
  query
    .select()
    .from(aimSuggestions)
    .where(eq(aimSuggestions.accountId, accountId))
    .orderBy(desc(aimSuggestions.suggestedAt), desc(aimSuggestions.suggestionId));

type Suggestion = OutputOf<'listSuggestions'>['suggestions'][number];
type Row = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Suggestions as a caller reads them. */
export async function shownSuggestions(
  query: Queryable,
  rows: readonly Row[],
  callerId: AccountId,
): Promise<Suggestion[]> {
  const names = await findNamesNow(query, [...new Set(rows.flatMap(({ byId }) => byId ?? []))]);
  return rows.map(({ accountId: _account, answeredAt: _answered, byId, suggestedAt, ...row }) => ({
    ...row,
    byName: names.get(byId)?.name ?? null,
    isOwn: byId === callerId,
    suggestedAt: suggestedAt.toISOString(),
  }));
}

/** Stores what an action changed of the suggestions of a locked account. */
export async function writeSuggestions(
  tx: Queryable,
  accountId: AccountId,
  before: readonly AimSuggestion[],
  after: readonly AimSuggestion[],
  at: Date,
): Promise<void> {
  const kept = new Map(after.map((one) => [one.suggestionId, one]));
  const removed = before.filter((one) => !kept.has(one.suggestionId)).map((one) => one.suggestionId);
  const isOfAccount = eq(aimSuggestions.accountId, accountId);
  if (removed.length > 0) {
    await tx.delete(aimSuggestions).where(and(isOfAccount, inArray(aimSuggestions.suggestionId, removed)));
  }
  const states = new Map(before.map(({ suggestionId, state }) => [suggestionId, state]));
  for (const one of after) {
    const was = states.get(one.suggestionId);
    if (was === undefined) {
      await tx.insert(aimSuggestions).values({ accountId, ...one, suggestedAt: at });
    } else if (was !== one.state) {
      await tx
        .update(aimSuggestions)
        .set({ state: one.state, answeredAt: at })
        .where(and(isOfAccount, eq(aimSuggestions.suggestionId, one.suggestionId)));
    }
  }
}
