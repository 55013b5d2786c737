import type { AccountAccess, AccountId } from '@strokebook/golf/access';
import { sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from '../accounts/access-queries.ts';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';
import type { ExtraInfo } from '../schema/index.ts';

export type RosterPlayer = AccountAccess & {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly extraInfo: Partial<ExtraInfo>;
  /** Whether everyone may find the account. */
  readonly isSearchable: boolean;
  readonly dataVersion: number;
};

type PlayerRow = AccessColumns & {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly extra_info: Partial<ExtraInfo>;
  readonly is_searchable: boolean;
  readonly data_version: number;
};

/** Accounts whose owner has entered a name, with the data that decides access. */
export async function findRosterPlayers(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<readonly RosterPlayer[]> {
  const isListed = sql`= ANY(${integers(accountIds)})`;
  const { rows } = await query.execute<PlayerRow>(sql`
    SELECT ${accessColumns(isListed)}, a.username, a.first_name, a.last_name, a.extra_info, a.data_version,
      s.account_id IS NOT NULL AS is_searchable
    FROM accounts a LEFT JOIN searchable_accounts s USING (account_id)
    WHERE a.account_id ${isListed} AND a.has_chosen_name`);
  return rows.map((row) => ({
    ...readAccess(row),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    extraInfo: row.extra_info,
    isSearchable: row.is_searchable,
    dataVersion: row.data_version,
  }));
}
