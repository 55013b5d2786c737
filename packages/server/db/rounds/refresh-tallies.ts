import { ENGINE_VERSION } from '@strokebook/golf/stats';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tallyColumns } from './round-row.ts';
import { rounds } from '../schema/index.ts';

const ROUNDS_AT_ONCE = 50;

/**
 * Recomputes the tallies of an older engine version, a few at a time, and returns their number. Until a round is done,
 * readers compute its tally themselves.
 */
export async function refreshTallies({ query }: Database, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const stale = await query
      .select({
        accountId: rounds.accountId,
        roundId: rounds.roundId,
        revision: rounds.revision,
        document: rounds.document,
      })
      .from(rounds)
      .where(ne(rounds.engineVersion, ENGINE_VERSION))
      .limit(ROUNDS_AT_ONCE);
    if (stale.length === 0) break;
    for (const { accountId, roundId, revision, document } of stale) {
      await query
        .update(rounds)
        .set(tallyColumns(document))
        // A round that was written in the meantime has its tally already.
        .where(and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId), eq(rounds.revision, revision)));
    }
    count += stale.length;
  }
  return count;
}
