import { randomUUID } from 'node:crypto';
import type { DemoAccount, DemoWorld } from '@strokebook/demo';
import { rangeOfTimeframe, recruiterSettings, savedTimeframes } from '@strokebook/documents/resume-builder';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { keysOfAccount } from '../db/accounts/account-keys.ts';
import { circleColumnsOf } from '../db/accounts/circle-codec.ts';
import type { Queryable } from '../db/database.ts';
import { type RoundRow, toRoundRow } from '../db/rounds/round-row.ts';
import {
  accountKeys,
  accounts,
  coursePlans,
  courses,
  featureSettings,
  mediaItems,
  newsItems,
  notices,
  organizations,
  qualifiers,
  rosters,
  rounds,
  resumeSettings,
  scheduleEvents,
  teamAbsences,
  teamEvents,
  teamCoaches,
  teamPlaces,
  teamPlayers,
  teamRequests,
  tournaments,
} from '../db/schema/index.ts';
import { siteColumns } from '../db/accounts/site-columns.ts';
import { toCourseRow } from '../db/courses/course-rows.ts';
import { refreshSearchable, refreshSearchableOrganizations } from '../db/accounts/searchable-queries.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { continueAccountIds, insertRows } from './queries.ts';
import { toMediaRows } from './store-media.ts';

const ROUNDS_AT_ONCE = 50;

/**
 * Stores everything of a world except its rounds; clips as files, drawings as SVG from which files are rendered on
 * request.
 */
export async function storeWorld(query: Queryable, files: FileStore, world: DemoWorld): Promise<void> {
  const portraits = world.media.filter(({ use }) => use === 'profilePicture');
  const pictureIds = new Map(portraits.map(({ accountId, mediaId }) => [accountId, mediaId]));
  const confirmedAt = startOf(world.today);
  const unreadCounts = Map.groupBy(world.notices, ({ accountId }) => accountId);
  await insertRows(
    query,
    accounts,
    world.accounts.map((account) => ({
      ...toAccountRow(account, pictureIds.get(account.accountId), confirmedAt),
      unreadNotices: unreadCounts.get(account.accountId)?.length ?? 0,
    })),
  );
  await insertRows(query, accountKeys, world.accounts.flatMap(keysOfAccount));
  await continueAccountIds(query, Math.max(...world.accounts.map(({ accountId }) => accountId)));
  await insertRows(query, featureSettings, world.accounts.flatMap(toSettingRows));
  await refreshSearchable(
    query,
    world.accounts.map((account) => account.accountId),
  );
  await insertRows(
    query,
    courses,
    [...world.courses, ...world.directory].map((course) => toCourseRow(course)),
  );
  await insertRows(query, tournaments, world.tournaments);
  await insertRows(query, scheduleEvents, world.scheduleEvents);
  await insertRows(
    query,
    coursePlans,
    world.coursePlans.map((plan) => ({ ...plan, changedAt: confirmedAt })),
  );
  await insertRows(
    query,
    resumeSettings,
    world.accounts.flatMap((account) => toResumeRow(account, world.today)),
  );
  await insertRows(
    query,
    organizations,
    world.organizations.map(({ logo, ...organization }) => ({ ...organization, logoSvg: logo })),
  );
  await refreshSearchableOrganizations(query);
  await insertRows(
    query,
    rosters,
    world.rosters.map((roster) => ({ ...roster, memberAccountIds: [...roster.memberAccountIds] })),
  );
  const since = confirmedAt;
  await insertRows(
    query,
    teamCoaches,
    world.accounts.flatMap(({ accountId, coachedTeams }) =>
      coachedTeams.map((team) => ({ ...team, accountId, since })),
    ),
  );
  await insertRows(
    query,
    teamPlayers,
    world.accounts.flatMap(({ accountId, joinedTeams, guardianIds: [agreedBy = null] }) =>
      joinedTeams.map((team) => ({ ...team, accountId, since, agreedBy })),
    ),
  );
  await insertRows(
    query,
    teamRequests,
    world.teamRequests.map(({ requestedOn, ...request }) => ({
      ...request,
      role: 'player' as const,
      requestedAt: startOf(requestedOn),
      guardianAgreedAt: null,
    })),
  );
  await insertRows(query, teamPlaces, world.teamPlaces);
  await insertRows(
    query,
    teamAbsences,
    world.teamAbsences.map(({ saidOn, ...absence }) => ({
      ...absence,
      ...{ revision: 1, saidBy: absence.accountId, saidAt: startOf(saidOn) },
    })),
  );
  await insertRows(
    query,
    teamEvents,
    world.teamEvents.map(({ openedOn, ...event }) => ({ ...event, revision: 1, openedAt: startOf(openedOn) })),
  );
  await insertRows(
    query,
    qualifiers,
    world.qualifiers.map(({ openedOn, ...qualifier }) => ({ ...qualifier, revision: 1, openedAt: startOf(openedOn) })),
  );
  await insertRows(
    query,
    notices,
    world.notices.map(({ toldOn, ...notice }) => {
      const by = world.accounts.find(({ accountId }) => accountId === notice.byId);
      const names = { byName: by === undefined ? null : fullName(by), byUsername: by?.username ?? null };
      return { ...notice, ...names, noticeId: randomUUID(), toldAt: startOf(toldOn) };
    }),
  );
  await insertRows(
    query,
    newsItems,
    world.newsItems.map(({ accountId, newsId, publishedOn, header, body, ...attachments }) => ({
      accountId,
      newsId,
      publishedOn,
      header,
      body,
      attachments,
    })),
  );
  await insertRows(query, mediaItems, await toMediaRows(files, world.media));
}

const startOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** When a round of a day was entered. */
const eveningOf = (day: CalendarDay): Date => new Date(`${day}T20:00:00Z`);

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Stores all rounds as they are simulated, and returns their number. */
export async function storeRounds(query: Queryable, world: DemoWorld, updatedAt: Date): Promise<number> {
  let count = 0;
  let batch: RoundRow[] = [];
  const flush = async (): Promise<void> => {
    await insertRows(query, rounds, batch);
    count += batch.length;
    batch = [];
  };
  for (const { accountId, round } of world.rounds()) {
    batch.push({
      ...toRoundRow(accountId, round, 1, earlier(eveningOf(round.playedOn), updatedAt)),
      ...{ changedBy: accountId, changeKind: 'logged', enteredBy: accountId },
    });
    if (batch.length === ROUNDS_AT_ONCE) await flush();
  }
  await flush();
  return count;
}

function toAccountRow(
  account: DemoAccount,
  profilePictureId: string | undefined,
  confirmedAt: Date,
): typeof accounts.$inferInsert {
  const { accountId, username, firstName, lastName, phoneNumber, email, isProductManager } = account;
  return {
    accountId,
    username,
    firstName,
    lastName,
    phoneNumber,
    email,
    // The demo's people are reached by the messages that it prints.
    emailConfirmedAt: confirmedAt,
    isProductManager,
    ...siteColumns(account),
    hasStartingPrivacy: account.hasStartingPrivacy,
    guardianIds: [...account.guardianIds],
    circleAgreements: account.circleAgreements,
    ...circleColumnsOf(account),
    contactReceiverId: account.contactReceiverId,
    // In the demo whoever was named has agreed.
    contactAgreedId: account.contactReceiverId,
    birthDate: account.birthDate,
    birthYear: account.birthYear,
    profileTypeIds: [...account.profileTypes],
    defaultHoleCount: account.defaultHoleCount,
    extraInfo: account.extraInfo,
    profilePictureId: profilePictureId ?? null,
  };
}

function toSettingRows({ accountId, settings }: DemoAccount): (typeof featureSettings.$inferInsert)[] {
  return settings.map((setting) => ({ accountId, ...setting }));
}

/** Players who say their school have the resume that recruiters ask for (RESUME-O16). */
function toResumeRow({ accountId, extraInfo }: DemoWorld['accounts'][number], today: CalendarDay) {
  if (extraInfo.college === null && extraInfo.highSchool === null) return [];
  const settings = recruiterSettings(accountId, rangeOfTimeframe('Last 24 Months', today));
  return [{ accountId, settings, timeframes: savedTimeframes(settings, today) }];
}
