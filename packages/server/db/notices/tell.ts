import { randomUUID } from 'node:crypto';
import { MAX_NOTICES, type NoticeDetails, type NoticeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isBlocked, senderOfAccount } from '../accounts/blocked-senders.ts';
import { lockAccount } from '../accounts/hold-account.ts';
import type { Queryable } from '../database.ts';
import { accounts, notices } from '../schema/index.ts';

export type Told = {
  readonly kind: NoticeKind;
  readonly at: Date;
  /** Who did it. */
  readonly byId: AccountId;
  readonly details?: NoticeDetails;
};

/**
 * Tells a person what somebody else did (TEAM-33): adds a notice to their list, unread. Nothing is told to an account
 * about itself, by somebody whom it has blocked, or once it was deleted.
 *
 * Locks the account that is told. So the transaction has locked that account already, in the order of ids with its
 * others (`lockOwnAndOther`), or it locks no other: then call this in a transaction of its own, after the change.
 */
export async function tell(tx: Queryable, accountId: AccountId, { kind, at, byId, details = {} }: Told): Promise<void> {
  if (!(await mayBeTold(tx, accountId, byId))) return;
  await tx.insert(notices).values({ accountId, noticeId: randomUUID(), kind, toldAt: at, byId, details });
  await removeSurplus(tx, accountId);
  await countUnreadNotices(tx, accountId);
}

type ChangedRounds = { readonly roundId: string | null; readonly takenBack?: number | undefined };

/** Of more rounds a notice says only that there were more. */
const MAX_ROUND_IDS = 20;

/**
 * Tells a player that somebody else changed their data: one notice for each person and day (UTC), because a round that is
 * entered on the course is stored after every hole. It is unread again with each further change.
 *
 * @param tx as `tell` says @param change `roundId` is that of the changed round; null for any other change, of which
 * `takenBack` counts the rounds of an import that was taken back
 */
export async function tellOfChange(
  tx: Queryable,
  accountId: AccountId,
  { at, byId, ...change }: Pick<Told, 'at' | 'byId'> & ChangedRounds,
): Promise<void> {
  const { roundId } = change;
  const before = await findOfDay(tx, accountId, { at, byId });
  // Most holes of a round: without a lock, and without a write.
  if (roundId !== null && before?.readAt === null && before.details.roundIds?.includes(roundId) === true) return;
  if (!(await mayBeTold(tx, accountId, byId))) return;
  const known = await findOfDay(tx, accountId, { at, byId });
  const details = withChange(known?.details ?? {}, change);
  if (known === undefined) return tell(tx, accountId, { kind: 'dataChanged', at, byId, details });
  await tx
    .update(notices)
    .set({ toldAt: at, readAt: null, isMailed: false, details })
    .where(and(eq(notices.accountId, accountId), eq(notices.noticeId, known.noticeId)));
  await countUnreadNotices(tx, accountId);
}

/** The notice of what somebody has changed on a day. */
async function findOfDay(tx: Queryable, accountId: AccountId, { at, byId }: Pick<Told, 'at' | 'byId'>) {
  const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
  const isOfPerson = and(eq(notices.accountId, accountId), eq(notices.kind, 'dataChanged'), eq(notices.byId, byId));
  const [row] = await tx
    .select()
    .from(notices)
    .where(and(isOfPerson, gte(notices.toldAt, day)))
    .orderBy(desc(notices.toldAt))
    .limit(1);
  return row;
}

function withChange(details: NoticeDetails, { roundId, takenBack }: ChangedRounds): NoticeDetails {
  const { roundIds = [], otherChanges = 0, roundsTakenBack = 0 } = details;
  if (takenBack !== undefined) return { ...details, roundsTakenBack: roundsTakenBack + takenBack };
  if (roundId === null) return { ...details, otherChanges: otherChanges + 1 };
  if (roundIds.includes(roundId) || roundIds.length >= MAX_ROUND_IDS) return details;
  return { ...details, roundIds: [...roundIds, roundId] };
}

async function mayBeTold(tx: Queryable, accountId: AccountId, byId: AccountId): Promise<boolean> {
  if (accountId === byId || (await lockAccount(tx, accountId)) === null) return false;
  return !(await isBlocked(tx, accountId, senderOfAccount(byId)));
}

/** The oldest go, read or not: nobody looks at hundreds, and what waits for an answer has lists of its own. */
async function removeSurplus(tx: Queryable, accountId: AccountId): Promise<void> {
  const surplus = tx
    .select({ noticeId: notices.noticeId })
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(desc(notices.toldAt), desc(notices.noticeId))
    .offset(MAX_NOTICES);
  await tx.delete(notices).where(and(eq(notices.accountId, accountId), inArray(notices.noticeId, surplus)));
}

/** Stores the number of unread notices with their locked account, so that no page has to count them; returns it. */
export async function countUnreadNotices(tx: Queryable, accountId: AccountId): Promise<number> {
  const unread = tx
    .select({ count: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt)));
  const [row] = await tx
    .update(accounts)
    .set({ unreadNotices: sql`(${unread})` })
    .where(eq(accounts.accountId, accountId))
    .returning({ count: accounts.unreadNotices });
  return row?.count ?? 0;
}
