import { accountExport } from '../../db/account-tables/account.ts';
import { exportedTables } from '../../db/account-tables/account-tables.ts';
import { mediaExport } from '../../db/account-tables/pages.ts';
import { roundTables } from '../../db/account-tables/rounds.ts';
import { findPasswordChange, listCircle, listQualifierScores, listTeams, type OwnAccount } from './export-queries.ts';
import { type ExportSource, readMainFile, readPoster } from './export-source.ts';

const EXPORT_FORMAT = 'strokebook.export/1';

/** The rounds are last, because they are nearly all of the document. */
const lists = exportedTables
  .filter(({ exported }) => exported !== accountExport)
  .toSorted((a, b) => Number(roundTables.has(a.table)) - Number(roundTables.has(b.table)));

/** Streams everything of an account as one JSON document. */
export async function* writeJsonExport(
  { query, files }: ExportSource,
  account: OwnAccount,
  at: Date,
): AsyncGenerator<string> {
  const { accountId, circleMembers, ...fields } = account;
  const passwordChangedAt = await findPasswordChange(query, accountId);
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"exportedAt":${JSON.stringify(at)}`;
  yield `,"account":${JSON.stringify({ accountId, ...fields, hasPassword: passwordChangedAt !== null, passwordChangedAt })}`;
  yield `,"circle":${JSON.stringify(await listCircle(query, { circleMembers }))}`;
  yield `,"teams":${JSON.stringify(await listTeams(query, accountId))}`;
  yield `,"qualifierScores":${JSON.stringify(await listQualifierScores(query, accountId))}`;
  for (const { exported } of lists) {
    if (exported === mediaExport) {
      yield* writeList(mediaExport.name, mediaExport.read(query, accountId), async function* (row) {
        yield JSON.stringify(mediaExport.fieldsOf(row)).slice(0, -1);
        yield* writeFile('base64', await readMainFile(files, row));
        yield* writeFile('posterBase64', await readPoster(files, row));
        yield '}';
      });
    } else {
      yield* writeList(exported.name, exported.read(query, accountId), (row) => [
        JSON.stringify(exported.fieldsOf(row)),
      ]);
    }
  }
  yield '}\n';
}

async function* writeList<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  write: (row: Row) => AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator;
    yield* write(row);
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
