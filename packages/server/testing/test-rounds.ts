import { accountIdOf } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument as StoredRound } from '@strokebook/golf/model';
import type { Database } from '../db/database.ts';
import { getTableColumns } from 'drizzle-orm';
import { toRoundRow } from '../db/rounds/round-row.ts';
import { rounds as roundTable } from '../db/schema/index.ts';

/** A finished round of 18 par 4s with scores only. */
export function scoreOnlyRound(roundId: string, changes: Partial<RoundDocument> = {}): RoundDocument {
  return {
    format: 'strokebook.round/1',
    roundId,
    playedOn: '2026-05-01' as CalendarDay,
    type: 'practice',
    status: 'completed',
    holeCount: 18,
    course: { name: 'Alder Creek' },
    holes: Array.from({ length: 18 }, (_, index) => ({ hole: index + 1, par: 4, score: 4 + (index % 3) })),
    ...changes,
  };
}

/** Stores rounds of an account in one statement, without the API. */
export async function storeRounds(
  { query }: Database,
  accountId: number,
  rounds: readonly StoredRound[],
): Promise<void> {
  const at = new Date('2026-06-15T12:00:00Z');
  if (rounds.length === 0) return;
  await query.insert(roundTable).values(rounds.map((round) => toRoundRow(accountIdOf(accountId), round, 1, at)));
}

/** Stores copies of a stored round, in one statement. */
export async function copyRound({ pool }: Database, accountId: number, roundId: string, copies: number): Promise<void> {
  const columns = getColumnNames(roundTable);
  const values = columns.map((name) => (name === 'round_id' ? "round_id || '-' || nth" : name));
  await pool.query(
    `INSERT INTO rounds (${columns.join()})
     SELECT ${values.join()} FROM rounds, generate_series(1, $3::integer) AS nth WHERE account_id = $1 AND round_id = $2`,
    [accountId, roundId, copies],
  );
}

const getColumnNames = (table: typeof roundTable): readonly string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name);
