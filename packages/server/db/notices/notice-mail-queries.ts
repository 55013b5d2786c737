import type { AccountId } from '@strokebook/golf/access';
import { and, eq, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { lockAccount } from '../accounts/hold-account.ts';
import type { Queryable } from '../database.ts';
import { accounts, notices } from '../schema/index.ts';
import { readAnswered } from './answered-questions.ts';
import { countUnreadNotices } from './tell.ts';

/** Accounts of one look: the next ones follow after them. */
const ACCOUNTS_AT_ONCE = 500;

/** Accounts that want a mail, have something unread, and got none since an instant; by id, after one of them. */
export const findAccountsToMail = (query: Queryable, mailedBefore: Date, after: number) =>
  query
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(
      and(
        accounts.mailsNotices,
        gt(accounts.unreadNotices, 0),
        isNotNull(accounts.emailConfirmedAt),
        or(isNull(accounts.noticesMailedAt), lte(accounts.noticesMailedAt, mailedBefore)),
        gt(accounts.accountId, sql`${after}::int`),
      ),
    )
    .orderBy(accounts.accountId)
    .limit(ACCOUNTS_AT_ONCE);

export type NoticesToMail = {
  readonly email: string;
  readonly notices: readonly Pick<typeof notices.$inferSelect, 'kind' | 'byId' | 'byName' | 'byUsername'>[];
};

/**
 * Takes the unread notices that no mail was about, and stores that a mail is sent: before it is sent, so that nobody gets
 * two. Null if there are none by now, or nobody wants the mail any more.
 */
export async function takeNoticesToMail(
  tx: Queryable,
  accountId: AccountId,
  { at, mailedBefore }: { readonly at: Date; readonly mailedBefore: Date },
): Promise<NoticesToMail | null> {
  const account = await lockAccount(tx, accountId);
  if (account === null || account.email === null || account.emailConfirmedAt === null) return null;
  const { mailsNotices, noticesMailedAt, email } = account;
  if (!mailsNotices || (noticesMailedAt !== null && noticesMailedAt > mailedBefore)) return null;
  await readAnswered(tx, accountId, at);
  await countUnreadNotices(tx, accountId);
  const isNew = and(eq(notices.accountId, accountId), isNull(notices.readAt), not(notices.isMailed));
  const found = await tx
    .select({ kind: notices.kind, byId: notices.byId, byName: notices.byName, byUsername: notices.byUsername })
    .from(notices)
    .where(isNew)
    .orderBy(notices.toldAt);
  if (found.length === 0) return null;
  await tx.update(notices).set({ isMailed: true }).where(isNew);
  await tx.update(accounts).set({ noticesMailedAt: at }).where(eq(accounts.accountId, accountId));
  return { email, notices: found };
}
