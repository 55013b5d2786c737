import { randomUUID } from 'node:crypto';
import {
  type AccessLevel,
  type AccountId,
  type Circle,
  includesLevel,
  isAdult,
  levelInCircle,
  membersOf,
  NO_CIRCLE,
  withLevel,
} from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keysOfRows, listedTables } from '../../db/account-tables/account-tables.ts';
import { listIds } from '../../db/account-tables/rows.ts';
import { type AccountRow, circleColumnsOf } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { prunePastRevisions } from '../../db/rounds/round-history-queries.ts';
import {
  accountKeys,
  accounts,
  deletedRounds,
  mediaItems,
  newsItems,
  roundRevisions,
  rounds,
  tournaments,
} from '../../db/schema/index.ts';
import type { MediaRow } from '../../media/media-queries.ts';

/** The account that stays, and the double one. */
export type MergedIds = { readonly into: AccountId; readonly from: AccountId };
/** The id of each moved picture or clip in the account that stays. */
export type MediaIds = ReadonlyMap<string, string>;

type Row = Readonly<Record<string, unknown>>;

/**
 * The circle of both accounts together, without the two themselves. A member of both has the higher of two levels; with a
 * player under 18 the level of the account that stays, because a guardian agreed to it.
 */
export function mergedCircle(into: AccountRow, from: AccountRow, today: CalendarDay): Circle {
  const isGuarded = !isAdult(into, today);
  const ids = [...membersOf(into), ...membersOf(from)].filter((id) => id !== into.accountId && id !== from.accountId);
  return [...new Set(ids)].reduce<Circle>((circle, id) => {
    const [own, other] = [levelInCircle(id, into), levelInCircle(id, from)];
    const keepsOwn = other === null || includesLevel(own, other) || (isGuarded && own !== null);
    return withLevel(id, circle, keepsOwn ? own : other);
  }, NO_CIRCLE);
}

/** Somebody in a circle with the level that they have after a merge. */
export type RaisedMember = { readonly accountId: AccountId; readonly level: AccessLevel; readonly isNew: boolean };

/** Those who may do more with the account that stays by a merge than before. */
export function raisedMembers(into: AccountRow, from: AccountRow, today: CalendarDay): readonly RaisedMember[] {
  const merged = mergedCircle(into, from, today);
  return membersOf(merged).flatMap((accountId) => {
    const [before, level] = [levelInCircle(accountId, into), levelInCircle(accountId, merged)];
    return level === null || before === level ? [] : [{ accountId, level, isNew: before === null }];
  });
}

/** Pictures and videos that a merge moves; portrait and logo of the double account are not among them. */
export async function movedMedia(query: Queryable, from: AccountId): Promise<readonly MediaRow[]> {
  return query
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.accountId, from), inArray(mediaItems.use, ['gallery', 'news', 'swingVideo'])))
    .orderBy(asc(mediaItems.mediaId));
}

/** Documents that are read and written at a time: a round with all of its shots has about 20 KB. */
const ROWS_AT_ONCE = 50;

/**
 * Ids of rounds that are equal in both accounts, which are kept once: such as those that an earlier merge copied before
 * the double account was restored.
 */
export async function listEqualRounds(query: Queryable, { into, from }: MergedIds): Promise<ReadonlySet<string>> {
  const hash = sql<string>`md5(${rounds.document}::text)`;
  const hashesOf = async (accountId: AccountId) => {
    const rows = await query.select({ id: rounds.roundId, hash }).from(rounds).where(eq(rounds.accountId, accountId));
    return new Map(rows.map((row) => [row.id, row.hash]));
  };
  const known = await hashesOf(into);
  const equal = [...(await hashesOf(from))].filter(([id, hashed]) => known.get(id) === hashed);
  return new Set(equal.map(([id]) => id));
}

/**
 * Copies rounds, deleted rounds and their histories, without the rounds that are equal in both. A round whose id the
 * other account uses for another one gets a new id, so that both are kept.
 */
export async function copyRounds(query: Queryable, { into, from }: MergedIds): Promise<void> {
  const equal = await listEqualRounds(query, { into, from });
  const used = new Set<string>();
  for (const table of [rounds, roundRevisions, deletedRounds]) {
    for (const id of await listIds(query, table, into)) used.add(id);
  }
  const newIds = new Map<string, string>();
  const idOf = (roundId: string): string => {
    if (!used.has(roundId)) return roundId;
    const known = newIds.get(roundId) ?? randomUUID();
    newIds.set(roundId, known);
    return known;
  };
  const author = (id: AccountId | null) => (id === from ? into : id);
  const moved = <Row extends { roundId: string; document: RoundDocument; changedBy: AccountId | null }>(row: Row) => {
    const roundId = idOf(row.roundId);
    const document = { ...row.document, roundId };
    return { ...row, accountId: into, roundId, document, changedBy: author(row.changedBy) };
  };
  for (let after = ''; ; ) {
    const rows = await query
      .select()
      .from(rounds)
      .where(and(eq(rounds.accountId, from), gt(rounds.roundId, after)))
      .orderBy(asc(rounds.roundId))
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) break;
    after = rows.at(-1)?.roundId ?? after;
    const copied = rows.filter(({ roundId }) => !equal.has(roundId));
    if (copied.length === 0) continue;
    await query.insert(rounds).values(copied.map((row) => ({ ...moved(row), enteredBy: author(row.enteredBy) })));
  }
  for (const roundId of new Set(await listIds(query, roundRevisions, from))) {
    if (equal.has(roundId)) continue;
    const ofRound = and(eq(roundRevisions.accountId, from), eq(roundRevisions.roundId, roundId));
    const rows = await query.select().from(roundRevisions).where(ofRound);
    await query.insert(roundRevisions).values(rows.map(moved));
  }
  const deleted = await query.select().from(deletedRounds).where(eq(deletedRounds.accountId, from));
  for (const row of deleted) {
    const authors = { enteredBy: author(row.enteredBy), deletedBy: author(row.deletedBy) };
    await query.insert(deletedRounds).values({ ...moved(row), ...authors });
  }
  await prunePastRevisions(query, into);
}

/** Copies the rows of some tables that the other account lacks; own tournaments get their new owner. */
export async function copyLacking(query: Queryable, { into, from }: MergedIds): Promise<void> {
  for (const { table, references = {} } of listedTables.filter(({ merged }) => merged === 'copied')) {
    const rows: readonly Row[] = await query.select().from(table).where(eq(table.accountId, from));
    const ids = ['accountId', ...Object.keys(references)];
    for (const row of rows) {
      const replaced = ids.filter((name) => row[name] === from).map((name) => [name, into]);
      await query
        .insert(table)
        .values({ ...row, ...Object.fromEntries(replaced) })
        .onConflictDoNothing();
    }
  }
  await query.update(tournaments).set({ madeByAccountId: into }).where(eq(tournaments.madeByAccountId, from));
}

/** Copies the rows of media whose files were copied before, and stories with their pictures. */
export async function copyStories(
  query: Queryable,
  { into, from }: MergedIds,
  media: readonly MediaRow[],
  mediaIds: MediaIds,
): Promise<void> {
  const idOf = (mediaId: string): string => mediaIds.get(mediaId) ?? mediaId;
  for (const row of media) {
    await query.insert(mediaItems).values({ ...row, accountId: into, mediaId: idOf(row.mediaId) });
  }
  const used = new Set(await listIds(query, newsItems, into));
  const stories = await query.select().from(newsItems).where(eq(newsItems.accountId, from));
  for (const story of stories) {
    const { coverMediaId, imageMediaIds, clipMediaIds } = story.attachments;
    await query.insert(newsItems).values({
      ...story,
      accountId: into,
      newsId: used.has(story.newsId) ? randomUUID() : story.newsId,
      attachments: {
        ...story.attachments,
        coverMediaId: coverMediaId === null ? null : idOf(coverMediaId),
        imageMediaIds: imageMediaIds.map(idOf),
        clipMediaIds: clipMediaIds.map(idOf),
      },
    });
  }
}

/** Moves what a key finds, with its key, because a key finds one account. */
export async function moveKeyed(query: Queryable, { into, from }: MergedIds): Promise<void> {
  for (const declared of listedTables.filter(({ merged }) => merged === 'moved')) {
    const { table } = declared;
    const rows: readonly Row[] = await query.delete(table).where(eq(table.accountId, from)).returning();
    for (const row of rows) await query.insert(table).values({ ...row, accountId: into });
    for (const { kind, key } of keysOfRows(declared, rows)) {
      await query
        .update(accountKeys)
        .set({ accountId: into })
        .where(and(eq(accountKeys.kind, kind), eq(accountKeys.key, key)));
    }
  }
}

/**
 * Increments the version of the account that stays, and gives it what it lacks: a player under 18 keeps the guardians of
 * both accounts, and what they agreed to.
 */
export async function storeMerged(
  query: Queryable,
  into: AccountRow,
  from: AccountRow,
  { phoneNumber, today }: { readonly phoneNumber: string | null; readonly today: CalendarDay },
) {
  const circle = mergedCircle(into, from, today);
  const isOther = (id: AccountId) => id !== into.accountId && id !== from.accountId;
  const guardians = isAdult(into, today) ? into.guardianIds : [...into.guardianIds, ...from.guardianIds];
  const isNew = (id: AccountId) => levelInCircle(id, into) === null;
  const agreements = [
    ...into.circleAgreements.filter(({ memberId }) => isOther(memberId)),
    ...from.circleAgreements.filter(({ memberId }) => isOther(memberId) && isNew(memberId)),
  ];
  const without = (column: PgColumn) => sql`nullif(${column}, ${from.accountId}::int)`;
  await query
    .update(accounts)
    .set({
      ...circleColumnsOf(circle),
      guardianIds: [...new Set(guardians.filter(isOther))],
      circleAgreements: agreements,
      askedGuardianIds: sql`array_remove(${accounts.askedGuardianIds}, ${from.accountId}::int)`,
      contactReceiverId: without(accounts.contactReceiverId),
      contactReceiverOfOlder: null,
      contactAgreedId: without(accounts.contactAgreedId),
      phoneNumber,
      unreadMessages: sql`${accounts.unreadMessages} + ${from.unreadMessages}`,
      unreadNotices: sql`${accounts.unreadNotices} + ${from.unreadNotices}`,
      dataVersion: sql`${accounts.dataVersion} + 1`,
    })
    .where(eq(accounts.accountId, into.accountId));
}
