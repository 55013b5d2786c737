import type { AccountAccess, AccountId } from '@strokebook/golf/access';
import { sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from '../../db/accounts/access-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { integers } from '../../db/integers.ts';
import type { ExtraInfo } from '../../db/schema/index.ts';

type PlayerRow = AccessColumns & {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly extra_info: Partial<ExtraInfo>;
  readonly data_version: number;
};

/** A member of a roster, with what decides access and the version of the data. */
export type Member = AccountAccess & {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly extraInfo: Partial<ExtraInfo>;
  readonly dataVersion: number;
};

/** The accounts that are still there. */
export async function findMembers(query: Queryable, accountIds: readonly AccountId[]): Promise<readonly Member[]> {
  const isListed = sql`= ANY(${integers(accountIds)})`;
  const { rows } = await query.execute<PlayerRow>(sql`
    SELECT ${accessColumns(isListed)}, a.username, a.first_name, a.last_name, a.extra_info, a.data_version
    FROM accounts a WHERE a.account_id ${isListed}`);
  return rows.map((row) => ({
    ...readAccess(row),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    extraInfo: row.extra_info,
    dataVersion: row.data_version,
  }));
}
