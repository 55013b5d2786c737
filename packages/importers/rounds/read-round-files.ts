import type { ImportSource } from '@strokebook/contract';
import type { RoundDocument } from '@strokebook/golf/model';
import type { FileFormat } from './file-format.ts';
import type { FoundRound } from './found-round.ts';
import { ImportError } from './problem.ts';
import { type FileContents, type RecognisedFile, recogniseFile, type RoundFile } from './recognise-file.ts';
import { roundsOfLines } from './round-documents.ts';
import { roundIdsOf } from './round-ids.ts';
import { collectGarmin, emptyGarminData } from './sources/garmin-json.ts';
import { roundsOfGarmin } from './sources/garmin.ts';
import { golfPadTableOf, roundsOfGolfPad } from './sources/golf-pad.ts';
import { roundsOfGolfmetrics } from './sources/golfmetrics.ts';
import { ownTable, ownTableOf, roundsOfOwnTables } from './sources/own-export.ts';
import { readWorksheet, type ReadWorksheet, type SheetChoices } from './worksheet/read-worksheet.ts';

/** A file, what it was taken for, and why it could not be read; null if it could. */
export type FileOutcome = {
  readonly name: string;
  /** 'a Golf Pad file of holes'; null for a file of no known kind. */
  readonly saidToBe: string | null;
  readonly problem: string | null;
};

/** Files that belong together, and what they hold. */
export type RoundGroup = {
  /** Null for files that are of no known kind. */
  readonly source: ImportSource | null;
  readonly files: readonly FileOutcome[];
  /** Rounds of other products, each once, and their ids in the same order. */
  readonly rounds: readonly FoundRound[];
  readonly roundIds: readonly string[];
  /** The product's own rounds and those of the tour, which are complete. */
  readonly documents: readonly RoundDocument[];
  /** The columns and choices of a worksheet, which is a group of its own. */
  readonly worksheet: ReadWorksheet | null;
};

/** More files than rounds of a career, each with a scorecard of its own. */
const MAX_FILES = 6_000;

type Recognised = RecognisedFile & { readonly name: string };

/**
 * Reads the files of an import: tells each by its contents, joins those that belong together, and says of every other
 * one what it was taken for and what is wrong. Never throws (IMPORT-17, IMPORT-24).
 *
 * @param choices how worksheets are read
 */
export function readRoundFiles(
  files: readonly RoundFile[],
  choices: SheetChoices = { byFile: new Map(), byHeads: new Map() },
): readonly RoundGroup[] {
  const refused: FileOutcome[] = files
    .slice(MAX_FILES)
    .map(({ name }) => ({ name, saidToBe: null, problem: `There are more than ${MAX_FILES} files.` }));
  const groups = new Map<string, Recognised[]>();
  const counted = { cells: 0, objects: 0 };
  for (const file of files.slice(0, MAX_FILES)) {
    const recognised = attempt(() => recogniseFile(file, counted), { format: null, failure: UNREADABLE });
    if ('failure' in recognised) refused.push(outcomeOf(file.name, recognised.format, recognised.failure));
    else {
      const { source } = recognised.format;
      // The columns of each worksheet are its own.
      const key = source === 'worksheet' ? `worksheet ${file.name}` : source;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [{ ...recognised, name: file.name }]);
      else group.push({ ...recognised, name: file.name });
    }
  }
  const read = [...groups.values()].map((group) => groupOf(group, choices));
  return refused.length === 0 ? read : [...read, { ...emptyGroup(null), files: refused }];
}

/** What is said of a file whose problem nobody foresaw. */
const UNREADABLE = 'it cannot be read';

function attempt<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The end of the sentence about a file that is of no known format. */
const ANY_CAN_BE_READ =
  'Files of Garmin, Golf Pad, Golfmetrics, 18Birdies, Hole19, Arccos, Shot Scope and GHIN, worksheets, and Strokebook rounds can be read.';

function outcomeOf(name: string, format: FileFormat | null, failure: string): FileOutcome {
  if (format === null) {
    return { name, saidToBe: null, problem: `This file is of no kind that is known: ${failure}. ${ANY_CAN_BE_READ}` };
  }
  const { name: saidToBe, canBeRead } = format;
  return { name, saidToBe, problem: `This looks like ${saidToBe}, but ${failure}. ${canBeRead}` };
}

const emptyGroup = (source: ImportSource | null): RoundGroup => ({
  source,
  files: [],
  rounds: [],
  roundIds: [],
  documents: [],
  worksheet: null,
});

type Found = Pick<RoundGroup, 'rounds' | 'documents' | 'worksheet'>;
const none: Found = { rounds: [], documents: [], worksheet: null };

function groupOf(files: readonly Recognised[], choices: SheetChoices): RoundGroup {
  const { source } = (files[0] as Recognised).format;
  const problems = new Map<string, string>();
  const read = attempt(() => roundsOfGroup(source, files, choices, problems), null);
  const found = read ?? none;
  const isEmpty = found.rounds.length === 0 && found.documents.length === 0;
  const ofAll = read === null ? UNREADABLE : isEmpty ? 'it holds no round' : null;
  const outcomes = files.map(({ name, format }): FileOutcome => {
    const problem = problems.get(name) ?? ofAll;
    return problem === null ? { name, saidToBe: format.name, problem } : outcomeOf(name, format, problem);
  });
  const { rounds, roundIds } = withoutRepeats(source, found.rounds);
  return { source, files: outcomes, ...found, rounds, roundIds };
}

/** A round that several files hold is taken once: the first of them that has its holes. */
function withoutRepeats(source: ImportSource, rounds: readonly FoundRound[]): Pick<RoundGroup, 'rounds' | 'roundIds'> {
  if (source === 'documents' || source === 'tour-feed') return { rounds: [], roundIds: [] };
  const byId = new Map<string, FoundRound>();
  for (const round of rounds) {
    if (round.sourceId === null || source === 'worksheet') continue;
    const before = byId.get(round.sourceId);
    if (before === undefined || (before.holes.length === 0 && round.holes.length > 0)) byId.set(round.sourceId, round);
  }
  const own = rounds.filter(
    (round) => round.sourceId === null || source === 'worksheet' || byId.get(round.sourceId) === round,
  );
  return { rounds: own, roundIds: roundIdsOf(source, own) };
}

/** @param problems of single files, to which those of this group are added */
function roundsOfGroup(
  source: ImportSource,
  files: readonly Recognised[],
  choices: SheetChoices,
  problems: Map<string, string>,
): Found {
  const jsons = files.flatMap(({ contents }) => (contents.of === 'json' ? [contents] : []));
  switch (source) {
    case 'garmin':
      return { ...none, rounds: roundsOfGarminFiles(files, jsons) };
    case 'golf-pad':
      return { ...none, rounds: roundsOfGolfPad(tablesBy(files, golfPadTableOf)) };
    case 'golfmetrics':
      return { ...none, rounds: tablesOf(files).flatMap(roundsOfGolfmetrics) };
    case 'worksheet':
      return roundsOfSheets(files, choices, problems);
    case 'documents':
    case 'tour-feed':
      return { ...none, documents: documentsOf(files, problems) };
    default:
      return { ...none, rounds: jsons.flatMap(({ json, format }) => format.roundsOf?.(json) ?? []) };
  }
}

type Json = Extract<FileContents, { of: 'json' }>;

function roundsOfGarminFiles(files: readonly Recognised[], jsons: readonly Json[]): readonly FoundRound[] {
  const data = emptyGarminData();
  for (const { json } of jsons) collectGarmin(json, data);
  return roundsOfGarmin(
    data,
    files.flatMap(({ contents }) => (contents.of === 'fit' ? [contents.scorecard] : [])),
  );
}

type TableContents = Extract<FileContents, { of: 'table' }>['table'];

const tablesOf = (files: readonly Recognised[]): readonly TableContents[] =>
  files.flatMap(({ contents }) => (contents.of === 'table' ? [contents.table] : []));

/** The tables of an export by what they hold; a second file of the same kind continues the first. */
function tablesBy(
  files: readonly Recognised[],
  kindOf: (heads: ReadonlySet<string>) => string | null,
): Readonly<Record<string, TableContents>> {
  const by: Record<string, TableContents> = {};
  for (const table of tablesOf(files)) {
    const kind = kindOf(table.heads);
    const before = kind === null ? undefined : by[kind];
    if (kind !== null) by[kind] = before === undefined ? table : { ...before, rows: [...before.rows, ...table.rows] };
  }
  return by;
}

function roundsOfSheets(files: readonly Recognised[], choices: SheetChoices, problems: Map<string, string>): Found {
  const [file] = files;
  if (file?.contents.of !== 'sheets') return none;
  const worksheet = readWorksheet(file.contents.sheets, choices.byFile.get(file.name), choices.byHeads);
  const [problem] = worksheet.problems;
  if (problem !== undefined) problems.set(file.name, sentencePart(problem));
  return { rounds: worksheet.rounds, documents: [], worksheet };
}

/** 'No column …' as the second part of a sentence. */
const sentencePart = (sentence: string): string => {
  const [first = ''] = sentence;
  return `${first.toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
};

function documentsOf(files: readonly Recognised[], problems: Map<string, string>): readonly RoundDocument[] {
  const tables = files.filter(({ format }) => format === ownTable);
  const readers = [
    ...files
      .filter(({ format }) => format !== ownTable)
      .map((file) => ({ names: [file.name], read: () => documentsOfFile(file) })),
    ...(tables.length === 0
      ? []
      : [
          {
            names: tables.map(({ name }) => name),
            read: () => roundsOfOwnTables(tablesBy(tables, ownTableOf)),
          },
        ]),
  ];
  const byId = new Map<string, RoundDocument>();
  for (const { names, read } of readers) {
    try {
      for (const document of read()) byId.set(document.roundId, byId.get(document.roundId) ?? document);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const [first] = error.problems;
      for (const name of names) problems.set(name, `${first?.path ?? ''} ${first?.message ?? UNREADABLE}`.trim());
    }
  }
  return [...byId.values()];
}

function documentsOfFile({ contents }: Recognised): readonly RoundDocument[] {
  if (contents.of === 'lines') return roundsOfLines(contents.text).rounds;
  return contents.of === 'json' ? (contents.format.documentsOf?.(contents.json) ?? []) : [];
}
