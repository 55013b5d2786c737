import { isAdult, membersOf } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { MAX_CIRCLE_MEMBERS, MAX_EVENTS, MAX_NEWS, MAX_OWN_COURSES, type MergePreview } from '@strokebook/contract';
import type { AccountTable } from '../../db/account-tables/account-table.ts';
import { accountTables, listedTables } from '../../db/account-tables/account-tables.ts';
import { countRows, listIds } from '../../db/account-tables/rows.ts';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { countRoomForRounds } from '../../db/rounds/round-limit.ts';
import { RequestError } from '../../http/request-error.ts';
import { refuseNoRoom } from '../../media/media-room.ts';
import { listEqualRounds, mergedCircle, movedMedia } from './merge-queries.ts';

/**
 * What a merge moves, what both accounts have, and what ends with the closed one.
 *
 * @throws RequestError MERGE_REFUSED, MERGE_NEEDS_GUARDIAN, or the code of a limit that the account would exceed
 */
export async function measureMerge(
  query: Queryable,
  into: AccountRow,
  from: AccountRow,
  today: CalendarDay,
): Promise<Pick<MergePreview, 'moved' | 'duplicates' | 'ended'>> {
  if (into.accountId === from.accountId || into.isProductManager || from.isProductManager) {
    throw new RequestError('MERGE_REFUSED');
  }
  // The guardian agrees to the other age first (TEAM-28).
  if (isAdult(into, today) && !isAdult(from, today) && from.guardianIds.length > 0) {
    throw new RequestError('MERGE_NEEDS_GUARDIAN');
  }
  const ids = { into: into.accountId, from: from.accountId };
  const equalRounds = (await listEqualRounds(query, ids)).size;
  const roundCount = (await countRows(query, accountTables.rounds.table, ids.from)) - equalRounds;
  if ((await countRoomForRounds(query, ids.into)) < roundCount) throw new RequestError('ROUNDS_FULL');
  const events = await compare(query, accountTables.scheduleEvents, ids);
  if (events.stored + events.added > MAX_EVENTS) throw new RequestError('SCHEDULE_FULL');
  const courses = await compare(query, accountTables.ownCourses, ids);
  if (courses.stored + courses.added > MAX_OWN_COURSES) throw new RequestError('OWN_COURSES_FULL');
  const news = await countRows(query, accountTables.newsItems.table, ids.from);
  if ((await countRows(query, accountTables.newsItems.table, ids.into)) + news > MAX_NEWS)
    throw new RequestError('NEWS_FULL');
  const circle = membersOf(mergedCircle(into, from, today));
  if (circle.length > MAX_CIRCLE_MEMBERS) throw new RequestError('CIRCLE_FULL');
  const media = await movedMedia(query, ids.from);
  await refuseNoRoom(query, ids.into, media);
  const inBoth = await compare(query, accountTables.rounds, ids);
  return {
    moved: counted([
      ['rounds', roundCount],
      ['events of the schedule', events.added],
      ['pictures and videos', media.length],
      ['stories', news],
      ['own courses', courses.added],
      ['people in the circle', circle.length - membersOf(into).length],
      ['messages', await countRows(query, accountTables.contactMessages.table, ids.from)],
      ['payments', await countRows(query, accountTables.payments.table, ids.from)],
      ['phone numbers', into.phoneNumber === null && from.phoneNumber !== null ? 1 : 0],
    ]),
    duplicates: counted([
      ['rounds that are equal, which are kept once', equalRounds],
      ['rounds with the same id, which are both kept', inBoth.shared - equalRounds],
      ['events of the schedule', events.shared],
      ['own courses', courses.shared],
    ]),
    ended: counted(await countEnded(query, ids.from)),
  };
}

type Ids = { readonly into: AccountRow['accountId']; readonly from: AccountRow['accountId'] };

async function countEnded(query: Queryable, from: AccountRow['accountId']) {
  const ended: [what: string, count: number][] = [];
  for (const { table, endsAs } of listedTables) {
    if (endsAs !== undefined) ended.push([endsAs, await countRows(query, table, from)]);
  }
  return ended;
}

/** How many rows of the double account the other one lacks, and how many both have. */
async function compare(query: Queryable, { table }: AccountTable, { into, from }: Ids) {
  const known = new Set(await listIds(query, table, into));
  const ids = await listIds(query, table, from);
  const shared = ids.filter((id) => known.has(id)).length;
  return { stored: known.size, added: ids.length - shared, shared };
}

const counted = (rows: readonly (readonly [what: string, count: number])[]) =>
  rows.filter(([, count]) => count > 0).map(([what, count]) => ({ what, count }));
