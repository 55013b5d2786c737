import type { AccountId } from '@strokebook/golf/access';
import type { RoundSummary } from '@strokebook/golf/model';
import { RECENT_FORM_ROUNDS } from '@strokebook/golf/overview';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { rounds } from './schema/index.ts';
import { summaryColumns } from './summary-columns.ts';

/**
 * The last finished rounds of many accounts in one statement; all rounds of the last day, so that the engine chooses.
 */
export async function findLastRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, readonly RoundSummary[]>> {
  const byAccount = new Map<number, RoundSummary[]>();
  if (accountIds.length === 0) return byAccount;
  const found = await query
    .select({ accountId: rounds.accountId, summary: summaryColumns })
    .from(rounds)
    .where(
      sql`(${rounds.accountId}, ${rounds.roundId}) IN (
        SELECT last.account_id, last.round_id
        FROM unnest(${sql.param(`{${accountIds.join(',')}}`)}::int[]) AS player(account_id)
        CROSS JOIN LATERAL (
          SELECT r.account_id, r.round_id FROM rounds r
          WHERE r.account_id = player.account_id AND r.status = 'completed' AND r.score IS NOT NULL
          ORDER BY r.played_on DESC FETCH FIRST ${sql.raw(String(RECENT_FORM_ROUNDS))} ROWS WITH TIES) last)`,
    );
  for (const { accountId, summary } of found) {
    const known = byAccount.get(accountId);
    if (known === undefined) byAccount.set(accountId, [summary]);
    else known.push(summary);
  }
  return byAccount;
}
