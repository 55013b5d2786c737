import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { columnsOfTally, decodeColumns, ENGINE_VERSION, tallyRound } from '@strokebook/golf/stats';
import type { RoundDocument } from '@strokebook/golf/model';
import { gainPlaces, type TeamRound } from '@strokebook/golf/team';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { rounds } from '../schema/index.ts';
import { courseRating, lastOfEachKind } from './form-rounds-queries.ts';
import { summaryColumns } from './summary-columns.ts';

/**
 * The rounds of many accounts for the page of a team, in one statement: all from a day on, and older ones as far as a form
 * needs them. Tallies are read of rounds with figures only, and documents of those with a tally of an older engine version.
 */
export async function findTeamRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
  since: CalendarDay,
): Promise<ReadonlyMap<AccountId, readonly TeamRound[]>> {
  if (accountIds.length === 0) return new Map();
  const hasGains = sql`${rounds.status} = 'completed' AND ${rounds.holeCount} = 18 AND ${rounds.playedOn} >= ${since}`;
  const found = await query
    .select({
      accountId: rounds.accountId,
      courseRating,
      rating: rounds.rating,
      savedAt: sql<string | null>`CASE WHEN ${rounds.status} = 'inProgress'
        THEN to_char(${rounds.updatedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') END`,
      tallies: sql<Uint8Array | null>`CASE WHEN ${hasGains} AND ${rounds.engineVersion} = ${ENGINE_VERSION}
        THEN ${rounds.tallies} END`,
      staleDocument: sql<RoundDocument | null>`CASE WHEN ${hasGains} AND ${rounds.engineVersion} <> ${ENGINE_VERSION}
        THEN ${rounds.document} END`,
      summary: summaryColumns,
    })
    .from(rounds)
    .where(
      sql`${rounds.accountId} = ANY(${integers(accountIds)})
        AND (${rounds.playedOn} >= ${since} OR ${lastOfEachKind(accountIds)})`,
    );
  const ofAccounts = new Map<AccountId, TeamRound[]>(accountIds.map((accountId) => [accountId, []]));
  for (const { accountId, tallies, staleDocument, summary, ...others } of found) {
    const gains =
      staleDocument !== null
        ? columnsOfTally(tallyRound(staleDocument), gainPlaces)
        : tallies === null
          ? null
          : decodeColumns(tallies, gainPlaces);
    ofAccounts.get(accountId)?.push({ ...summary, ...others, gains });
  }
  return ofAccounts;
}
