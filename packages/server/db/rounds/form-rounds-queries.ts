import { type AccountId, type EventSight, isEventInSight } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { FORM_ROUNDS, type FormRound } from '@strokebook/golf/form';
import { scoresOf } from '@strokebook/golf/results';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import { rounds } from '../schema/index.ts';
import { findAllEvents } from './schedule-queries.ts';
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

/** A player whose form is read, with what the viewer sees of the schedule; null if it is closed to them. */
type FormPlayer = { readonly accountId: AccountId; readonly eventSight: EventSight | null };

/** The last finished rounds of many accounts as far as a form needs them, with the scores of their schedules (TEAM-05). */
export async function findFormRounds(
  query: Queryable,
  players: readonly FormPlayer[],
  today: CalendarDay,
): Promise<ReadonlyMap<AccountId, readonly FormRound[]>> {
  if (players.length === 0) return new Map();
  const ids = players.map(({ accountId }) => accountId);
  const found = await query
    .select({ accountId: rounds.accountId, courseRating, ...summaryColumns })
    .from(rounds)
    .where(sql`${rounds.accountId} = ANY(${integers(ids)}) AND ${lastOfEachKind(ids)}`);
  const logged = Map.groupBy(found, ({ accountId }) => accountId);
  const open = players.flatMap(({ accountId, eventSight }) => (eventSight === null ? [] : accountId));
  const scheduled = open.length === 0 ? [] : await findAllEvents(query, open);
  const events = Map.groupBy(scheduled, ({ accountId }) => accountId);
  return new Map(
    players.map(({ accountId, eventSight }) => {
      const ofPlayer = logged.get(accountId) ?? [];
      const seen = (events.get(accountId) ?? []).filter(
        (one) => eventSight !== null && isEventInSight(one, eventSight),
      );
      return [accountId, [...ofPlayer, ...scoresOf({ rounds: ofPlayer, events: seen }, today)]];
    }),
  );
}
