import type { Queryable } from '../../db/database.ts';
import type { ArchiveFile } from './archive.ts';
import { type Column, writeCsv } from './csv.ts';
import { exportedSetting } from './exported-setting.ts';
import {
  findPasswordChange,
  listCircle,
  listTeams,
  type OwnAccount,
  readComparisons,
  readBlockedSenders,
  readReceivedMessages,
  readResumeChoice,
  readResumes,
  readDeletedRounds,
  readDevices,
  readMedia,
  readNews,
  readOwnCourses,
  readPayments,
  readRoundRevisions,
  readRounds,
  readSchedule,
  readSettings,
  readTrail,
} from './export-queries.ts';
import { type ExportSource, readMainFile, readPoster } from './export-source.ts';
import { holeColumns, holesOf, roundColumns, shotColumns, shotsOf } from './round-tables.ts';
import { encodeText } from './text-chunks.ts';

type RowOf<Rows> = Rows extends AsyncIterable<infer Row> ? Row : Rows extends readonly (infer Row)[] ? Row : never;
type Columns<Rows> = readonly Column<RowOf<Rows>>[];

/** Yields the files of an account's archive. */
export async function* listExportFiles(
  { query, files }: ExportSource,
  account: OwnAccount,
): AsyncGenerator<ArchiveFile> {
  const { accountId } = account;
  yield table('account.csv', accountColumns, await accountFacts(query, account));
  yield table('settings.csv', settingColumns, withFeatureNames(readSettings(query, accountId)));
  yield table('circle.csv', circleColumns, await listCircle(query, account.subCircleAccountIds));
  yield table('teams.csv', teamColumns, await listTeams(query, accountId));
  yield table('rounds.csv', roundColumns, readRounds(query, accountId));
  yield table('holes.csv', holeColumns, holesOf(readRounds(query, accountId)));
  yield table('shots.csv', shotColumns, shotsOf(readRounds(query, accountId)));
  yield table('round-revisions.csv', revisionColumns, readRoundRevisions(query, accountId));
  yield table('deleted-rounds.csv', deletedRoundColumns, readDeletedRounds(query, accountId));
  yield table('schedule.csv', scheduleColumns, readSchedule(query, accountId));
  yield table('courses.csv', ownCourseColumns, readOwnCourses(query, accountId));
  yield table('news.csv', newsColumns, readNews(query, accountId));
  yield table('devices.csv', deviceColumns, readDevices(query, accountId));
  yield table('comparisons.csv', comparisonColumns, readComparisons(query, accountId));
  yield table('resume-settings.csv', resumeChoiceColumns, readResumeChoice(query, accountId));
  yield table('resumes.csv', resumeColumns, readResumes(query, accountId));
  yield table('payments.csv', paymentColumns, readPayments(query, accountId));
  yield table('messages.csv', messageColumns, readReceivedMessages(query, accountId));
  yield table('blocked-senders.csv', blockedColumns, readBlockedSenders(query, accountId));
  yield table('trail.csv', trailColumns, readTrail(query, accountId));
  yield table('media.csv', mediaColumns, readMedia(query, accountId));
  for await (const item of readMedia(query, accountId)) {
    yield* mediaFile(fileNameOf(item), await readMainFile(files, item));
    yield* mediaFile(posterNameOf(item), await readPoster(files, item));
  }
}

/** A stored file; nothing without a name, or if the file is missing. */
function* mediaFile(name: string | null, chunks: AsyncIterable<Uint8Array> | null): Generator<ArchiveFile> {
  if (name !== null && chunks !== null) yield { name, chunks, isCompressed: true };
}

function table<Rows extends AsyncIterable<unknown> | readonly unknown[]>(
  name: string,
  columns: Columns<Rows>,
  rows: Rows,
): ArchiveFile {
  const pieces = writeCsv(columns, rows as AsyncIterable<RowOf<Rows>>);
  return { name, chunks: encodeText(pieces), isCompressed: false };
}

/** One line per property of the account, because a line is easier to read than a table with one row. */
async function accountFacts(query: Queryable, account: OwnAccount): Promise<readonly Fact[]> {
  const passwordChangedAt = await findPasswordChange(query, account.accountId);
  return [
    ['account id', account.accountId],
    ['username', account.username],
    ['first name', account.firstName],
    ['last name', account.lastName],
    ['name chosen', account.hasChosenName],
    ['first questions asked', account.hasBeenWelcomed],
    ['email', account.email],
    ['email confirmed at', account.emailConfirmedAt],
    ['date of birth', account.birthDate],
    ['year of birth', account.birthYear],
    ['guardians', account.guardianIds.join(' ')],
    ['asked to be guardians', account.askedGuardianIds.join(' ')],
    ['messages go to account', account.contactReceiverId],
    ['account that agreed to receive messages', account.contactAgreedId],
    ['phone', account.phoneNumber],
    ['next phone', account.nextPhoneNumber],
    ['next phone from', account.nextPhoneFrom],
    ['product manager', account.isProductManager],
    ['public site', account.allowPublicSite],
    ['coming events are public', account.showsComingEvents],
    ['age decides who sees the account', account.hasStartingPrivacy],
    ['last round on Summary', account.showsRoundStory],
    ['profile types', account.profileTypeIds.join(' ')],
    ['holes of a round', account.defaultHoleCount],
    ['units', account.units],
    ['maps with pictures', account.defaultSatellite],
    ['made at', account.createdAt],
    ['password set', passwordChangedAt !== null],
    ['password set at', passwordChangedAt],
    ...Object.entries(account.extraInfo).map(([name, value]): Fact => [inWords(name), value]),
  ];
}

type Fact = readonly [what: string, value: ReturnType<Column<unknown>[1]>];

const accountColumns: readonly Column<Fact>[] = [
  ['what', ([what]) => what],
  ['value', ([, value]) => value],
];

async function* withFeatureNames<Setting extends { readonly featureId: number }>(settings: AsyncIterable<Setting>) {
  for await (const setting of settings) yield exportedSetting(setting);
}

const settingColumns: Columns<ReturnType<typeof withFeatureNames<RowOf<ReturnType<typeof readSettings>>>>> = [
  ['feature', (row) => row.feature],
  ['feature id', (row) => row.featureId],
  ['public', (row) => row.isPublic],
  ['phone verified', (row) => row.isPhoneVerified],
];

const circleColumns: Columns<Awaited<ReturnType<typeof listCircle>>> = [
  ['account id', (row) => row.accountId],
  ['username', (row) => row.username],
];

const teamColumns: Columns<Awaited<ReturnType<typeof listTeams>>> = [
  ['organization', (row) => row.organizationName],
  ['organization id', (row) => row.organizationId],
  ['roster', (row) => row.rosterName],
  ['roster id', (row) => row.rosterId],
  ['group', (row) => row.groupName],
];

/** Past rounds are whole documents: their holes and strokes in tables of their own would be taken for played ones. */
const revisionColumns: Columns<ReturnType<typeof readRoundRevisions>> = [
  ['round', (row) => row.roundId],
  ['revision', (row) => row.revision],
  ['changed at', (row) => row.changedAt],
  ['changed by account', (row) => row.changedBy],
  ['how', (row) => row.changeKind],
  ['document', (row) => JSON.stringify(row.document)],
];

const deletedRoundColumns: Columns<ReturnType<typeof readDeletedRounds>> = [
  ['round', (row) => row.roundId],
  ['deleted at', (row) => row.deletedAt],
  ['deleted by account', (row) => row.deletedBy],
  ['revision', (row) => row.revision],
  ['changed at', (row) => row.changedAt],
  ['changed by account', (row) => row.changedBy],
  ['how', (row) => row.changeKind],
  ['entered by account', (row) => row.enteredBy],
  ['favorite', (row) => row.isFavorite],
  ['favorite note', (row) => row.favoriteNote],
  ['note by account', (row) => row.favoriteNoteBy],
  ['note at', (row) => row.favoriteNoteAt],
  ['document', (row) => JSON.stringify(row.document)],
];

const scheduleColumns: Columns<ReturnType<typeof readSchedule>> = [
  ['tournament', (row) => row.name],
  ['tournament id', (row) => row.tournamentId],
  ['first day', (row) => row.startDate],
  ['last day', (row) => row.endDate],
  ['city', (row) => row.city],
  ['state', (row) => row.state],
  ['status', (row) => row.status],
  ['favorite', (row) => row.isFavorite],
  ['note', (row) => row.note],
  ['note by account', (row) => row.noteBy],
  ['note at', (row) => row.noteAt],
  ['note shared', (row) => row.isNoteShared],
  ['result', (row) => (row.result === null ? null : JSON.stringify(row.result))],
  ['web page', (row) => row.url],
  ['rounds', (row) => row.numberOfRounds],
  ['kind', (row) => row.eventType],
  ['level', (row) => row.locale],
  ['team event', (row) => row.isTeamEvent],
  ['made by me', (row) => row.isOwn],
];

const ownCourseColumns: Columns<ReturnType<typeof readOwnCourses>> = [
  ['course id', (row) => row.courseId],
  ['name', (row) => row.course.name],
  ['city', (row) => row.course.city],
  ['state or region', (row) => row.course.region],
  ['country', (row) => row.course.country],
  ['holes', (row) => JSON.stringify(row.course.holes)],
  ['tees', (row) => JSON.stringify(row.course.tees)],
  ['changed at', (row) => row.updatedAt],
];

const newsColumns: Columns<ReturnType<typeof readNews>> = [
  ['news', (row) => row.newsId],
  ['published on', (row) => row.publishedOn],
  ['header', (row) => row.header],
  ['text', (row) => row.body],
  ['attachments', (row) => JSON.stringify(row.attachments)],
];

const mediaColumns: Columns<ReturnType<typeof readMedia>> = [
  ['media', (row) => row.mediaId],
  ['use', (row) => row.use],
  ['title', (row) => row.title],
  ['featured', (row) => row.isFeatured],
  ['taken on', (row) => row.takenOn],
  ['file', fileNameOf],
  ['poster', posterNameOf],
  ['kind', (row) => row.kind],
  ['width (pixels)', (row) => row.width],
  ['height (pixels)', (row) => row.height],
  ['address', (row) => row.url],
];

const deviceColumns: Columns<ReturnType<typeof readDevices>> = [
  ['sign-in', (row) => row.sessionId],
  ['method', (row) => row.method],
  ['device', (row) => row.device],
  ['network address', (row) => row.address],
  ['began at', (row) => row.startedAt],
  ['last used at', (row) => row.lastUsedAt],
  ['confirmed at', (row) => row.confirmedAt],
  ['ended at', (row) => row.endedAt],
  ['ends at', (row) => row.expiresAt],
];

const comparisonColumns: Columns<ReturnType<typeof readComparisons>> = [
  ['comparison', (row) => row.hash],
  ['left', (row) => row.leftFilter],
  ['right', (row) => row.rightFilter],
  ['left cards', (row) => row.leftComponentSelections],
  ['right cards', (row) => row.rightComponentSelections],
  ['metrics', (row) => row.metricsSelections],
  ['made by me or my circle', (row) => row.isOwn],
  ['made at', (row) => row.createdAt],
  ['last opened at', (row) => row.lastUsedAt],
];

const blockedColumns: Columns<ReturnType<typeof readBlockedSenders>> = [
  ['sender', (row) => row.sender],
  ['name', (row) => row.name],
  ['blocked at', (row) => row.blockedAt],
];

const messageColumns: Columns<ReturnType<typeof readReceivedMessages>> = [
  ['message', (row) => row.messageId],
  ['about', (row) => row.playerName],
  ['from', (row) => row.senderName],
  ['email', (row) => row.senderEmail],
  ['organization', (row) => row.organization],
  ['text', (row) => row.body],
  ['sent at', (row) => row.sentAt],
];

const resumeChoiceColumns: Columns<ReturnType<typeof readResumeChoice>> = [
  ['chosen', (row) => JSON.stringify(row.settings)],
  ['timeframes', (row) => JSON.stringify(row.timeframes)],
];

const resumeColumns: Columns<ReturnType<typeof readResumes>> = [
  ['resume', (row) => row.hash],
  ['chosen', (row) => JSON.stringify(row.state)],
  ['made at', (row) => row.createdAt],
  ['ends at', (row) => row.expiresAt],
  ['times opened', (row) => row.viewCount],
];

const paymentColumns: Columns<ReturnType<typeof readPayments>> = [
  ['payment', (row) => row.paymentId],
  ['product id', (row) => row.productId],
  ['product', (row) => row.productName],
  ['amount (smallest unit)', (row) => row.amount],
  ['currency', (row) => row.currency],
  ['provider', (row) => row.provider],
  ["provider's reference", (row) => row.providerReference],
  ['state', (row) => row.state],
  ['begun at', (row) => row.createdAt],
  ['settled at', (row) => row.settledAt],
];

const trailColumns: Columns<ReturnType<typeof readTrail>> = [
  ['event', (row) => row.eventId],
  ['at', (row) => row.occurredAt],
  ['what', (row) => row.kind],
  ['device', (row) => row.device],
  ['network address', (row) => row.address],
  ['details', (row) => JSON.stringify(row.details)],
];

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const extensionOf = (contentType: string): string => extensions[contentType] ?? 'bin';

type MediaItem = RowOf<ReturnType<typeof readMedia>>;

function fileNameOf({ mediaId, contentType }: MediaItem): string | null {
  return contentType === null ? null : `${filePathOf(mediaId)}.${extensionOf(contentType)}`;
}

/** Next to its clip. Ids contain no dot in their file name, so the name is unique. */
function posterNameOf({ mediaId, posterWidth }: MediaItem): string | null {
  return posterWidth === null ? null : `${filePathOf(mediaId)}.poster.webp`;
}

/**
 * The id with unsafe characters encoded as numbers, so that it cannot leave the folder, and different ids have
 * different names.
 */
const filePathOf = (mediaId: string): string =>
  `media/${mediaId.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`;

/** 'collegeEndDate' becomes 'college end date'. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
