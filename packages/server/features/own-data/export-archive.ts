import { accountExport, settingExport } from '../../db/account-tables/account.ts';
import { exportedTables } from '../../db/account-tables/account-tables.ts';
import { type CsvColumns, csvColumns } from '../../db/account-tables/csv-columns.ts';
import { exportedFileName, exportedPosterName } from '../../db/account-tables/exported-file-names.ts';
import { mediaExport } from '../../db/account-tables/pages.ts';
import { roundExport } from '../../db/account-tables/rounds.ts';
import type { TableExport } from '../../db/account-tables/table-export.ts';
import type { Queryable } from '../../db/database.ts';
import type { ArchiveFile } from './archive.ts';
import { writeCsv } from './csv.ts';
import { findPasswordChange, listCircle, listQualifierScores, listTeams, type OwnAccount } from './export-queries.ts';
import { type ExportSource, readMainFile, readPoster } from './export-source.ts';
import { holeColumns, holesOf, shotColumns, shotsOf } from './round-tables.ts';
import { encodeText } from './text-chunks.ts';

/** Yields the files of an account's archive. */
export async function* listExportFiles(
  { query, files }: ExportSource,
  account: OwnAccount,
): AsyncGenerator<ArchiveFile> {
  const { accountId } = account;
  const readRounds = () => roundExport.read(query, accountId);
  for (const { exported } of exportedTables) {
    if (exported === accountExport) yield table('account', factColumns, await accountFacts(query, account));
    else if (exported !== mediaExport) yield tableOf(exported, account, query);
    if (exported === settingExport) {
      yield table('circle', circleColumns, await listCircle(query, account));
      yield table('teams', teamColumns, await listTeams(query, accountId));
      yield table('qualifier-scores', qualifierColumns, await listQualifierScores(query, accountId));
    }
    if (exported === roundExport) {
      yield table('holes', holeColumns, holesOf(readRounds()));
      yield table('shots', shotColumns, shotsOf(readRounds()));
    }
  }
  yield tableOf(mediaExport, account, query);
  for await (const item of mediaExport.read(query, accountId)) {
    yield* mediaFile(exportedFileName(item), await readMainFile(files, item));
    yield* mediaFile(exportedPosterName(item), await readPoster(files, item));
  }
}

/** A stored file; nothing without a name, or if the file is missing. */
function* mediaFile(name: string | null, chunks: AsyncIterable<Uint8Array> | null): Generator<ArchiveFile> {
  if (name !== null && chunks !== null) yield { name, chunks, isCompressed: true };
}

/** 'roundRevisions' is in `round-revisions.csv`. */
const tableOf = (exported: TableExport, { accountId }: OwnAccount, query: Queryable): ArchiveFile =>
  table(splitWords(exported.name, '-'), exported, exported.read(query, accountId));

const table = <Row>(
  name: string,
  columns: CsvColumns<Row>,
  rows: AsyncIterable<Row> | readonly Row[],
): ArchiveFile => ({ name: `${name}.csv`, chunks: encodeText(writeCsv(columns, rows)), isCompressed: false });

/** One line per property of the account, because a line is easier to read than a table with one row. */
async function accountFacts(query: Queryable, account: OwnAccount): Promise<readonly Fact[]> {
  const passwordChangedAt = await findPasswordChange(query, account.accountId);
  const cells = accountExport.cellsOf(account);
  return [
    ...accountExport.heads.map((what, place) => ({ what, value: cells[place] })),
    { what: 'password set', value: passwordChangedAt !== null },
    { what: 'password set at', value: passwordChangedAt },
    ...Object.entries(account.extraInfo).map(([name, value]) => ({ what: splitWords(name, ' '), value })),
  ];
}

type Fact = { readonly what: string; readonly value: ReturnType<typeof accountExport.cellsOf>[number] };

const factColumns = csvColumns<Fact>([
  ['what', 'what'],
  ['value', 'value'],
]);

const circleColumns = csvColumns<Awaited<ReturnType<typeof listCircle>>[number]>([
  ['account id', 'accountId'],
  ['username', 'username'],
  ['level of access', 'level'],
]);

const teamColumns = csvColumns<Awaited<ReturnType<typeof listTeams>>[number]>([
  ['organization', 'organizationName'],
  ['organization id', 'organizationId'],
  ['roster', 'rosterName'],
  ['roster id', 'rosterId'],
  ['group', 'groupName'],
]);

const qualifierColumns = csvColumns<Awaited<ReturnType<typeof listQualifierScores>>[number]>([
  ['team', 'team'],
  ['qualifier', 'qualifier'],
  ['day', 'playedOn'],
  ['course', 'course'],
  ['score', 'score'],
  ['holes', 'holes'],
]);

/** 'collegeEndDate' becomes 'college end date'. */
const splitWords = (name: string, sign: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `${sign}${letter.toLowerCase()}`);
