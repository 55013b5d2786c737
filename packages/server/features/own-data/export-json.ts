import type { AccountId } from '@strokebook/golf/access';
import { exportedSetting } from './exported-setting.ts';
import {
  findPasswordChange,
  listCircle,
  listTeams,
  type OwnAccount,
  readComparisons,
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
  readBlockedSenders,
  readReceivedMessages,
  readTrail,
} from './export-queries.ts';
import { type ExportSource, readMainFile, readPoster } from './export-source.ts';

const EXPORT_FORMAT = 'strokebook.export/1';

/** Streams everything of an account as one JSON document. */
export async function* writeJsonExport(
  { query, files }: ExportSource,
  account: OwnAccount,
  at: Date,
): AsyncGenerator<string> {
  const { accountId, subCircleAccountIds, ...fields } = account;
  const passwordChangedAt = await findPasswordChange(query, accountId);
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"exportedAt":${JSON.stringify(at)}`;
  yield `,"account":${JSON.stringify({ accountId, ...fields, hasPassword: passwordChangedAt !== null, passwordChangedAt })}`;
  yield `,"circle":${JSON.stringify(await listCircle(query, subCircleAccountIds))}`;
  yield `,"teams":${JSON.stringify(await listTeams(query, accountId))}`;
  yield* writeList('settings', readSettings(query, accountId), (row) => JSON.stringify(exportedSetting(row)));
  yield* writeList('schedule', readSchedule(query, accountId), JSON.stringify);
  yield* writeList('courses', readOwnCourses(query, accountId), JSON.stringify);
  yield* writeList('news', readNews(query, accountId), JSON.stringify);
  yield* writeMedia({ query, files }, accountId);
  yield* writeList('devices', readDevices(query, accountId), JSON.stringify);
  yield* writeList('comparisons', readComparisons(query, accountId), JSON.stringify);
  yield* writeList('resumeSettings', readResumeChoice(query, accountId), JSON.stringify);
  yield* writeList('resumes', readResumes(query, accountId), JSON.stringify);
  yield* writeList('payments', readPayments(query, accountId), JSON.stringify);
  yield* writeList('messages', readReceivedMessages(query, accountId), JSON.stringify);
  yield* writeList('blockedSenders', readBlockedSenders(query, accountId), JSON.stringify);
  yield* writeList('trail', readTrail(query, accountId), JSON.stringify);
  yield* writeList(
    'rounds',
    readRounds(query, accountId),
    ({ document, revision, updatedAt, changedBy, changeKind, enteredBy, ...mark }) =>
      JSON.stringify({
        ...{ revision, updatedAt, changedBy, changeKind, enteredBy },
        isFavorite: mark.isFavorite,
        favoriteNote: mark.favoriteNote,
        favoriteNoteBy: mark.favoriteNoteBy,
        favoriteNoteAt: mark.favoriteNoteAt,
        round: document,
      }),
  );
  yield* writeList('roundRevisions', readRoundRevisions(query, accountId), ({ document, ...row }) =>
    JSON.stringify({ ...row, round: document }),
  );
  yield* writeList('deletedRounds', readDeletedRounds(query, accountId), ({ document, ...row }) =>
    JSON.stringify({ ...row, round: document }),
  );
  yield '}\n';
}

async function* writeList<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  write: (row: Row) => string,
): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator + write(row);
    separator = ',\n';
  }
  yield ']';
}

async function* writeMedia({ query, files }: ExportSource, accountId: AccountId): AsyncGenerator<string> {
  yield ',"media":[';
  let separator = '\n';
  for await (const row of readMedia(query, accountId)) {
    const { drawing: _, ...item } = row;
    yield separator + JSON.stringify(item).slice(0, -1);
    yield* writeFile('base64', await readMainFile(files, row));
    yield* writeFile('posterBase64', await readPoster(files, row));
    yield '}';
    separator = ',\n';
  }
  yield ']';
}

/** Adds a base64 field to an object that is still open; nothing without a file. */
async function* writeFile(field: string, bytes: AsyncIterable<Uint8Array> | null): AsyncGenerator<string> {
  if (bytes === null) return;
  yield `,${JSON.stringify(field)}:"`;
  yield* toBase64(bytes);
  yield '"';
}

/** Yields pieces of a multiple of three bytes, so that their base64 joins without padding. */
async function* toBase64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}
