import type { ImportSource, RoundOrigin } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';

type OriginRow = {
  readonly round_id: string;
  readonly played_on: CalendarDay;
  readonly entered_at: Date | string | null;
  readonly source: ImportSource | null;
};

/** A day is over in every time zone at noon UTC of the next one (ENTRY-O60). */
const DAY_OVER_MS = 36 * 60 * 60_000;

/** Where the rounds of an account come from, by their ids (IMPORT-27); those whose first revision is gone are left out. */
export async function findRoundOrigins(
  query: Queryable,
  accountId: AccountId,
): Promise<ReadonlyMap<string, RoundOrigin>> {
  const { rows } = await query.execute<OriginRow>(sql`
    SELECT r.round_id, r.played_on::text AS played_on, i.source,
      coalesce(f.changed_at, CASE WHEN r.revision = 1 THEN r.updated_at END) AS entered_at
    FROM rounds r
    LEFT JOIN round_revisions f ON f.account_id = r.account_id AND f.round_id = r.round_id AND f.revision = 1
    LEFT JOIN (
      SELECT DISTINCT ON (ir.round_id) ir.account_id, ir.round_id, ri.source
      FROM imported_rounds ir
      JOIN round_imports ri ON ri.account_id = ir.account_id AND ri.import_id = ir.import_id
      WHERE ir.account_id = ${accountId} AND (ri.taken_back_at IS NULL OR ir.before_revision IS NULL)
      ORDER BY ir.round_id, ir.revision DESC
    ) i ON i.account_id = r.account_id AND i.round_id = r.round_id
    WHERE r.account_id = ${accountId}`);
  const origins = new Map<string, RoundOrigin>();
  for (const { round_id: roundId, played_on: day, source, entered_at: enteredAt } of rows) {
    if (source !== null) origins.set(roundId, source);
    else if (enteredAt !== null) {
      const isOfItsDay = new Date(enteredAt).getTime() < Date.parse(day) + DAY_OVER_MS;
      origins.set(roundId, isOfItsDay ? 'logged' : 'typed');
    }
  }
  return origins;
}
