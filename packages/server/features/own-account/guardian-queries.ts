import type { AccountId } from '@strokebook/golf/access';
import { compareNames } from '@strokebook/golf/format';
import { and, arrayContains, or } from 'drizzle-orm';
import { isInCircle } from '../../db/accounts/access-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/index.ts';

/** Players whose circle contains an account and who have named it as guardian, by name. */
export async function listGuarded(query: Queryable, memberId: AccountId) {
  const players = await query
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
        isInCircle([memberId]),
        or(arrayContains(accounts.guardianIds, [memberId]), arrayContains(accounts.askedGuardianIds, [memberId])),
      ),
    );
  return players.sort((a, b) => compareNames(a, b) || a.accountId - b.accountId);
}
