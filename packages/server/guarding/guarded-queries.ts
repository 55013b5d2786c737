import { type AccountId, isAdult, type StartingPrivacy } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { compareNames } from '@strokebook/golf/format';
import { arrayContains, eq, isNull, or } from 'drizzle-orm';
import { siteColumns } from '../db/accounts/site-columns.ts';
import type { Queryable } from '../db/database.ts';
import { accounts, teamPlayers } from '../db/schema/index.ts';

/** Players who have named an account as guardian, whether or not it has confirmed, by name. */
export async function listGuarded(query: Queryable, guardianId: AccountId) {
  const { accountId, username, firstName, lastName, guardianIds, birthDate, birthYear, adultFrom } = accounts;
  const players = await query
    .select({ accountId, username, firstName, lastName, guardianIds, birthDate, birthYear, adultFrom })
    .from(accounts)
    .where(or(arrayContains(guardianIds, [guardianId]), arrayContains(accounts.askedGuardianIds, [guardianId])));
  return players.sort((a, b) => compareNames(a, b) || a.accountId - b.accountId);
}

export const findGuardedIds = async (query: Queryable, guardianId: AccountId): Promise<readonly AccountId[]> =>
  (await listGuarded(query, guardianId)).map(({ accountId }) => accountId);

export async function storePrivacy(query: Queryable, accountId: AccountId, privacy: StartingPrivacy): Promise<void> {
  await query.update(accounts).set(siteColumns(privacy)).where(eq(accounts.accountId, accountId));
}

/** Players with a team to which no guardian has agreed, and who are not known to be adults. */
export async function findUnagreedIds(query: Queryable, today: CalendarDay): Promise<readonly AccountId[]> {
  const { accountId, birthDate, birthYear, adultFrom } = accounts;
  const rows = await query
    .selectDistinct({ accountId, birthDate, birthYear, adultFrom })
    .from(teamPlayers)
    .innerJoin(accounts, eq(accountId, teamPlayers.accountId))
    .where(isNull(teamPlayers.agreedBy));
  return rows.filter((row) => !isAdult(row, today)).map((row) => row.accountId);
}
