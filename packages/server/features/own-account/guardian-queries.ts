import type { AccountId } from '@strokebook/golf/access';
import { and, arrayContains, asc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';
import type { AccountRow } from './queries.ts';

/** Players whose circle contains an account and who have named it as guardian, by name. */
export const listGuarded = (query: Queryable, memberId: AccountId) =>
  query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      guardianIds: accounts.guardianIds,
    })
    .from(accounts)
    .where(
      and(
        arrayContains(accounts.subCircleAccountIds, [memberId]),
        or(arrayContains(accounts.guardianIds, [memberId]), arrayContains(accounts.askedGuardianIds, [memberId])),
      ),
    )
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.accountId));

export async function storeGuardians(
  query: Queryable,
  accountId: AccountId,
  guardians: Pick<AccountRow, 'guardianIds' | 'askedGuardianIds'>,
): Promise<void> {
  await query.update(accounts).set(guardians).where(eq(accounts.accountId, accountId));
}
