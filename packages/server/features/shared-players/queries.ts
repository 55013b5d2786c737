import type { AccountAccess, AccountId, Viewer } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { compareNames } from '@strokebook/golf/format';
import { sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from '../../db/accounts/access-queries.ts';
import { isInCircle } from '../../db/accounts/circle-codec.ts';
import { senderOfAccount } from '../../db/accounts/blocked-senders.ts';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import { listJoinedIds } from '../../db/organizations/team-queries.ts';
import type { ExtraInfo } from '../../db/schema/index.ts';

/** Max number of names that are read; more than any coach knows. */
const MAX_NAMES = 2_000;

export type SharedName = { readonly accountId: AccountId; readonly firstName: string; readonly lastName: string };

/** Players whose circle contains a viewer, or who have joined a team that the viewer coaches, by name as other lists sort it. */
export async function listSharedNames(
  query: Queryable,
  { accountId, coachedTeams }: Viewer,
): Promise<readonly SharedName[]> {
  const joinedIds = await listJoinedIds(
    query,
    coachedTeams.map(({ organizationId }) => organizationId),
  );
  const { rows } = await query.execute<{ account_id: AccountId; first_name: string; last_name: string }>(sql`
    SELECT account_id, first_name, last_name FROM accounts
    WHERE ${isInCircle([accountId])} OR (account_id = ANY(${integers(joinedIds)}) AND account_id <> ${accountId})
    ORDER BY account_id LIMIT ${sql.raw(String(MAX_NAMES))}`);
  return rows
    .map((row) => ({ accountId: row.account_id, firstName: row.first_name, lastName: row.last_name }))
    .sort((a, b) => compareNames(a, b) || a.accountId - b.accountId);
}

type Row = AccessColumns & {
  readonly username: string;
  readonly extra_info: Partial<ExtraInfo>;
  readonly event_name: string | null;
  readonly start_date: CalendarDay | null;
  readonly end_date: CalendarDay | null;
};

export type SharedDetails = {
  readonly access: AccountAccess;
  readonly username: string;
  readonly extraInfo: Partial<ExtraInfo>;
  readonly nextEvent: { readonly name: string; readonly startDate: string; readonly endDate: string } | null;
};

/** Details of some accounts with the next event of each from a day on. */
export async function findSharedDetails(
  query: Queryable,
  accountIds: readonly AccountId[],
  today: CalendarDay,
): Promise<ReadonlyMap<AccountId, SharedDetails>> {
  const isListed = sql`= ANY(${integers(accountIds)})`;
  const { rows } = await query.execute<Row>(sql`
    SELECT ${accessColumns(isListed)}, a.username, a.extra_info, next.event_name, next.start_date::text, next.end_date::text
    FROM accounts a
    LEFT JOIN LATERAL (
      SELECT t.name AS event_name, t.start_date, t.end_date
      FROM schedule_events e JOIN tournaments t USING (tournament_id)
      WHERE e.account_id = a.account_id AND e.account_id ${isListed} AND t.end_date >= ${today}
      ORDER BY t.start_date, t.tournament_id LIMIT 1) next ON true
    WHERE a.account_id ${isListed}`);
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        access: readAccess(row),
        username: row.username,
        extraInfo: row.extra_info,
        nextEvent:
          row.event_name === null || row.start_date === null || row.end_date === null
            ? null
            : { name: row.event_name, startDate: row.start_date, endDate: row.end_date },
      },
    ]),
  );
}

/**
 * Those of some players whom an account has asked for a higher level. A player who has blocked the account, and so reads
 * no question, counts as asked, as the reply to the question says.
 */
export async function findAskedIds(
  query: Queryable,
  byId: AccountId,
  accountIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  const isListed = sql`account_id = ANY(${integers(accountIds)})`;
  const { rows } = await query.execute<{ account_id: AccountId }>(sql`
    SELECT account_id FROM notices WHERE ${isListed} AND kind = 'levelAsked' AND by_id = ${byId}
    UNION SELECT account_id FROM blocked_senders WHERE ${isListed} AND sender = ${senderOfAccount(byId)}`);
  return new Set(rows.map((row) => row.account_id));
}
