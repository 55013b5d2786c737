import type { AccountId } from '@strokebook/golf/access';
import type { Career } from '@strokebook/golf/overview';
import { decodeTally, ENGINE_VERSION, tallyRound } from '@strokebook/golf/stats';
import type { RoundDocument, RoundSummary } from '@strokebook/golf/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, SeenAccount } from '../database.ts';
import { areRoundsInSight } from './rounds-in-sight.ts';
import { rounds } from '../schema/index.ts';
import { summaryColumns } from './summary-columns.ts';

/** All rounds of an account for the engine. A tally of an older engine version is recomputed. */
export async function loadCareer(query: Queryable, accountId: AccountId): Promise<Career> {
  const rows = await query
    .select({
      summary: summaryColumns,
      tallies: rounds.tallies,
      staleDocument: sql<RoundDocument | null>`CASE WHEN ${rounds.engineVersion} <> ${ENGINE_VERSION} THEN ${rounds.document} END`,
    })
    .from(rounds)
    .where(eq(rounds.accountId, accountId));
  return rows.map(({ summary, tallies, staleDocument }) => ({
    summary,
    tally: staleDocument === null ? decodeTally(tallies) : tallyRound(staleDocument),
  }));
}

/** The rounds of an account that its viewer sees, without tallies. */
export const loadHistory = (
  query: Queryable,
  { accountId, roundSight }: SeenAccount,
): Promise<readonly RoundSummary[]> =>
  query
    .select(summaryColumns)
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), areRoundsInSight(roundSight)));
