import type { Notice } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { accounts } from '../schema/index.ts';

type Person = NonNullable<Notice['by']>;

/** People who did what others were told, as they are called now; those without an account are missing. */
export async function findPeopleNamed(
  query: Queryable,
  ids: readonly (AccountId | null)[],
): Promise<ReadonlyMap<AccountId | null, Person>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { accountId, username, firstName, lastName, hasChosenName } = accounts;
  const rows = await query
    .select({ accountId, username, firstName, lastName, hasChosenName })
    .from(accounts)
    .where(inArray(accountId, known));
  // A name that nobody has chosen tells less than the username.
  return new Map(
    rows.map((row) => [
      row.accountId,
      { username: row.username, name: row.hasChosenName ? fullName(row) : row.username },
    ]),
  );
}
