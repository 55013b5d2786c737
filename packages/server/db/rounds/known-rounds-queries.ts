import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { rounds } from '../schema/index.ts';

export type KnownRound = {
  readonly roundId: string;
  readonly revision: number;
  readonly document: RoundDocument;
  readonly enteredBy: AccountId | null;
};

/** Those of some rounds of an account that are stored already. */
export async function findRounds(
  query: Queryable,
  accountId: AccountId,
  roundIds: readonly string[],
): Promise<readonly KnownRound[]> {
  return query
    .select({
      roundId: rounds.roundId,
      revision: rounds.revision,
      document: rounds.document,
      enteredBy: rounds.enteredBy,
    })
    .from(rounds)
    .where(and(eq(rounds.accountId, accountId), inArray(rounds.roundId, [...roundIds])));
}
