import type { CircleMember, FirstAnswers, OwnNameChange, Preferences, SharingChange } from '@strokebook/contract';
import { type AccountId, type FeatureSetting, features, profileTypes } from '@strokebook/golf/access';
import { compareNames } from '@strokebook/golf/format';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { updateAccount } from '../../db/accounts/account-queries.ts';
import { createKey, releaseKeys, usernameKey } from '../../db/accounts/account-keys.ts';
import { readSettings, type SettingRow } from '../../db/accounts/access-queries.ts';
import { siteColumns } from '../../db/accounts/site-columns.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { accounts, featureSettings } from '../../db/schema/index.ts';

/** Sets the name of a locked account; null if the username belongs to another account. */
export async function storeName(
  query: Queryable,
  { accountId, username, hasChosenName }: Pick<AccountRow, 'accountId' | 'username' | 'hasChosenName'>,
  name: OwnNameChange,
): Promise<AccountRow | null> {
  const [before, after] = [usernameKey(username), usernameKey(name.username ?? username)];
  if (before.key !== after.key) {
    if (!(await createKey(query, accountId, after))) return null;
    await releaseKeys(query, accountId, [before]);
  }
  return updateAccount(query, accountId, { ...name, hasChosenName: hasChosenName || name.firstName !== undefined });
}

/** Stores the answers to the first questions, and that they were asked. */
export async function storeFirstAnswers(
  query: Queryable,
  { accountId, extraInfo }: Pick<AccountRow, 'accountId' | 'extraInfo'>,
  { profileType, gender, school }: FirstAnswers,
): Promise<AccountRow | null> {
  return updateAccount(query, accountId, {
    hasBeenWelcomed: true,
    ...(profileType === undefined ? {} : { profileTypeIds: [profileTypes[profileType]] }),
    extraInfo: {
      ...extraInfo,
      ...(gender === undefined ? {} : { gender }),
      ...(school === undefined ? {} : { [school.kind]: school.name }),
    },
    dataVersion: sql`${accounts.dataVersion} + 1`,
  });
}

/** Stores that somebody who has not said yet who they are is a parent; the first questions are not asked then. */
export async function answerAsParent(query: Queryable, accountId: AccountId): Promise<void> {
  await query
    .update(accounts)
    .set({ hasBeenWelcomed: true, profileTypeIds: [profileTypes.parent] })
    .where(and(eq(accounts.accountId, accountId), eq(accounts.hasBeenWelcomed, false)));
}

export async function storePreferences(
  query: Queryable,
  accountId: AccountId,
  { defaultHoleCount, units, defaultSatellite }: Preferences,
): Promise<AccountRow | null> {
  return updateAccount(query, accountId, {
    ...(defaultHoleCount === undefined ? {} : { defaultHoleCount }),
    ...(units === undefined ? {} : { units }),
    ...(defaultSatellite === undefined ? {} : { defaultSatellite }),
    dataVersion: sql`${accounts.dataVersion} + 1`,
  });
}

export async function findSettings(query: Queryable, accountId: AccountId): Promise<readonly FeatureSetting[]> {
  const rows = await query
    .select()
    .from(featureSettings)
    .where(eq(featureSettings.accountId, accountId))
    .orderBy(asc(featureSettings.featureId));
  const [own] = await query
    .select({ showsIndex: accounts.showsIndex })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  const showsIndex = own?.showsIndex ?? null;
  return readSettings([
    ...rows.map(({ featureId, isPublic, isPhoneVerified }): SettingRow => [featureId, isPublic, isPhoneVerified]),
    ...(showsIndex === null ? [] : [[features.index, showsIndex, null] satisfies SettingRow]),
  ]);
}

/** Stores settings; the verification of the phone is not changed, because owners cannot set it. */
export async function storeSettings(
  query: Queryable,
  accountId: AccountId,
  changes: NonNullable<SharingChange['settings']>,
): Promise<void> {
  for (const { featureId, isPublic } of changes) {
    if (featureId === features.index) {
      await query.update(accounts).set({ showsIndex: isPublic }).where(eq(accounts.accountId, accountId));
      continue;
    }
    await query
      .insert(featureSettings)
      .values({ accountId, featureId, isPublic })
      .onConflictDoUpdate({ target: [featureSettings.accountId, featureSettings.featureId], set: { isPublic } });
  }
}

/** Stores the switches that are no features. */
export async function storeSwitches(
  query: Queryable,
  accountId: AccountId,
  {
    hasStartingPrivacy,
    showsRoundStory,
    ...site
  }: Parameters<typeof siteColumns>[0] & Pick<AccountRow, 'showsRoundStory' | 'hasStartingPrivacy'>,
): Promise<void> {
  await query
    .update(accounts)
    .set({ ...siteColumns(site), showsRoundStory, hasStartingPrivacy })
    .where(eq(accounts.accountId, accountId));
}

export async function storeContact(
  query: Queryable,
  accountId: AccountId,
  { contactReceiverId, contactAgreedId }: Pick<AccountRow, 'contactReceiverId' | 'contactAgreedId'>,
): Promise<void> {
  await query
    .update(accounts)
    .set({ contactReceiverId, contactReceiverOfOlder: null, contactAgreedId, isReceiverAsked: true })
    .where(eq(accounts.accountId, accountId));
}

/** Accounts by id, sorted by name. */
export async function findMembers(query: Queryable, ids: readonly AccountId[]): Promise<CircleMember[]> {
  if (ids.length === 0) return [];
  const members = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(accounts)
    .where(inArray(accounts.accountId, [...ids]));
  return members.sort((a, b) => compareNames(a, b) || a.accountId - b.accountId);
}
