import type { FeatureId } from '@strokebook/golf/access';
import type { Database } from '../db/database.ts';
import { accounts, featureSettings } from '../db/schema/index.ts';
import { refreshSearchable } from '../db/searchable-queries.ts';

export type TestAccount = Partial<typeof accounts.$inferInsert> & {
  readonly accountId: number;
  readonly settings?: readonly { featureId: FeatureId; isPublic?: boolean; isPhoneVerified?: boolean }[];
};

/** Stores an account that is public unless it says otherwise. */
export async function storeAccount(database: Database, { settings = [], ...account }: TestAccount): Promise<void> {
  const { accountId } = account;
  await database.query
    .insert(accounts)
    .values({ username: `user-${accountId}`, firstName: 'First', lastName: `Last ${accountId}`, ...account });
  if (settings.length > 0) {
    await database.query.insert(featureSettings).values(settings.map((setting) => ({ accountId, ...setting })));
  }
  await refreshSearchable(database.query, [accountId]);
}
