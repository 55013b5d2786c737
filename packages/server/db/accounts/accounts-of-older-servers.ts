import { type AccountId, isAdult, privacyAfter } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database.ts';
import { accounts, auditEvents } from '../schema/index.ts';
import { NO_ORIGIN, recordAuditEvent } from './audit-queries.ts';
import { lockAccount } from './hold-account.ts';
import { isSiteOpen, siteColumns } from './site-columns.ts';
import { refreshSearchable } from './searchable-queries.ts';

/**
 * Closes the accounts that a server of an older version stored during an upgrade, because it opens new ones whatever the
 * age of their owner (TEAM-28). Who is known to be an adult, or has chosen who sees the account, keeps it as it is.
 */
export async function closeAccountsOfOlderServers(
  { query }: Pick<Database, 'query'>,
  { now, today }: { readonly now: Date; readonly today: CalendarDay },
  signal?: AbortSignal,
): Promise<void> {
  const found = await query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(not(accounts.knowsStartingPrivacy))
    .orderBy(accounts.accountId);
  for (const { accountId } of found) {
    if (signal?.aborted === true) return;
    await query.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === null || account.knowsStartingPrivacy) return;
      const isKept =
        account.hasStartingPrivacy || isAdult(account, today) || (await hasChosenSharing(tx, account.accountId));
      const begun = { ...account, allowPublicSite: isSiteOpen(account), hasStartingPrivacy: true, age: account };
      await tx
        .update(accounts)
        .set({
          ...(isKept ? {} : { hasStartingPrivacy: true, ...siteColumns(privacyAfter(begun, account, today)) }),
          knowsStartingPrivacy: true,
          dataVersion: sql`${accounts.dataVersion} + 1`,
        })
        .where(eq(accounts.accountId, accountId));
      if (isKept) return;
      await refreshSearchable(tx, [accountId]);
      const details = { publicSite: 'open → closed' };
      await recordAuditEvent(tx, accountId, { kind: 'sharingChanged', at: now, origin: NO_ORIGIN, details });
    });
  }
}

async function hasChosenSharing(query: Queryable, accountId: AccountId): Promise<boolean> {
  const isChoice = and(eq(auditEvents.accountId, accountId), eq(auditEvents.kind, 'sharingChanged'));
  const rows = await query.select({ eventId: auditEvents.eventId }).from(auditEvents).where(isChoice).limit(1);
  return rows.length > 0;
}
