import type { DemoAccount, DemoMedia, DemoWorld } from '@strokebook/demo';
import type { Queryable } from '../db/database.ts';
import { type RoundRow, toRoundRow } from '../db/round-row.ts';
import {
  accountImages,
  accounts,
  courses,
  featureSettings,
  mediaItems,
  newsItems,
  organizations,
  rosters,
  rounds,
  scheduleEvents,
  tournaments,
} from '../db/schema/index.ts';
import { continueAccountIds, insertRows } from './queries.ts';

const SVG = 'image/svg+xml';
const ROUNDS_AT_ONCE = 50;

/** Stores everything of a world but its rounds. */
export async function storeWorld(query: Queryable, world: DemoWorld): Promise<void> {
  await insertRows(query, accounts, world.accounts.map(toAccountRow));
  await continueAccountIds(query);
  await insertRows(query, featureSettings, world.accounts.flatMap(toSettingRows));
  await insertRows(
    query,
    courses,
    world.courses.map((document) => ({ courseId: document.courseId, name: document.name, document })),
  );
  await insertRows(query, tournaments, world.tournaments);
  await insertRows(query, scheduleEvents, world.scheduleEvents);
  await insertRows(
    query,
    organizations,
    world.organizations.map(({ logo, ...organization }) => ({ ...organization, logoSvg: logo })),
  );
  await insertRows(
    query,
    rosters,
    world.rosters.map((roster) => ({ ...roster, memberAccountIds: [...roster.memberAccountIds] })),
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
  await insertRows(query, mediaItems, world.media.map(toMediaRow));
  await insertRows(query, accountImages, world.media.flatMap(toImageRows));
}

/** Stores all rounds as they are played, and answers how many there were. */
export async function storeRounds(query: Queryable, world: DemoWorld, updatedAt: Date): Promise<number> {
  let count = 0;
  let batch: RoundRow[] = [];
  const flush = async (): Promise<void> => {
    await insertRows(query, rounds, batch);
    count += batch.length;
    batch = [];
  };
  for (const { accountId, round } of world.rounds()) {
    batch.push(toRoundRow(accountId, round, 1, updatedAt));
    if (batch.length === ROUNDS_AT_ONCE) await flush();
  }
  await flush();
  return count;
}

function toAccountRow(account: DemoAccount): typeof accounts.$inferInsert {
  const { accountId, username, firstName, lastName, phoneNumber, email, isProductManager, allowPublicSite } = account;
  return {
    accountId,
    username,
    firstName,
    lastName,
    phoneNumber,
    email,
    isProductManager,
    allowPublicSite,
    subCircleAccountIds: [...account.subCircleAccountIds],
    profileTypeIds: [...account.profileTypes],
    defaultHoleCount: account.defaultHoleCount,
    extraInfo: account.extraInfo,
  };
}

function toSettingRows({ accountId, settings }: DemoAccount): (typeof featureSettings.$inferInsert)[] {
  return settings.map((setting) => ({ accountId, ...setting }));
}

function toMediaRow({ content, ...media }: DemoMedia): typeof mediaItems.$inferInsert {
  if (content.kind === 'url') return { ...media, url: content.url };
  return { ...media, contentType: SVG, bytes: Buffer.from(content.svg) };
}

function toImageRows({ accountId, use, content }: DemoMedia): (typeof accountImages.$inferInsert)[] {
  if (use !== 'profilePicture' || content.kind !== 'svg') return [];
  return [{ accountId, contentType: SVG, bytes: Buffer.from(content.svg) }];
}
