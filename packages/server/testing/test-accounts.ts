import { accountIdOf, type FeatureId, features } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { createKey, findAccountByKey, keysOfAccount, releaseKeys, usernameKey } from '../db/accounts/account-keys.ts';
import type { Database } from '../db/database.ts';
import { accountKeys, accounts, type circleColumns, featureSettings } from '../db/schema/index.ts';
import { siteColumns } from '../db/accounts/site-columns.ts';
import { refreshSearchable } from '../db/accounts/searchable-queries.ts';

type CircleColumn = keyof typeof circleColumns;

export type TestAccount = Partial<Omit<typeof accounts.$inferInsert, 'accountId' | CircleColumn>> & {
  readonly [Column in CircleColumn]?: readonly number[];
} & {
  readonly accountId: number;
  readonly allowPublicSite?: boolean;
  readonly settings?: readonly { featureId: FeatureId; isPublic?: boolean; isPhoneVerified?: boolean }[];
};

/** Stores an account that is public by default. */
export async function storeAccount(
  database: Database,
  { settings = [], allowPublicSite = true, showsComingEvents = true, ...account }: TestAccount,
): Promise<void> {
  const accountId = accountIdOf(account.accountId);
  const row = {
    ...{ username: `user-${accountId}`, firstName: 'First', lastName: `Last ${accountId}` },
    ...siteColumns({ allowPublicSite, showsComingEvents }),
    showsIndex: settings.find(({ featureId }) => featureId === features.index)?.isPublic ?? null,
    ...(account as Partial<typeof accounts.$inferInsert>),
    accountId,
  };
  await database.query.insert(accounts).values(row);
  await database.query.insert(accountKeys).values(keysOfAccount(row));
  const rows = settings.filter(({ featureId }) => featureId !== features.index);
  if (rows.length > 0) {
    await database.query.insert(featureSettings).values(rows.map((setting) => ({ accountId, ...setting })));
  }
  await refreshSearchable(database.query, [accountId]);
}

/** Renames the account that has a username, if there is one, so that another one can have it. */
export async function freeUsername({ query }: Database, username: string): Promise<void> {
  const accountId = await findAccountByKey(query, usernameKey(username));
  if (accountId === null) return;
  const formerName = `former-${accountId}`;
  await query.update(accounts).set({ username: formerName }).where(eq(accounts.accountId, accountId));
  await releaseKeys(query, accountId, [usernameKey(username)]);
  await createKey(query, accountId, usernameKey(formerName));
}
