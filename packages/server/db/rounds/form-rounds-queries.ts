import type { AccountId } from '@strokebook/golf/access';
import { FORM_ROUNDS, type FormRound } from '@strokebook/golf/form';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { rounds } from '../schema/index.ts';
import { summaryColumns } from './summary-columns.ts';

/**
 * The rating of the round's tee, whatever its slope. The document is read only for rounds without the input of a
 * differential, which few have.
 */
export const courseRating = sql<number | null>`coalesce(
  (${rounds.rating}->>'courseRating')::float8, (${rounds.document} #>> '{course,tee,rating}')::float8)`;

/**
 * Whether a round is among the last finished ones of its account, so many of each length and type as a form has; all
 * rounds of the last day, so that the engine chooses.
 */
export const lastOfEachKind = (accountIds: readonly AccountId[]): SQL =>
  sql`(${rounds.accountId}, ${rounds.roundId}) IN (
    SELECT account_id, round_id FROM (
      SELECT account_id, round_id,
        rank() OVER (PARTITION BY account_id, hole_count, type ORDER BY played_on DESC) AS place
      FROM rounds
      WHERE account_id = ANY(${integers(accountIds)}) AND status = 'completed' AND score IS NOT NULL) last
    WHERE place <= ${sql.raw(String(FORM_ROUNDS))})`;

/** The last finished rounds of many accounts in one statement, as far as a form needs them. */
export async function findFormRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, readonly FormRound[]>> {
  if (accountIds.length === 0) return new Map();
  const found = await query
    .select({ accountId: rounds.accountId, courseRating, ...summaryColumns })
    .from(rounds)
    .where(sql`${rounds.accountId} = ANY(${integers(accountIds)}) AND ${lastOfEachKind(accountIds)}`);
  return Map.groupBy(found, ({ accountId }) => accountId);
}
