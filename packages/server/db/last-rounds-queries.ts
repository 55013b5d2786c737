import type { AccountId } from '@strokebook/golf/access';
import type { RoundSummary } from '@strokebook/golf/model';
import { RECENT_FORM_ROUNDS } from '@strokebook/golf/overview';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { integers } from './integers.ts';
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
      sql`${rounds.accountId} = ANY(${integers(accountIds)}) AND (${rounds.accountId}, ${rounds.roundId}) IN (
        SELECT account_id, round_id FROM (
          SELECT account_id, round_id, rank() OVER (PARTITION BY account_id ORDER BY played_on DESC) AS place
          FROM rounds
          WHERE account_id = ANY(${integers(accountIds)}) AND status = 'completed' AND score IS NOT NULL) last
        WHERE place <= ${sql.raw(String(RECENT_FORM_ROUNDS))})`,
    );
  for (const { accountId, summary } of found) {
    const known = byAccount.get(accountId);
    if (known === undefined) byAccount.set(accountId, [summary]);
    else known.push(summary);
  }
  return byAccount;
}
