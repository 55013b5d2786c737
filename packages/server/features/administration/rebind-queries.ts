import {
  type AccessLevel,
  type AccountId,
  includesLevel,
  isAdult,
  levelInCircle,
  withLevel,
} from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  findCircleOwners,
  findInvitationsTo,
  findReceiversOfMessagesAbout,
  replaceAuthor,
} from '../../db/account-deletion/held-by-others.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { circleColumnsOf, withCircle } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { findFeedsAndLinks } from '../../db/accounts/reader-queries.ts';
import {
  accounts,
  calendarFeeds,
  circleInvitations,
  contactMessages,
  resumeReports,
  rosters,
} from '../../db/schema/index.ts';
import { findCoaching } from '../../guarding/guarded-player-queries.ts';
import type { MergedIds } from './merge-queries.ts';

/** A circle that had the double account, and what the account that stays is in it. */
export type ChangedCircle = {
  readonly ownerId: AccountId;
  /** Null for a circle that it joins by the merge. */
  readonly before: AccessLevel | null;
  readonly level: AccessLevel;
  readonly becomesGuardian: boolean;
};

/** Puts the account that stays in every place that others gave the double one; returns the circles that changed. */
export async function rebindPlaces(
  query: Queryable,
  ids: MergedIds,
  today: CalendarDay,
): Promise<readonly ChangedCircle[]> {
  const circles = await listCircles(query, ids, today);
  await rebindCircles(query, ids, circles);
  await rebindRosters(query, ids);
  await replaceAuthor(query, ids.from, ids.into);
  await rebindMessages(query, ids);
  await rebindInvitations(query, ids);
  await rebindFeedsAndLinks(query, ids);
  return circles;
}

/**
 * The circles of others that have the double account. The account that stays gets the higher of both levels, with a player
 * under 18 no higher one than it had, and is a guardian where the double one was, unless it coaches a team or asks to:
 * nobody agrees with themselves. The circle of the account that stays is stored with that account.
 */
export async function listCircles(
  query: Queryable,
  { into, from }: MergedIds,
  today: CalendarDay,
): Promise<readonly ChangedCircle[]> {
  const owners = (await findCircleOwners(query, from)).filter((ownerId) => ownerId !== into);
  const rows =
    owners.length === 0
      ? []
      : await query
          .select()
          .from(accounts)
          .where(inArray(accounts.accountId, [...owners]))
          .orderBy(asc(accounts.accountId));
  const isCoach = (await findCoaching(query, [into, from])).size > 0;
  const circles: ChangedCircle[] = [];
  for (const owner of rows.map(withCircle)) {
    const before = levelInCircle(into, owner);
    const ofDouble = levelInCircle(from, owner) ?? 'see';
    const keepsOwn = before !== null && (includesLevel(before, ofDouble) || !isAdult(owner, today));
    const level = keepsOwn ? before : ofDouble;
    const becomesGuardian = owner.guardianIds.includes(from) && !owner.guardianIds.includes(into) && !isCoach;
    circles.push({ ownerId: owner.accountId, before, level, becomesGuardian });
  }
  return circles;
}

async function rebindCircles(
  query: Queryable,
  { into, from }: MergedIds,
  circles: readonly ChangedCircle[],
): Promise<void> {
  for (const { ownerId, level, becomesGuardian } of circles) {
    const owner = await findAccount(query, ownerId);
    if (owner === null) continue;
    const other = (id: AccountId | null) => (id === from ? into : id);
    await query
      .update(accounts)
      .set({
        ...circleColumnsOf(withLevel(into, withLevel(from, owner, null), level)),
        circleAgreements: owner.circleAgreements.filter(({ memberId }) => memberId !== from),
        guardianIds: [...owner.guardianIds.filter((id) => id !== from), ...(becomesGuardian ? [into] : [])],
        askedGuardianIds: replaced(sql`${accounts.askedGuardianIds}`, { into, from }),
        contactReceiverId: other(owner.contactReceiverId),
        contactAgreedId: other(owner.contactAgreedId),
        dataVersion: sql`${accounts.dataVersion} + 1`,
      })
      .where(eq(accounts.accountId, ownerId));
  }
}

async function rebindRosters(query: Queryable, ids: MergedIds): Promise<void> {
  await query
    .update(rosters)
    .set({ memberAccountIds: replaced(sql`${rosters.memberAccountIds}`, ids) })
    .where(arrayContains(rosters.memberAccountIds, [ids.from]));
}

/** A list with one account in the place of the other, and not twice. */
const replaced = (list: ReturnType<typeof sql>, { into, from }: MergedIds) => sql<AccountId[]>`CASE
  WHEN ${list} @> ARRAY[${into}::int] THEN array_remove(${list}, ${from}::int)
  ELSE array_replace(${list}, ${from}::int, ${into}::int) END`;

async function rebindMessages(query: Queryable, { into, from }: MergedIds): Promise<void> {
  for (const receiver of await findReceiversOfMessagesAbout(query, from)) {
    if (receiver === from) continue;
    await query
      .update(contactMessages)
      .set({ playerId: into })
      .where(and(eq(contactMessages.accountId, receiver), eq(contactMessages.playerId, from)));
  }
}

async function rebindInvitations(query: Queryable, { into, from }: MergedIds): Promise<void> {
  for (const { accountId: owner, invitationId } of await findInvitationsTo(query, from)) {
    // Nobody invites themselves: that one expires.
    if (owner === into) continue;
    await query
      .update(circleInvitations)
      .set({ memberId: into })
      .where(and(eq(circleInvitations.accountId, owner), eq(circleInvitations.invitationId, invitationId)));
  }
}

/** A profile has one feed for each reader: a second one ends with the double account. */
async function rebindFeedsAndLinks(query: Queryable, { into, from }: MergedIds): Promise<void> {
  const { feeds, links } = await findFeedsAndLinks(query, from, null);
  for (const { accountId: owner } of feeds) {
    const ofReader = (readerId: AccountId) =>
      and(eq(calendarFeeds.accountId, owner), eq(calendarFeeds.readerId, readerId));
    const known = await query.select({ readerId: calendarFeeds.readerId }).from(calendarFeeds).where(ofReader(into));
    if (known.length === 0) await query.update(calendarFeeds).set({ readerId: into }).where(ofReader(from));
  }
  for (const { accountId: owner, hash } of links) {
    await query
      .update(resumeReports)
      // The player's own links have no maker.
      .set({ madeById: owner === into ? null : into })
      .where(and(eq(resumeReports.accountId, owner), eq(resumeReports.hash, hash)));
  }
}
