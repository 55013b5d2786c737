import type { Career } from '@strokebook/golf/overview';
import { decodeTally, ENGINE_VERSION, tallyRound } from '@strokebook/golf/stats';
import type { RoundDocument } from '@strokebook/golf/model';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rounds } from '../../db/schema/index.ts';

/** All rounds of an account as the engine wants them. A tally that an older engine stored is never used. */
export async function loadCareer(query: Queryable, accountId: number): Promise<Career> {
  const rows = await query
    .select({
      summary: {
        roundId: rounds.roundId,
        playedOn: rounds.playedOn,
        type: rounds.type,
        status: rounds.status,
        holeCount: rounds.holeCount,
        tournamentId: rounds.tournamentId,
        tournamentName: rounds.tournamentName,
        roundNumber: rounds.roundNumber,
        courseId: rounds.courseId,
        courseName: rounds.courseName,
        isSimulator: rounds.isSimulator,
        score: rounds.score,
        par: rounds.par,
        yards: rounds.yards,
      },
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
