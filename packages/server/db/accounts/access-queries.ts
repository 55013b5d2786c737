import {
  type AccountId,
  type AccessLevel,
  type AccountAccess,
  type FeatureSetting,
  features,
  NO_ACCOUNT,
  type ScheduleAccess,
  type Viewer,
} from '@strokebook/golf/access';
import { type SQL, sql } from 'drizzle-orm';
import { findAccountByKey, usernameKey } from './account-keys.ts';
import { circleOfA, readCircle } from './circle-codec.ts';
import type { Queryable } from '../database.ts';
import { isSiteOpenOfA } from './site-columns.ts';

/** The holder of a token: an account and, for our own tokens, its session. */
export type TokenHolder = { readonly accountId: AccountId; readonly sessionId: string | null };

export type LoadedAccount = ScheduleAccess & { readonly dataVersion: number };

/** The data that decides access, with the version for cache keys. */
export type LoadedAccess = {
  readonly account: LoadedAccount | null;
  readonly viewer: Viewer | null;
};

/** A setting as the database returns it. */
export type SettingRow = [featureId: number, isPublic: boolean | null, isPhoneVerified: boolean | null];

type AccessRow = AccessColumns & {
  readonly shows_coming_events: boolean;
  readonly data_version: number;
  readonly is_product_manager: boolean;
  readonly coached_teams: [organizationId: number, isHead: boolean][] | null;
  readonly is_holder: boolean;
};

/**
 * Loads viewer and account; either may be missing. The viewer is null if the holder's account was deleted or the session
 * has ended. One statement for a viewer on their own page, and one for each account otherwise, because two accounts may
 * be on two database servers.
 */
export async function loadAccessById(
  query: Queryable,
  accountId: AccountId,
  holder: TokenHolder | null,
): Promise<LoadedAccess> {
  const isOwn = holder?.accountId === accountId;
  const row = await loadRow(query, accountId, isOwn ? holder : null);
  return {
    account: row === null ? null : toAccount(row),
    viewer: isOwn ? viewerOf(row) : holder === null ? null : await loadViewer(query, holder),
  };
}

/** `loadAccessById` for a username, ignoring case. */
export async function loadAccessByUsername(
  query: Queryable,
  username: string,
  holder: TokenHolder | null,
): Promise<LoadedAccess> {
  // A username that nobody has costs the same statements as one with a closed profile.
  const accountId = (await findAccountByKey(query, usernameKey(username))) ?? NO_ACCOUNT;
  return loadAccessById(query, accountId, holder);
}

/** Loads only the viewer. */
export const loadViewer = async (query: Queryable, holder: TokenHolder): Promise<Viewer | null> =>
  viewerOf(await loadRow(query, holder.accountId, holder));

/**
 * The settings of the account `a`, in the format of `readSettings`.
 *
 * @param limit the condition of the statement for its accounts, such as `= 1`: a cluster asks all servers for a subquery
 *   that does not name them itself. Null if the statement has none.
 */
export const settingsOfAccount = (limit: SQL | null): SQL =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_array(s.feature_id, s.is_public, s.is_phone_verified)) FROM feature_settings s
  WHERE s.account_id = a.account_id${limit === null ? sql`` : sql` AND s.account_id ${limit}`}), '[]') ||
  CASE WHEN a.shows_index IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_array(${sql.raw(String(features.index))}, a.shows_index, NULL)) END`;

/** Teams of the account `a`: those that it has joined, with the level of their coaches. @param limit see `settingsOfAccount` */
const joinedTeamsOf = (limit: SQL | null): SQL =>
  sql`(SELECT jsonb_agg(jsonb_build_array(p.organization_id, p.level)) FROM team_players p
  WHERE p.account_id = a.account_id${limit === null ? sql`` : sql` AND p.account_id ${limit}`})`;

/** The columns of the account `a` that decide who sees it, as `readAccess` reads them. @param limit see `settingsOfAccount` */
export const accessColumns = (limit: SQL | null): SQL => sql`a.account_id, ${isSiteOpenOfA} AS is_site_open,
  ${circleOfA}, ${settingsOfAccount(limit)} AS settings,
  ${joinedTeamsOf(limit)} AS joined_teams`;

/** The columns of `accessColumns` as the database returns them. */
export type AccessColumns = {
  readonly account_id: AccountId;
  readonly is_site_open: boolean;
  readonly settings: SettingRow[] | null;
  readonly joined_teams: [organizationId: number, level: AccessLevel][] | null;
};

export const readAccess = (row: AccessColumns): AccountAccess => ({
  accountId: row.account_id,
  allowPublicSite: row.is_site_open,
  ...readCircle(row),
  settings: readSettings(row.settings),
  joinedTeams: (row.joined_teams ?? []).map(([organizationId, level]) => ({ organizationId, level })),
});

const knownFeatures: ReadonlySet<number> = new Set(Object.values(features));

/** Without settings of features that a later version added. @param rows of `settingsOfAccount` */
export const readSettings = (rows: readonly SettingRow[] | null): readonly FeatureSetting[] =>
  (rows ?? [])
    .filter(([featureId]) => knownFeatures.has(featureId))
    .map(([featureId, isPublic, isPhoneVerified]) => ({
      featureId: featureId as FeatureSetting['featureId'],
      ...(isPublic === null ? {} : { isPublic }),
      ...(isPhoneVerified === null ? {} : { isPhoneVerified }),
    }));

async function loadRow(query: Queryable, accountId: AccountId, holder: TokenHolder | null): Promise<AccessRow | null> {
  const isAccount = sql`= ${integerLiteral(accountId)}`;
  const { rows } = await query.execute<AccessRow>(sql`
    SELECT ${accessColumns(isAccount)}, a.shows_coming_events, a.data_version, a.is_product_manager,
      (SELECT jsonb_agg(jsonb_build_array(c.organization_id, c.is_head)) FROM team_coaches c
        WHERE c.account_id = a.account_id AND c.account_id ${isAccount}) AS coached_teams,
      ${isHolder(accountId, holder)} AS is_holder
    FROM accounts a WHERE a.account_id ${isAccount}`);
  return rows[0] ?? null;
}

/** Whether the account is the holder's, with a session that has not ended. */
function isHolder(accountId: AccountId, holder: TokenHolder | null): SQL {
  if (holder?.accountId !== accountId) return sql`false`;
  if (holder.sessionId === null) return sql`true`;
  return sql`EXISTS (SELECT FROM sessions s WHERE s.account_id = ${integerLiteral(accountId)}
    AND s.session_id = ${uuidLiteral(holder.sessionId)} AND s.ended_at IS NULL)`;
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

const viewerOf = (row: AccessRow | null): Viewer | null =>
  row?.is_holder === true
    ? {
        accountId: row.account_id,
        isProductManager: row.is_product_manager,
        coachedTeams: (row.coached_teams ?? []).map(([organizationId, isHead]) => ({ organizationId, isHead })),
      }
    : null;

const toAccount = (row: AccessRow): LoadedAccount => ({
  ...readAccess(row),
  showsComingEvents: row.shows_coming_events,
  dataVersion: row.data_version,
});
