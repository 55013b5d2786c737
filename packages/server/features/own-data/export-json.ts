import type { Queryable } from '../../db/database.ts';
import { exportedSetting } from './exported-setting.ts';
import {
  findOwnPicture,
  findPasswordChange,
  listCircle,
  listTeams,
  type OwnAccount,
  readDevices,
  readMedia,
  readMediaBytes,
  readNews,
  readPictureBytes,
  readRounds,
  readSchedule,
  readSettings,
  readTrail,
} from './export-queries.ts';

const EXPORT_FORMAT = 'strokebook.export/1';

/** Everything of an account as one JSON document, piece by piece. */
export async function* writeJsonExport(query: Queryable, account: OwnAccount, at: Date): AsyncGenerator<string> {
  const { accountId, subCircleAccountIds, ...told } = account;
  const passwordChangedAt = await findPasswordChange(query, accountId);
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"exportedAt":${JSON.stringify(at)}`;
  yield `,"account":${JSON.stringify({ accountId, ...told, hasPassword: passwordChangedAt !== null, passwordChangedAt })}`;
  yield `,"circle":${JSON.stringify(await listCircle(query, subCircleAccountIds))}`;
  yield `,"teams":${JSON.stringify(await listTeams(query, accountId))}`;
  yield* writeList('settings', readSettings(query, accountId), (row) => JSON.stringify(exportedSetting(row)));
  yield* writePicture(query, accountId);
  yield* writeList('schedule', readSchedule(query, accountId), JSON.stringify);
  yield* writeList('news', readNews(query, accountId), JSON.stringify);
  yield* writeMedia(query, accountId);
  yield* writeList('devices', readDevices(query, accountId), JSON.stringify);
  yield* writeList('trail', readTrail(query, accountId), JSON.stringify);
  yield* writeList('rounds', readRounds(query, accountId), ({ revision, updatedAt, document }) =>
    JSON.stringify({ revision, updatedAt, round: document }),
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

async function* writePicture(query: Queryable, accountId: number): AsyncGenerator<string> {
  const picture = await findOwnPicture(query, accountId);
  if (picture === null) {
    yield ',"picture":null';
    return;
  }
  const { byteCount, ...told } = picture;
  yield `,"picture":${openObject(told, '"base64":"')}`;
  yield* toBase64(readPictureBytes(query, accountId, byteCount));
  yield '"}';
}

async function* writeMedia(query: Queryable, accountId: number): AsyncGenerator<string> {
  yield ',"media":[';
  let separator = '\n';
  for await (const { byteCount, ...item } of readMedia(query, accountId)) {
    if (byteCount === null) {
      yield separator + JSON.stringify(item);
    } else {
      yield separator + openObject(item, '"base64":"');
      yield* toBase64(readMediaBytes(query, accountId, item.mediaId, byteCount));
      yield '"}';
    }
    separator = ',\n';
  }
  yield ']';
}

/** The row's JSON with its end still open, followed by what is written by hand. */
const openObject = (row: object, rest: string): string => `${JSON.stringify(row).slice(0, -1)},${rest}`;

async function* toBase64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const piece of pieces) yield Buffer.from(piece).toString('base64');
}
