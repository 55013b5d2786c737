import { randomUUID } from 'node:crypto';
import { isQuestion, MAX_NOTICES, type NoticeDetails, type NoticeKind, questionKinds } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { isBlocked, senderOfAccount } from '../accounts/blocked-senders.ts';
import { lockAccount } from '../accounts/hold-account.ts';
import type { Queryable } from '../database.ts';
import { accounts, notices } from '../schema/index.ts';
import { readAnswered } from './answered-questions.ts';
import { findNamesNow } from './people-named.ts';

export type Told = {
  readonly kind: NoticeKind;
  readonly at: Date;
  /** Who did it. */
  readonly byId: AccountId;
  readonly details?: NoticeDetails;
};

/**
 * Tells a person what somebody else did (TEAM-33): adds a notice to their list, unread, or renews the unread one of the
 * same kind about the same people and team, and of a question the read one too (TEAM-O141). Nothing is told to an account about itself,
 * by somebody whom it has blocked, or once it was deleted.
 *
 * Locks the account that is told. So the transaction has locked that account already, in the order of ids with its
 * others (`lockOwnAndOther`), or it locks no other: then call this in a transaction of its own, after the change.
 */
export async function tell(tx: Queryable, accountId: AccountId, told: Told): Promise<void> {
  if (!(await mayBeTold(tx, accountId, told.byId))) return;
  const known = await findSame(tx, accountId, told);
  await (known === undefined ? add(tx, accountId, told) : renew(tx, accountId, known, told));
  await countUnreadNotices(tx, accountId);
}

/** A change of somebody's data by somebody else. */
export type DataChange = Pick<Told, 'at' | 'byId'> &
  ChangedRounds & {
    /** The player, where a guardian is told. */
    readonly about?: Pick<NoticeDetails, 'playerId' | 'playerName'>;
  };

type ChangedRounds = {
  readonly roundId: string | null;
  readonly takenBack?: { readonly rounds: number; readonly scores: number } | undefined;
};
type NoticeRow = typeof notices.$inferSelect;

/** The notice that another one of the same kind, person and team replaces. */
async function findSame(
  tx: Queryable,
  accountId: AccountId,
  { kind, byId, details = {} }: Told,
): Promise<NoticeRow | undefined> {
  const rows = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.accountId, accountId), eq(notices.kind, kind), eq(notices.byId, byId)))
    .orderBy(desc(notices.toldAt));
  return rows.find(
    (row) =>
      (row.readAt === null || isQuestion(kind)) &&
      row.details.team?.organizationId === details.team?.organizationId &&
      row.details.qualifier?.qualifierId === details.qualifier?.qualifierId &&
      row.details.suggestion?.courseId === details.suggestion?.courseId &&
      row.details.suggestion?.hole === details.suggestion?.hole &&
      row.details.playerId === details.playerId &&
      row.details.memberId === details.memberId,
  );
}

async function add(tx: Queryable, accountId: AccountId, { kind, at, byId, details = {} }: Told): Promise<void> {
  const names = await namesOf(tx, byId);
  await tx.insert(notices).values({ accountId, noticeId: randomUUID(), kind, toldAt: at, byId, details, ...names });
  await removeSurplus(tx, accountId, at);
}

/** Tells a notice anew; a mail that was about it while it was unread is not sent twice. */
async function renew(
  tx: Queryable,
  accountId: AccountId,
  { noticeId, readAt, isMailed }: NoticeRow,
  { at, byId, details = {} }: Omit<Told, 'kind'>,
): Promise<void> {
  const state = { toldAt: at, readAt: null, isMailed: isMailed && readAt === null };
  await tx
    .update(notices)
    .set({ ...state, details, ...(await namesOf(tx, byId)) })
    .where(and(eq(notices.accountId, accountId), eq(notices.noticeId, noticeId)));
}

async function namesOf(tx: Queryable, byId: AccountId): Promise<Pick<NoticeRow, 'byName' | 'byUsername'>> {
  const person = (await findNamesNow(tx, [byId])).get(byId);
  return { byName: person?.name ?? null, byUsername: person?.username ?? null };
}

/** Of more rounds a notice says only that there were more. */
const MAX_ROUND_IDS = 20;

/**
 * Tells a player that somebody else changed their data: one notice for each person and day (UTC), because a round that is
 * entered on the course is stored after every hole. It is unread again with each further change.
 *
 * @param tx as `tell` says @param change `roundId` is that of the changed round; null for any other change, of which
 * `takenBack` counts the rounds and scores of an import that was taken back
 */
export async function tellOfChange(
  tx: Queryable,
  accountId: AccountId,
  { at, byId, about = {}, ...change }: DataChange,
): Promise<void> {
  const { roundId } = change;
  const before = await findOfDay(tx, accountId, { at, byId, about });
  // Most holes of a round: without a lock, and without a write.
  if (roundId !== null && before?.readAt === null && before.details.roundIds?.includes(roundId) === true) return;
  if (!(await mayBeTold(tx, accountId, byId))) return;
  const known = await findOfDay(tx, accountId, { at, byId, about });
  const details = { ...withChange(known?.details ?? {}, change), ...about };
  const told = { kind: 'dataChanged', at, byId, details } as const;
  // A mail says only that there is something, so further changes of a day are worth another one.
  await (known === undefined ? add(tx, accountId, told) : renew(tx, accountId, { ...known, isMailed: false }, told));
  await countUnreadNotices(tx, accountId);
}

/** The notice of what somebody has changed on a day. */
async function findOfDay(
  tx: Queryable,
  accountId: AccountId,
  { at, byId, about: { playerId } }: Pick<Told, 'at' | 'byId'> & Required<Pick<DataChange, 'about'>>,
) {
  const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
  const isOfPerson = and(eq(notices.accountId, accountId), eq(notices.kind, 'dataChanged'), eq(notices.byId, byId));
  const [row] = await tx
    .select()
    .from(notices)
    .where(and(isOfPerson, gte(notices.toldAt, day), isAbout(playerId)))
    .orderBy(desc(notices.toldAt))
    .limit(1);
  return row;
}

const isAbout = (playerId: AccountId | undefined) =>
  playerId === undefined
    ? sql`${notices.details}->>'playerId' IS NULL`
    : sql`${notices.details}->>'playerId' = ${String(playerId)}`;

function withChange(details: NoticeDetails, { roundId, takenBack }: ChangedRounds): NoticeDetails {
  const { roundIds = [], otherChanges = 0, roundsTakenBack = 0, scoresTakenBack = 0 } = details;
  if (takenBack !== undefined) {
    return {
      ...details,
      roundsTakenBack: roundsTakenBack + takenBack.rounds,
      scoresTakenBack: scoresTakenBack + takenBack.scores,
    };
  }
  if (roundId === null) return { ...details, otherChanges: otherChanges + 1 };
  if (roundIds.includes(roundId) || roundIds.length >= MAX_ROUND_IDS) return details;
  return { ...details, roundIds: [...roundIds, roundId] };
}

async function mayBeTold(tx: Queryable, accountId: AccountId, byId: AccountId): Promise<boolean> {
  if (accountId === byId || (await lockAccount(tx, accountId)) === null) return false;
  return !(await isBlocked(tx, accountId, senderOfAccount(byId)));
}

/** Removes the oldest notices, but no open question, which other notices could push out (TEAM-O141). */
async function removeSurplus(tx: Queryable, accountId: AccountId, at: Date): Promise<void> {
  const isOfAccount = eq(notices.accountId, accountId);
  const [kept] = await tx.select({ count: count() }).from(notices).where(isOfAccount);
  if ((kept?.count ?? 0) <= MAX_NOTICES) return;
  await readAnswered(tx, accountId, at);
  const surplus = tx
    .select({ noticeId: notices.noticeId })
    .from(notices)
    .where(and(isOfAccount, or(isNotNull(notices.readAt), notInArray(notices.kind, [...questionKinds]))))
    .orderBy(desc(notices.toldAt), desc(notices.noticeId))
    .offset(MAX_NOTICES);
  await tx.delete(notices).where(and(isOfAccount, inArray(notices.noticeId, surplus)));
}

/**
 * Stores the number of unread notices with their locked account, and returns it. Pages read it, and count only where
 * there are some (`toActiveAccount`).
 */
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

/** Removes what a locked account was told of an invitation to a circle that is gone, with the words of who sent it. */
export async function removeInvitationNotices(tx: Queryable, accountId: AccountId, byId: AccountId): Promise<void> {
  await tx
    .delete(notices)
    .where(and(eq(notices.accountId, accountId), eq(notices.byId, byId), eq(notices.kind, 'circleInvitation')));
  await countUnreadNotices(tx, accountId);
}
