import type { AccountId, AccountAccess, FeatureSetting, Viewer } from '@strokebook/golf/access';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The holder of a token: an account and, for our own tokens, its session. */
export type TokenHolder = { readonly accountId: AccountId; readonly sessionId: string | null };

/** The data that decides access, with the version for cache keys. */
export type LoadedAccess = {
  readonly account: (AccountAccess & { readonly dataVersion: number }) | null;
  readonly viewer: Viewer | null;
};

/** A setting as the database returns it. */
export type SettingRow = [featureId: number, isPublic: boolean | null, isPhoneVerified: boolean | null];

type AccessRow = {
  readonly account_id: AccountId | null;
  readonly allow_public_site: boolean;
  readonly sub_circle_account_ids: AccountId[];
  readonly data_version: number;
  readonly settings: SettingRow[] | null;
  readonly viewer_id: AccountId | null;
  readonly is_product_manager: boolean;
};

/**
 * Loads viewer and account in one round trip; either may be missing. The viewer is null if the holder's account was
 * deleted or the session has ended.
 */
export const loadAccessById = (
  query: Queryable,
  accountId: AccountId,
  holder: TokenHolder | null,
): Promise<LoadedAccess> => loadAccess(query, sql`a.account_id = ${integerLiteral(accountId)}`, holder);

/** `loadAccessById` for a username, ignoring case. */
export const loadAccessByUsername = (
  query: Queryable,
  username: string,
  holder: TokenHolder | null,
): Promise<LoadedAccess> => loadAccess(query, sql`lower(a.username) = lower(${username})`, holder);

/** Loads only the viewer. */
export async function loadViewer(query: Queryable, holder: TokenHolder): Promise<Viewer | null> {
  return (await loadAccess(query, sql`false`, holder)).viewer;
}

/** The settings of the account `a`, in the format of `readSettings`. */
export const settingsOfAccount = sql`(SELECT jsonb_agg(jsonb_build_array(s.feature_id, s.is_public, s.is_phone_verified))
  FROM feature_settings s WHERE s.account_id = a.account_id)`;

/** @param rows of `settingsOfAccount` */
export const readSettings = (rows: readonly SettingRow[] | null): readonly FeatureSetting[] =>
  (rows ?? []).map(([featureId, isPublic, isPhoneVerified]) => ({
    featureId: featureId as FeatureSetting['featureId'],
    ...(isPublic === null ? {} : { isPublic }),
    ...(isPhoneVerified === null ? {} : { isPhoneVerified }),
  }));

async function loadAccess(query: Queryable, isAccount: SQL, holder: TokenHolder | null): Promise<LoadedAccess> {
  const { rows } = await query.execute<AccessRow>(sql`
    SELECT a.account_id, a.allow_public_site, a.sub_circle_account_ids, a.data_version,
      ${settingsOfAccount} AS settings,
      v.account_id AS viewer_id, v.is_product_manager
    FROM (SELECT 1) AS one
    LEFT JOIN accounts a ON ${isAccount}
    LEFT JOIN accounts v ON ${isHolder(holder)}`);
  const row = rows[0];
  if (row === undefined) throw new Error('the access query answered no row');
  return {
    account: row.account_id === null ? null : toAccount(row, row.account_id),
    viewer: row.viewer_id === null ? null : { accountId: row.viewer_id, isProductManager: row.is_product_manager },
  };
}

function isHolder(holder: TokenHolder | null): SQL {
  if (holder === null) return sql`false`;
  const isAccount = sql`v.account_id = ${integerLiteral(holder.accountId)}`;
  if (holder.sessionId === null) return isAccount;
  return sql`${isAccount} AND EXISTS (SELECT FROM sessions s
    WHERE s.account_id = v.account_id AND s.session_id = ${uuidLiteral(holder.sessionId)} AND s.ended_at IS NULL)`;
}

/**
 * Inlines an integer into the statement. A statement without parameters is sent to the embedded database as one message
 * instead of five, and this one runs with every request.
 */
function integerLiteral(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an integer`);
  return sql.raw(String(value));
}

function uuidLiteral(value: string): SQL {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) throw new RangeError('a session id is a UUID');
  return sql.raw(`'${value}'`);
}

function toAccount(row: AccessRow, accountId: AccountId): LoadedAccess['account'] {
  return {
    accountId,
    subCircleAccountIds: row.sub_circle_account_ids,
    allowPublicSite: row.allow_public_site,
    dataVersion: row.data_version,
    settings: readSettings(row.settings),
  };
}
