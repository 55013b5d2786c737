import { type AccountAccess, type AccountId, canSee, features, seesAll, type Viewer } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { sql } from 'drizzle-orm';
import { accessColumns, type AccessColumns, readAccess } from '../accounts/access-queries.ts';
import type { Queryable } from '../database.ts';
import { integers } from '../integers.ts';

/** Somebody who entered or changed rounds, as the viewer may know them. */
export type RoundAuthor = { readonly name: string; readonly accountId: AccountId | null };

/** The name of an author whose profile is closed to a viewer from outside of the player's circle. */
const HIDDEN_AUTHOR = 'a coach or family member';

type AuthorRow = AccessColumns & {
  readonly first_name: string;
  readonly last_name: string;
};

/**
 * The authors of a player's rounds, without accounts that no longer exist. Those with full access to the player read
 * every name; others only names of profiles that are open to them.
 */
export async function findRoundAuthors(
  query: Queryable,
  authorIds: readonly (AccountId | null)[],
  player: AccountAccess,
  viewer: Viewer | null,
): Promise<ReadonlyMap<AccountId | null, RoundAuthor>> {
  const ids = [...new Set(authorIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const isListed = sql`= ANY(${integers(ids)})`;
  const { rows } = await query.execute<AuthorRow>(sql`
    SELECT ${accessColumns(isListed)}, a.first_name, a.last_name
    FROM accounts a WHERE a.account_id ${isListed}`);
  const knowsAll = seesAll(viewer, player);
  return new Map(
    rows.map((row) => {
      const isPlayer = row.account_id === player.accountId;
      const isOpen = isPlayer || canSee(viewer, readAccess(row), features.website);
      const name =
        isOpen || knowsAll ? fullName({ firstName: row.first_name, lastName: row.last_name }) : HIDDEN_AUTHOR;
      return [row.account_id, { name, accountId: isOpen ? row.account_id : null }];
    }),
  );
}
