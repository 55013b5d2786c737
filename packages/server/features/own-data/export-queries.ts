import type { WireCompareFilter } from '@strokebook/contract';
import { and, arrayContains, asc, count, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import {
  accountPasswords,
  accounts,
  auditEvents,
  compareStates,
  featureSettings,
  mediaItems,
  newsItems,
  organizations,
  payments,
  rosters,
  resumeReports,
  resumeSettings,
  rounds,
  scheduleEvents,
  sessions,
  tournaments,
} from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/summary-columns.ts';

/** Rows read at once: what is in memory of an account's data, however much there is of it. */
const ROWS_AT_ONCE = 50;
/** Of a drawing of the demo world as a picture. */
const BYTES_OF_DRAWING = 20_000;

/** The account itself, without what only the machinery needs. */
export async function findOwnAccount(query: Queryable, accountId: number) {
  const [row] = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      hasChosenName: accounts.hasChosenName,
      email: accounts.email,
      phoneNumber: accounts.phoneNumber,
      isProductManager: accounts.isProductManager,
      allowPublicSite: accounts.allowPublicSite,
      subCircleAccountIds: accounts.subCircleAccountIds,
      profileTypeIds: accounts.profileTypeIds,
      defaultHoleCount: accounts.defaultHoleCount,
      standardName: accounts.standardName,
      extraInfo: accounts.extraInfo,
      profilePictureId: accounts.profilePictureId,
      customLogoId: accounts.customLogoId,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return row ?? null;
}

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

/** When the password was set; null where there is none. */
export async function findPasswordChange(query: Queryable, accountId: number): Promise<Date | null> {
  const [row] = await query
    .select({ changedAt: accountPasswords.changedAt })
    .from(accountPasswords)
    .where(eq(accountPasswords.accountId, accountId));
  return row?.changedAt ?? null;
}

/** Whom the account lets see everything: ids, with the usernames of those that are still there. */
export async function listCircle(query: Queryable, memberIds: readonly number[]) {
  if (memberIds.length === 0) return [];
  const rows = await query
    .select({ accountId: accounts.accountId, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.accountId, [...memberIds]));
  const usernames = new Map(rows.map((row) => [row.accountId, row.username]));
  return memberIds.map((accountId) => ({ accountId, username: usernames.get(accountId) ?? null }));
}

/** The rosters that the account is on, with their organizations. */
export async function listTeams(query: Queryable, accountId: number) {
  return query
    .select({
      organizationId: rosters.organizationId,
      organizationName: organizations.name,
      rosterId: rosters.rosterId,
      rosterName: rosters.name,
      groupName: rosters.groupName,
    })
    .from(rosters)
    .innerJoin(organizations, eq(organizations.organizationId, rosters.organizationId))
    .where(arrayContains(rosters.memberAccountIds, [accountId]))
    .orderBy(asc(rosters.organizationId), asc(rosters.rosterId));
}

export const readSettings = (query: Queryable, accountId: number) =>
  readByKey(featureSettings, featureSettings.featureId, accountId, () =>
    query
      .select({
        key: featureSettings.featureId,
        featureId: featureSettings.featureId,
        isPublic: featureSettings.isPublic,
        isPhoneVerified: featureSettings.isPhoneVerified,
      })
      .from(featureSettings),
  );

/** Rounds with what is known of them beside their documents. */
export const readRounds = (query: Queryable, accountId: number) =>
  readByKey(rounds, rounds.roundId, accountId, () =>
    query
      .select({
        ...summaryColumns,
        key: rounds.roundId,
        revision: rounds.revision,
        isFavorite: rounds.isFavorite,
        favoriteNote: rounds.favoriteNote,
        updatedAt: rounds.updatedAt,
        document: rounds.document,
      })
      .from(rounds),
  );

/** The schedule, with what is public of its tournaments. */
export const readSchedule = (query: Queryable, accountId: number) =>
  readByKey(scheduleEvents, scheduleEvents.tournamentId, accountId, () =>
    query
      .select({
        key: scheduleEvents.tournamentId,
        tournamentId: scheduleEvents.tournamentId,
        name: tournaments.name,
        startDate: tournaments.startDate,
        endDate: tournaments.endDate,
        city: tournaments.city,
        state: tournaments.state,
        status: scheduleEvents.status,
        isFavorite: scheduleEvents.isFavorite,
        note: scheduleEvents.note,
        result: scheduleEvents.result,
        url: tournaments.url,
        numberOfRounds: tournaments.numberOfRounds,
        eventType: tournaments.eventType,
        locale: tournaments.locale,
        isTeamEvent: tournaments.isTeamEvent,
        isOwn: sql<boolean>`coalesce(${tournaments.madeByAccountId} = ${accountId}, false)`,
      })
      .from(scheduleEvents)
      .leftJoin(tournaments, eq(tournaments.tournamentId, scheduleEvents.tournamentId)),
  );

export const readNews = (query: Queryable, accountId: number) =>
  readByKey(newsItems, newsItems.newsId, accountId, () =>
    query
      .select({
        key: newsItems.newsId,
        newsId: newsItems.newsId,
        publishedOn: newsItems.publishedOn,
        header: newsItems.header,
        body: newsItems.body,
        attachments: newsItems.attachments,
      })
      .from(newsItems),
  );

/** Pictures and videos; their files are read from where they are kept. */
export const readMedia = (query: Queryable, accountId: number) =>
  readByKey(mediaItems, mediaItems.mediaId, accountId, () =>
    query.select({ ...getTableColumns(mediaItems), key: mediaItems.mediaId }).from(mediaItems),
  );

/** Every sign-in that is still remembered, ended ones too. */
export const readDevices = (query: Queryable, accountId: number) =>
  readByKey(sessions, sessions.sessionId, accountId, () =>
    query
      .select({
        key: sessions.sessionId,
        sessionId: sessions.sessionId,
        method: sessions.method,
        startedAt: sessions.startedAt,
        lastUsedAt: sessions.lastUsedAt,
        confirmedAt: sessions.confirmedAt,
        endedAt: sessions.endedAt,
        expiresAt: sessions.expiresAt,
        device: sessions.device,
        address: sessions.address,
      })
      .from(sessions),
  );

export const readPayments = (query: Queryable, accountId: number) =>
  readByKey(payments, payments.paymentId, accountId, () =>
    query
      .select({
        key: payments.paymentId,
        paymentId: payments.paymentId,
        productId: payments.productId,
        productName: payments.productName,
        amount: payments.amount,
        currency: payments.currency,
        provider: payments.provider,
        providerReference: payments.providerReference,
        state: payments.state,
        createdAt: payments.createdAt,
        settledAt: payments.settledAt,
      })
      .from(payments),
  );

/** Comparisons that links lead to; who opened them is not kept. */
export async function* readComparisons(query: Queryable, accountId: number) {
  for await (const row of readStoredComparisons(query, accountId)) {
    const { leftFilter, rightFilter } = row;
    yield {
      ...row,
      leftFilter: withoutRoundsOfOthers(leftFilter, accountId),
      rightFilter: withoutRoundsOfOthers(rightFilter, accountId),
    };
  }
}

/** A side's filter as text; of another player it names no rounds, which are theirs. */
function withoutRoundsOfOthers(text: string, accountId: number): string {
  const filter = JSON.parse(text) as WireCompareFilter;
  if (filter.player.accountId === accountId) return text;
  return JSON.stringify({ ...filter, advancedFilter: { ...filter.advancedFilter, rounds: [] } });
}

const readStoredComparisons = (query: Queryable, accountId: number) =>
  readByKey(compareStates, compareStates.hash, accountId, () =>
    query
      .select({
        key: compareStates.hash,
        hash: compareStates.hash,
        leftFilter: compareStates.leftFilter,
        rightFilter: compareStates.rightFilter,
        leftComponentSelections: compareStates.leftComponentSelections,
        rightComponentSelections: compareStates.rightComponentSelections,
        metricsSelections: compareStates.metricsSelections,
        isOwn: compareStates.isOwn,
        createdAt: compareStates.createdAt,
        lastUsedAt: compareStates.lastUsedAt,
      })
      .from(compareStates),
  );

/** What is chosen for the resume. */
export const readResumeChoice = (query: Queryable, accountId: number) =>
  readByKey(resumeSettings, resumeSettings.accountId, accountId, () =>
    query
      .select({
        key: resumeSettings.accountId,
        settings: resumeSettings.settings,
        timeframes: resumeSettings.timeframes,
      })
      .from(resumeSettings),
  );

/** Resumes that links lead to, with how often they were opened; who opened them is not kept. */
export const readResumes = (query: Queryable, accountId: number) =>
  readByKey(resumeReports, resumeReports.hash, accountId, () =>
    query
      .select({
        key: resumeReports.hash,
        hash: resumeReports.hash,
        madeById: resumeReports.madeById,
        state: resumeReports.state,
        createdAt: resumeReports.createdAt,
        expiresAt: resumeReports.expiresAt,
        viewCount: resumeReports.viewCount,
      })
      .from(resumeReports),
  );

export const readTrail = (query: Queryable, accountId: number) =>
  readByKey(auditEvents, auditEvents.eventId, accountId, () =>
    query
      .select({
        key: auditEvents.eventId,
        eventId: auditEvents.eventId,
        occurredAt: auditEvents.occurredAt,
        kind: auditEvents.kind,
        device: auditEvents.device,
        address: auditEvents.address,
        details: auditEvents.details,
      })
      .from(auditEvents),
  );

export type StoredSizes = {
  /** Of the round documents as JSON text. */
  readonly roundBytes: number;
  /** Of pictures and other files of our own. */
  readonly fileBytes: number;
  /** Rows of everything else. */
  readonly otherRows: number;
};

/** How much there is to export. Of rounds some are measured, spread over all of them: opening each would take as long as exporting them. */
export async function measureOwnData(query: Queryable, accountId: number): Promise<StoredSizes> {
  const ROUNDS_MEASURED = 40;
  const countOf = async (
    table:
      | typeof sessions
      | typeof auditEvents
      | typeof newsItems
      | typeof scheduleEvents
      | typeof compareStates
      | typeof resumeReports,
  ) => {
    const [row] = await query.select({ rows: count() }).from(table).where(eq(table.accountId, accountId));
    return row?.rows ?? 0;
  };
  const { rows } = await query.execute<{ round_bytes: number; file_bytes: number }>(sql`
    WITH numbered AS (
      SELECT round_id, row_number() OVER (ORDER BY round_id) AS place, count(*) OVER () AS round_count
      FROM rounds WHERE account_id = ${accountId}
    ), measured AS (
      SELECT avg(octet_length(r.document::text)) AS bytes FROM numbered n
      JOIN rounds r ON r.account_id = ${accountId} AND r.round_id = n.round_id
      WHERE n.place % greatest(n.round_count / ${ROUNDS_MEASURED}, 1) = 0
    )
    SELECT coalesce((SELECT count(*) FROM numbered) * (SELECT bytes FROM measured), 0)::float8 AS round_bytes,
      coalesce((SELECT sum(CASE WHEN drawing IS NULL THEN byte_count ELSE ${BYTES_OF_DRAWING}::int END)
        FROM media_items WHERE account_id = ${accountId}), 0)::float8 AS file_bytes`);
  const [sizes] = rows;
  if (sizes === undefined) throw new Error('the sizes were not answered');
  const others = [
    await countOf(sessions),
    await countOf(auditEvents),
    await countOf(newsItems),
    await countOf(scheduleEvents),
    await countOf(compareStates),
    await countOf(resumeReports),
  ];
  return {
    roundBytes: sizes.round_bytes,
    fileBytes: sizes.file_bytes,
    otherRows: others.reduce((sum, rowCount) => sum + rowCount, 0),
  };
}

/** Goes on after the last row that was read, so that no transaction is open while a slow caller takes what there is. */
async function* readByKey<Row extends { readonly key: string | number }>(
  table: { readonly accountId: PgColumn },
  key: PgColumn,
  accountId: number,
  select: () => PagesOf<Row>,
): AsyncGenerator<Omit<Row, 'key'>> {
  let last: Row['key'] | null = null;
  for (;;) {
    const isNext = and(eq(table.accountId, accountId), last === null ? undefined : gt(key, last));
    const page: readonly Row[] = await select().where(isNext).orderBy(asc(key)).limit(ROWS_AT_ONCE);
    for (const { key: read, ...row } of page) {
      last = read;
      yield row;
    }
    if (page.length < ROWS_AT_ONCE) return;
  }
}

/** Rows of a table of which no page is chosen yet. */
type PagesOf<Row> = {
  where: (isNext: SQL | undefined) => {
    orderBy: (key: SQL) => { limit: (rows: number) => PromiseLike<readonly Row[]> };
  };
};
