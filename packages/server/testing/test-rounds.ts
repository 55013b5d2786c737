import type { RoundDocument } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument as StoredRound } from '@strokebook/golf/model';
import type { Database } from '../db/database.ts';
import { toRoundRow } from '../db/round-row.ts';
import { rounds as roundTable } from '../db/schema/index.ts';

/** A finished round of 18 par 4s with nothing but scores. */
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

/** Stores rounds of an account in one statement, without the way through the API. */
export async function storeRounds(
  { query }: Database,
  accountId: number,
  rounds: readonly StoredRound[],
): Promise<void> {
  const at = new Date('2026-06-15T12:00:00Z');
  if (rounds.length === 0) return;
  await query.insert(roundTable).values(rounds.map((round) => toRoundRow(accountId, round, 1, at)));
}
