import type { AccountId } from '@strokebook/golf/access';
import type { WireCompareFilter } from '@strokebook/contract';
import { and, arrayContains, asc, count, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import {
  accountPasswords,
  accounts,
  auditEvents,
  compareStates,
  blockedSenders,
  contactMessages,
  deletedRounds,
  featureSettings,
  mediaItems,
  newsItems,
  organizations,
  ownCourses,
  payments,
  rosters,
  resumeReports,
  resumeSettings,
  roundRevisions,
  rounds,
  scheduleEvents,
  sessions,
  tournaments,
} from '../../db/schema/index.ts';
import { summaryColumns } from '../../db/summary-columns.ts';

/** Rows per query: limits the memory of an export. */
const ROWS_AT_ONCE = 50;
/** Average size of a rendered drawing of the demo world. */
const BYTES_OF_DRAWING = 20_000;

/** The account itself, without internal columns. */
export async function findOwnAccount(query: Queryable, accountId: AccountId) {
  const [row] = await query
    .select({
      accountId: accounts.accountId,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      hasChosenName: accounts.hasChosenName,
      hasBeenWelcomed: accounts.hasBeenWelcomed,
      email: accounts.email,
      emailConfirmedAt: accounts.emailConfirmedAt,
      birthDate: accounts.birthDate,
      birthYear: accounts.birthYear,
      contactReceiverId: accounts.contactReceiverId,
      contactAgreedId: accounts.contactAgreedId,
      phoneNumber: accounts.phoneNumber,
      nextPhoneNumber: accounts.nextPhoneNumber,
      nextPhoneFrom: accounts.nextPhoneFrom,
      isProductManager: accounts.isProductManager,
      allowPublicSite: accounts.allowPublicSite,
      showsComingEvents: accounts.showsComingEvents,
      hasStartingPrivacy: accounts.hasStartingPrivacy,
      showsRoundStory: accounts.showsRoundStory,
      subCircleAccountIds: accounts.subCircleAccountIds,
      guardianIds: accounts.guardianIds,
      askedGuardianIds: accounts.askedGuardianIds,
      profileTypeIds: accounts.profileTypeIds,
      defaultHoleCount: accounts.defaultHoleCount,
      standardName: accounts.standardName,
      units: accounts.units,
      defaultSatellite: accounts.defaultSatellite,
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

/** When the password was set, or null. */
export async function findPasswordChange(query: Queryable, accountId: AccountId): Promise<Date | null> {
  const [row] = await query
    .select({ changedAt: accountPasswords.changedAt })
    .from(accountPasswords)
    .where(eq(accountPasswords.accountId, accountId));
  return row?.changedAt ?? null;
}

/** The members of the account's circle: ids, with usernames of those that still exist. */
export async function listCircle(query: Queryable, memberIds: readonly AccountId[]) {
  if (memberIds.length === 0) return [];
  const rows = await query
    .select({ accountId: accounts.accountId, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.accountId, [...memberIds]));
  const usernames = new Map(rows.map((row) => [row.accountId, row.username]));
  return memberIds.map((accountId) => ({ accountId, username: usernames.get(accountId) ?? null }));
}

/** The rosters that contain the account, with their organizations. */
export async function listTeams(query: Queryable, accountId: AccountId) {
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

export const readSettings = (query: Queryable, accountId: AccountId) =>
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

/** Rounds with the columns beside their documents. */
export const readRounds = (query: Queryable, accountId: AccountId) =>
  readByKey(rounds, rounds.roundId, accountId, () =>
    query
      .select({
        ...summaryColumns,
        key: rounds.roundId,
        revision: rounds.revision,
        isFavorite: rounds.isFavorite,
        favoriteNote: rounds.favoriteNote,
        favoriteNoteBy: rounds.favoriteNoteBy,
        favoriteNoteAt: rounds.favoriteNoteAt,
        updatedAt: rounds.updatedAt,
        changedBy: rounds.changedBy,
        changeKind: rounds.changeKind,
        enteredBy: rounds.enteredBy,
        document: rounds.document,
      })
      .from(rounds),
  );

/** Past revisions of stored and of deleted rounds, a round at a time. */
export async function* readRoundRevisions(query: Queryable, accountId: AccountId) {
  const isOfAccount = eq(roundRevisions.accountId, accountId);
  let last = '';
  for (;;) {
    const [next] = await query
      .select({ roundId: roundRevisions.roundId })
      .from(roundRevisions)
      .where(and(isOfAccount, gt(roundRevisions.roundId, last)))
      .orderBy(asc(roundRevisions.roundId))
      .limit(1);
    if (next === undefined) return;
    last = next.roundId;
    yield* await query
      .select()
      .from(roundRevisions)
      .where(and(isOfAccount, eq(roundRevisions.roundId, last)))
      .orderBy(asc(roundRevisions.revision));
  }
}

/** Rounds that were deleted within the last day. */
export const readDeletedRounds = (query: Queryable, accountId: AccountId) =>
  readByKey(deletedRounds, deletedRounds.roundId, accountId, () =>
    query.select({ ...getTableColumns(deletedRounds), key: deletedRounds.roundId }).from(deletedRounds),
  );

/** The schedule, with public data of its tournaments. */
export const readSchedule = (query: Queryable, accountId: AccountId) =>
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
        noteBy: scheduleEvents.noteBy,
        noteAt: scheduleEvents.noteAt,
        isNoteShared: scheduleEvents.isNoteShared,
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

/** What the player typed of courses. */
export const readOwnCourses = (query: Queryable, accountId: AccountId) =>
  readByKey(ownCourses, ownCourses.courseId, accountId, () =>
    query
      .select({
        key: ownCourses.courseId,
        courseId: ownCourses.courseId,
        course: ownCourses.course,
        updatedAt: ownCourses.updatedAt,
      })
      .from(ownCourses),
  );

export const readNews = (query: Queryable, accountId: AccountId) =>
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

/** Pictures and videos; their files are read from the file store. */
export const readMedia = (query: Queryable, accountId: AccountId) =>
  readByKey(mediaItems, mediaItems.mediaId, accountId, () =>
    query.select({ ...getTableColumns(mediaItems), key: mediaItems.mediaId }).from(mediaItems),
  );

/** All stored sessions, including ended ones. */
export const readDevices = (query: Queryable, accountId: AccountId) =>
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

export const readPayments = (query: Queryable, accountId: AccountId) =>
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

/** Saved comparisons; who opened them is not stored. */
export async function* readComparisons(query: Queryable, accountId: AccountId) {
  for await (const row of readStoredComparisons(query, accountId)) {
    const { leftFilter, rightFilter } = row;
    yield {
      ...row,
      leftFilter: withoutRoundsOfOthers(leftFilter, accountId),
      rightFilter: withoutRoundsOfOthers(rightFilter, accountId),
    };
  }
}

/** A side's filter as text; for another player without round ids, which belong to that player. */
function withoutRoundsOfOthers(text: string, accountId: AccountId): string {
  const filter = JSON.parse(text) as WireCompareFilter;
  if (filter.player.accountId === accountId) return text;
  return JSON.stringify({ ...filter, advancedFilter: { ...filter.advancedFilter, rounds: [] } });
}

const readStoredComparisons = (query: Queryable, accountId: AccountId) =>
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

/** Messages from visitors that the account received. */
export const readReceivedMessages = (query: Queryable, accountId: AccountId) =>
  readByKey(contactMessages, contactMessages.messageId, accountId, () =>
    query
      .select({
        key: contactMessages.messageId,
        messageId: contactMessages.messageId,
        playerId: contactMessages.playerId,
        playerName: contactMessages.playerName,
        senderName: contactMessages.senderName,
        senderEmail: contactMessages.senderEmail,
        organization: contactMessages.organization,
        body: contactMessages.body,
        sentAt: contactMessages.sentAt,
        isRead: contactMessages.isRead,
      })
      .from(contactMessages),
  );

/** Senders from whom the account takes nothing. */
export const readBlockedSenders = (query: Queryable, accountId: AccountId) =>
  readByKey(blockedSenders, blockedSenders.sender, accountId, () =>
    query
      .select({
        key: blockedSenders.sender,
        sender: blockedSenders.sender,
        name: blockedSenders.name,
        blockedAt: blockedSenders.blockedAt,
      })
      .from(blockedSenders),
  );

/** The selections of the resume. */
export const readResumeChoice = (query: Queryable, accountId: AccountId) =>
  readByKey(resumeSettings, resumeSettings.accountId, accountId, () =>
    query
      .select({
        key: resumeSettings.accountId,
        settings: resumeSettings.settings,
        timeframes: resumeSettings.timeframes,
      })
      .from(resumeSettings),
  );

/** Saved resumes with their number of views; who opened them is not stored. */
export const readResumes = (query: Queryable, accountId: AccountId) =>
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

export const readTrail = (query: Queryable, accountId: AccountId) =>
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
  /** Bytes of round documents as JSON text, with those of past revisions. */
  readonly roundBytes: number;
  /** Bytes of stored files. */
  readonly fileBytes: number;
  /** Rows of all other tables. */
  readonly otherRows: number;
};

/**
 * The size of an account's data. Only a sample of the rounds is measured, because opening each would take as long as
 * exporting them.
 */
export async function measureOwnData(query: Queryable, accountId: AccountId): Promise<StoredSizes> {
  const ROUNDS_MEASURED = 40;
  const countOf = async (
    table:
      | typeof sessions
      | typeof auditEvents
      | typeof newsItems
      | typeof scheduleEvents
      | typeof ownCourses
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
    SELECT coalesce(((SELECT count(*) FROM numbered)
        + (SELECT count(*) FROM round_revisions WHERE account_id = ${accountId})
        + (SELECT count(*) FROM deleted_rounds WHERE account_id = ${accountId}))
      * (SELECT bytes FROM measured), 0)::float8 AS round_bytes,
      coalesce((SELECT sum(CASE WHEN drawing IS NULL THEN byte_count ELSE ${BYTES_OF_DRAWING}::int END)
        FROM media_items WHERE account_id = ${accountId}), 0)::float8 AS file_bytes`);
  const [sizes] = rows;
  if (sizes === undefined) throw new Error('the sizes were not answered');
  const others = [
    await countOf(sessions),
    await countOf(auditEvents),
    await countOf(newsItems),
    await countOf(scheduleEvents),
    await countOf(ownCourses),
    await countOf(compareStates),
    await countOf(resumeReports),
  ];
  return {
    roundBytes: sizes.round_bytes,
    fileBytes: sizes.file_bytes,
    otherRows: others.reduce((sum, rowCount) => sum + rowCount, 0),
  };
}

/** Pages by key, so that no transaction is open while a slow caller reads. */
async function* readByKey<Row extends { readonly key: string | number }>(
  table: { readonly accountId: PgColumn },
  key: PgColumn,
  accountId: AccountId,
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

/** A query of a table without a page yet. */
type PagesOf<Row> = {
  where: (isNext: SQL | undefined) => {
    orderBy: (key: SQL) => { limit: (rows: number) => PromiseLike<readonly Row[]> };
  };
};
