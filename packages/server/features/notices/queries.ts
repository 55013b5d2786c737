import { isQuestion, type Notice, type NoticeDetails } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import { updateAccount } from '../../db/accounts/account-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { findAnswered, findAnsweredUnread } from '../../db/notices/answered-questions.ts';
import { createNoticeNames, findNamesNow } from '../../db/notices/people-named.ts';
import { notices } from '../../db/schema/index.ts';

/** A page of the list begins after this position. */
export type NoticeCursor = { readonly toldAt: string; readonly noticeId: string };

/** What an account was told, newest first. A question that was answered or taken back counts as read. */
export async function findNotices(
  query: Queryable,
  accountId: AccountId,
  {
    after,
    limit,
    isUnread,
  }: { readonly after: NoticeCursor | null; readonly limit: number; readonly isUnread: boolean },
): Promise<Notice[]> {
  const answered = isUnread ? [...(await findAnsweredUnread(query, accountId))] : [];
  const rows = await query
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        isUnread ? isNull(notices.readAt) : undefined,
        answered.length === 0 ? undefined : notInArray(notices.noticeId, answered),
        after === null ? undefined : isOlder(new Date(after.toldAt), after.noticeId),
      ),
    )
    .orderBy(desc(notices.toldAt), desc(notices.noticeId))
    .limit(limit);
  const nameOf = await createNoticeNames(query, accountId, rows);
  const settled = await findAnswered(query, accountId, rows);
  const people = await findNamesNow(
    query,
    rows.flatMap(({ details: { playerId, memberId } }) => [playerId, memberId].filter((id) => id !== undefined)),
  );
  return rows.map(({ noticeId, kind, toldAt, readAt, details, ...by }) => ({
    ...{ noticeId, kind, toldAt: toldAt.toISOString(), details: withoutLostPeople(details, people) },
    isRead: readAt !== null || settled.has(noticeId),
    isOpen: isQuestion(kind) && !settled.has(noticeId),
    by: nameOf(by),
  }));
}

/** Who has no account any more is not named. */
function withoutLostPeople(
  { playerName, memberName, ...details }: NoticeDetails,
  people: ReadonlyMap<AccountId | null, unknown>,
): NoticeDetails {
  const isKnown = (id: AccountId | undefined) => id !== undefined && people.has(id);
  return {
    ...details,
    ...(playerName !== undefined && isKnown(details.playerId) ? { playerName } : {}),
    ...(memberName !== undefined && isKnown(details.memberId) ? { memberName } : {}),
  };
}

/** Marks a notice of a locked account as read, or also all older ones. */
export async function markNoticesRead(
  query: Queryable,
  accountId: AccountId,
  { noticeId, areOlderRead, at }: { readonly noticeId: string; readonly areOlderRead: boolean; readonly at: Date },
): Promise<void> {
  const isIt = and(eq(notices.accountId, accountId), eq(notices.noticeId, noticeId));
  const [row] = await query.select({ toldAt: notices.toldAt }).from(notices).where(isIt);
  if (row === undefined) return;
  const isUnread = and(eq(notices.accountId, accountId), isNull(notices.readAt));
  const isMeant = areOlderRead ? and(isUnread, lte(notices.toldAt, row.toldAt)) : and(isUnread, isIt);
  await query.update(notices).set({ readAt: at }).where(isMeant);
}

/** Whether an account gets a mail about unread notices; its row as it is then. */
export const storeNoticeMail = (query: Queryable, accountId: AccountId, isOn: boolean) =>
  updateAccount(query, accountId, { mailsNotices: isOn });

const isOlder = (toldAt: Date, noticeId: string) =>
  or(lt(notices.toldAt, toldAt), and(eq(notices.toldAt, toldAt), lt(notices.noticeId, noticeId)));
