import type { AccountId } from '@strokebook/golf/access';
import type { RoundChangeKind } from '@strokebook/contract';
import type { HoleCount, RoundDocument, RoundSummary } from '@strokebook/golf/model';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Queryable, SeenAccount } from '../../db/database.ts';
import { areRoundsInSight } from '../../db/rounds/rounds-in-sight.ts';
import { rounds } from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/rounds/summary-columns.ts';

export type StoredRound = {
  readonly revision: number;
  readonly document: RoundDocument;
  readonly changedAt: Date;
  readonly changedBy: AccountId | null;
  readonly changeKind: RoundChangeKind;
  readonly enteredBy: AccountId | null;
};

export async function findRound(query: Queryable, accountId: AccountId, roundId: string): Promise<StoredRound | null> {
  const [row] = await query
    .select({
      revision: rounds.revision,
      document: rounds.document,
      changedAt: rounds.updatedAt,
      changedBy: rounds.changedBy,
      changeKind: rounds.changeKind,
      enteredBy: rounds.enteredBy,
    })
    .from(rounds)
    .where(isRound(accountId, roundId));
  return row ?? null;
}

/** A page of the round history begins after this position. */
export type RoundCursor = { readonly playedOn: CalendarDay; readonly roundId: string };

type RoundPage = {
  readonly after: RoundCursor | null;
  /** Undefined for rounds of every length. */
  readonly holeCount: HoleCount | undefined;
  readonly limit: number;
};

/** The round history that the account's viewer sees, newest first. */
export async function listRoundSummaries(
  query: Queryable,
  { accountId, roundSight }: SeenAccount,
  { after, holeCount, limit }: RoundPage,
): Promise<readonly (RoundSummary & { readonly enteredBy: AccountId | null })[]> {
  const isOlder =
    after === null
      ? undefined
      : or(
          lt(rounds.playedOn, after.playedOn),
          and(eq(rounds.playedOn, after.playedOn), lt(rounds.roundId, after.roundId)),
        );
  const isLong = holeCount === undefined ? undefined : eq(rounds.holeCount, holeCount);
  return query
    .select({ ...summaryColumns, enteredBy: rounds.enteredBy })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), areRoundsInSight(roundSight), isLong, isOlder))
    .orderBy(desc(rounds.playedOn), desc(rounds.roundId))
    .limit(limit);
}

/** The number of finished rounds of each length. */
export async function countCompletedRounds(
  query: Queryable,
  accountId: AccountId,
): Promise<{ readonly eighteenHole: number; readonly nineHole: number }> {
  const rows = await query
    .select({ holeCount: rounds.holeCount, count: sql<number>`count(*)` })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), eq(rounds.status, 'completed')))
    .groupBy(rounds.holeCount);
  const countOf = (holeCount: number): number => rows.find((row) => row.holeCount === holeCount)?.count ?? 0;
  return { eighteenHole: countOf(18), nineHole: countOf(9) };
}

const isRound = (accountId: AccountId, roundId: string) =>
  and(eq(rounds.accountId, accountId), eq(rounds.roundId, roundId));
