import { isQuestion, type QuestionKind } from '@strokebook/contract';
import { type AccountId, levelInCircle } from '@strokebook/golf/access';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { findAccount } from '../accounts/account-queries.ts';
import type { Queryable } from '../database.ts';
import { accounts, circleInvitations, notices, teamCoaches, teamPlayers, teamRequests } from '../schema/index.ts';

type NoticeRow = typeof notices.$inferSelect;
type Asked = Pick<NoticeRow, 'noticeId' | 'kind' | 'byId' | 'details'>;

/**
 * The ids of given notices whose question is settled: it was answered, withdrawn or has expired (TEAM-O141). This is
 * derived from the request or invitation itself, so that every way of answering counts; an expired invitation is removed
 * within an hour.
 */
export async function findAnswered(
  query: Queryable,
  accountId: AccountId,
  rows: readonly Asked[],
): Promise<ReadonlySet<string>> {
  const questions = rows.filter(({ kind }) => isQuestion(kind));
  const askers = [...new Set(questions.map(({ byId }) => byId))].filter((id) => id !== null);
  if (askers.length === 0) return new Set(questions.map(({ noticeId }) => noticeId));
  const waits = await findWaiting(query, accountId, askers);
  return new Set(
    questions
      .filter(({ kind, byId, details }) => {
        const question = { byId, organizationId: details.team?.organizationId, memberId: details.memberId };
        return byId === null || !waits[kind as QuestionKind](question);
      })
      .map(({ noticeId }) => noticeId),
  );
}

type Question = {
  readonly byId: AccountId | null;
  readonly organizationId: number | undefined;
  readonly memberId: AccountId | undefined;
};

/** What of some people waits for an answer of an account: for each kind of question, whether one waits. */
async function findWaiting(
  query: Queryable,
  accountId: AccountId,
  askers: readonly AccountId[],
): Promise<{ readonly [Kind in QuestionKind]: (question: Question) => boolean }> {
  const invitations = await query
    .select({ byId: circleInvitations.accountId })
    .from(circleInvitations)
    .where(
      and(
        inArray(circleInvitations.accountId, [...askers]),
        eq(circleInvitations.memberId, accountId),
        isNull(circleInvitations.declinedAt),
      ),
    );
  const waiting = await query
    .select({ byId: circleInvitations.accountId, memberId: circleInvitations.memberId })
    .from(circleInvitations)
    .where(and(inArray(circleInvitations.accountId, [...askers]), isNotNull(circleInvitations.acceptedAt)));
  const players = await query
    .select({
      accountId: accounts.accountId,
      askedGuardianIds: accounts.askedGuardianIds,
      receiverId: accounts.contactReceiverId,
      agreedId: accounts.contactAgreedId,
    })
    .from(accounts)
    .where(inArray(accounts.accountId, [...askers]));
  const requests = await query
    .select()
    .from(teamRequests)
    .where(inArray(teamRequests.accountId, [...askers]));
  const own = await findAccount(query, accountId);
  const joined = await query.select().from(teamPlayers).where(eq(teamPlayers.accountId, accountId));
  const coached = await query
    .select({ accountId: teamCoaches.accountId, organizationId: teamCoaches.organizationId })
    .from(teamCoaches)
    .where(inArray(teamCoaches.accountId, [...askers]));
  const raised = await query.select().from(teamRequests).where(eq(teamRequests.accountId, accountId));
  const raisedMembers = await query
    .select({ memberId: circleInvitations.memberId })
    .from(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), isNotNull(circleInvitations.acceptedAt)));
  /** Whether somebody only sees, in a team or in the circle, and no guardian is asked for more. */
  const onlySees = ({ byId, organizationId }: Question): boolean => {
    if (byId === null || own === null) return false;
    if (organizationId === undefined) {
      return levelInCircle(byId, own) === 'see' && !raisedMembers.some(({ memberId }) => memberId === byId);
    }
    const isHere = (one: { readonly organizationId: number }) => one.organizationId === organizationId;
    return (
      joined.some((team) => isHere(team) && team.level === 'see') &&
      coached.some((team) => isHere(team) && team.accountId === byId) &&
      !raised.some(isHere)
    );
  };
  const player = (id: AccountId | null) => players.find((one) => one.accountId === id);
  const request = ({ byId, organizationId }: Question) =>
    requests.find((one) => one.accountId === byId && one.organizationId === organizationId);
  return {
    circleInvitation: ({ byId }) => invitations.some((invitation) => invitation.byId === byId),
    guardianAsked: ({ byId }) => player(byId)?.askedGuardianIds.includes(accountId) === true,
    receivingAsked: ({ byId }) => player(byId)?.receiverId === accountId && player(byId)?.agreedId !== accountId,
    teamAsked: (question) => request(question) !== undefined,
    teamAgreementAsked: (question) => request(question)?.agreedBy === null,
    levelAsked: onlySees,
    circleAgreementAsked: ({ byId, memberId }) => waiting.some((one) => one.byId === byId && one.memberId === memberId),
  };
}

/** Marks the unread notices of a locked account that ask nothing any more as read. */
export async function readAnswered(tx: Queryable, accountId: AccountId, at: Date): Promise<void> {
  const answered = await findAnsweredUnread(tx, accountId);
  if (answered.size === 0) return;
  await tx
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.accountId, accountId), inArray(notices.noticeId, [...answered])));
}

/** The unread notices of an account that ask nothing any more, by id. */
export async function findAnsweredUnread(query: Queryable, accountId: AccountId): Promise<ReadonlySet<string>> {
  const { noticeId, kind, byId, details } = notices;
  const unread = await query
    .select({ noticeId, kind, byId, details })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt)));
  return findAnswered(query, accountId, unread);
}
