import { type RatedRound, ratedRoundOf } from '@strokebook/golf/handicap';
import type { RoundDocument } from '@strokebook/golf/model';
import { ENGINE_VERSION } from '@strokebook/golf/stats';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, SeenAccount } from '../database.ts';
import { rounds } from '../schema/index.ts';
import { areRoundsInSight } from './rounds-in-sight.ts';

/** The finished rounds that the account's viewer sees, for an index. What an older engine version stored is recomputed. */
export async function loadRatedRounds(
  query: Queryable,
  { accountId, roundSight }: SeenAccount,
): Promise<readonly RatedRound[]> {
  const isCurrent = sql`${rounds.engineVersion} = ${ENGINE_VERSION} AND ${rounds.rated} IS NOT NULL`;
  const rows = await query
    .select({
      rated: rounds.rated,
      staleDocument: sql<RoundDocument | null>`CASE WHEN ${isCurrent} THEN NULL ELSE ${rounds.document} END`,
    })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), eq(rounds.status, 'completed'), areRoundsInSight(roundSight)));
  return rows.flatMap(({ rated, staleDocument }) =>
    staleDocument === null ? (rated ?? []) : ratedRoundOf(staleDocument),
  );
}
