import { type AccountId, type FeatureSetting, features } from '@strokebook/golf/access';
import type { RoundSummary } from '@strokebook/golf/model';
import { RECENT_FORM_ROUNDS } from '@strokebook/golf/overview';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, featureSettings, rosters, rounds, searchableAccounts } from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/summary-columns.ts';

export async function listRosters(query: Queryable, organizationId: number) {
  return query.select().from(rosters).where(eq(rosters.organizationId, organizationId)).orderBy(asc(rosters.rosterId));
}

/** The accounts that everyone may find, with the access to their rounds. */
export async function findPublicPlayers(query: Queryable, accountIds: readonly AccountId[]) {
  if (accountIds.length === 0) return [];
  const rows = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      extraInfo: accounts.extraInfo,
      isPublic: featureSettings.isPublic,
      isPhoneVerified: featureSettings.isPhoneVerified,
    })
    .from(accounts)
    .innerJoin(searchableAccounts, eq(searchableAccounts.accountId, accounts.accountId))
    .leftJoin(
      featureSettings,
      and(eq(featureSettings.accountId, accounts.accountId), eq(featureSettings.featureId, features.roundAssessment)),
    )
    .where(inArray(accounts.accountId, [...accountIds]));
  return rows.map(({ isPublic, isPhoneVerified, ...row }) => {
    const setting: FeatureSetting = {
      featureId: features.roundAssessment,
      ...(isPublic === null ? {} : { isPublic }),
      ...(isPhoneVerified === null ? {} : { isPhoneVerified }),
    };
    return { ...row, settings: isPublic === null && isPhoneVerified === null ? [] : [setting] };
  });
}

/**
 * The last finished rounds of many accounts in one statement; all rounds of the last day, so that the engine chooses.
 */
export async function findLastRounds(
  query: Queryable,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<number, readonly RoundSummary[]>> {
  const byAccount = new Map<number, RoundSummary[]>();
  if (accountIds.length === 0) return byAccount;
  const found = await query
    .select({ accountId: rounds.accountId, summary: summaryColumns })
    .from(rounds)
    .where(
      sql`(${rounds.accountId}, ${rounds.roundId}) IN (
        SELECT last.account_id, last.round_id
        FROM unnest(${sql.param(`{${accountIds.join(',')}}`)}::int[]) AS player(account_id)
        CROSS JOIN LATERAL (
          SELECT r.account_id, r.round_id FROM rounds r
          WHERE r.account_id = player.account_id AND r.status = 'completed' AND r.score IS NOT NULL
          ORDER BY r.played_on DESC FETCH FIRST ${sql.raw(String(RECENT_FORM_ROUNDS))} ROWS WITH TIES) last)`,
    );
  for (const { accountId, summary } of found) {
    const known = byAccount.get(accountId);
    if (known === undefined) byAccount.set(accountId, [summary]);
    else known.push(summary);
  }
  return byAccount;
}
