import { ROUND_FORMAT, type RoundDocument } from '@strokebook/golf/model';
import type { FileFormat, JsonFormat, TableFormat } from '../file-format.ts';
import type { CsvRow, CsvTable } from '../csv-table.ts';
import { fieldsOf, isFields, listOf } from '../json-values.ts';
import { roundsOfJson } from '../round-documents.ts';

/** The tables of rounds in an account's archive. */
const ownTables = ['rounds', 'holes', 'shots'] as const;
export type OwnTable = (typeof ownTables)[number];
export type OwnFiles = { readonly [table in OwnTable]?: CsvTable };

const headsOfTables: Readonly<Record<OwnTable, readonly string[]>> = {
  rounds: ['round', 'played on', 'ended after', 'course id'],
  holes: ['round', 'order of play', 'hole', 'score typed'],
  shots: ['round', 'hole', 'shot', 'to edge of green (yards)'],
};

/** Which table of the product's own export has these heads; null for other tables. */
export const ownTableOf = (heads: ReadonlySet<string>): OwnTable | null =>
  ownTables.find((table) => headsOfTables[table].every((head) => heads.has(head))) ?? null;

const isOwnFormat = (format: unknown): boolean => typeof format === 'string' && format.startsWith('strokebook.export/');

/**
 * The rounds of the archive's tables, which are the same documents that were exported: strokes belong to the holes in
 * order of play. @throws ImportError with every problem of every document
 */
export function roundsOfOwnTables({ rounds, holes, shots }: OwnFiles): readonly RoundDocument[] {
  const holesBy = Map.groupBy(holes?.rows ?? [], roundOfRow);
  const shotsBy = Map.groupBy(shots?.rows ?? [], roundOfRow);
  return roundsOfJson({
    rounds: (rounds?.rows ?? []).map((row) =>
      documentOf(row, holesBy.get(row.cell('round')) ?? [], shotsBy.get(row.cell('round')) ?? []),
    ),
  }).rounds;
}

const roundOfRow = ({ cell }: CsvRow): string => cell('round');

function documentOf(row: CsvRow, holes: readonly CsvRow[], shots: readonly CsvRow[]): object {
  const { text, number, flag } = readersOf(row);
  const ordered = holes.toSorted((a, b) => Number(a.cell('order of play')) - Number(b.cell('order of play')));
  const runs = runsOf(shots);
  return {
    format: ROUND_FORMAT,
    roundId: text('round'),
    playedOn: text('played on'),
    type: text('type'),
    status: text('status'),
    holeCount: number('holes'),
    stoppedAfter: number('ended after'),
    course: {
      courseId: text('course id'),
      name: text('course'),
      tee: filled({ name: text('tee'), rating: number('course rating'), slope: number('slope') }),
    },
    tournament: filled({ tournamentId: text('tournament id'), name: text('tournament') }),
    roundNumber: number('round number'),
    isSimulator: flag('simulator'),
    playingConditions: number('playing conditions'),
    player: filled({ playerId: text('player id'), name: text('player') }),
    notes: text('notes'),
    holes: ordered.map((hole) => {
      const place = runs.findIndex((run) => run[0]?.cell('hole') === hole.cell('hole'));
      const [own = []] = place < 0 ? [] : runs.splice(place, 1);
      return { ...holeOf(hole), shots: own.length === 0 ? undefined : own.map(shotOf) };
    }),
  };
}

/** Strokes of one playing of a hole: a nine-hole course that is played twice has each hole's strokes twice. */
function runsOf(shots: readonly CsvRow[]): (readonly CsvRow[])[] {
  const runs: CsvRow[][] = [];
  for (const shot of shots) {
    if (shot.cell('shot') === '1' || runs.length === 0) runs.push([shot]);
    else runs.at(-1)?.push(shot);
  }
  return runs;
}

function holeOf(row: CsvRow): object {
  const { text, number, flag } = readersOf(row);
  return {
    hole: number('hole'),
    par: number('par'),
    yards: number('length (yards)'),
    strokeIndex: number('stroke index'),
    score: number('score'),
    putts: number('putts'),
    fairway: text('fairway'),
    penalties: number('penalty strokes'),
    inferred: text('worked out, not typed')?.split(','),
    isScoreTyped: flag('score typed'),
    isPickedUp: flag('picked up'),
    tee: filled({ lat: number('tee latitude'), lon: number('tee longitude') }),
    pin: filled({ lat: number('pin latitude'), lon: number('pin longitude') }),
    pinSide: text('pin side'),
    pinDepth: text('pin depth'),
    dogleg: text('dogleg'),
  };
}

function shotOf(row: CsvRow): object {
  const { text, number, flag } = readersOf(row);
  return {
    lie: text('lie'),
    toPin: number('to pin (yards)'),
    toGreenEdge: number('to edge of green (yards)'),
    distance: number('length (yards)'),
    club: text('club'),
    penalty: filled({ strokes: number('penalty strokes'), reason: text('penalty reason') }),
    position: filled({ lat: number('latitude'), lon: number('longitude') }),
    target: filled({ lat: number('target latitude'), lon: number('target longitude') }),
    end: filled({
      lie: text('end lie'),
      toPin: number('end to pin (yards)'),
      position: filled({ lat: number('end latitude'), lon: number('end longitude') }),
    }),
    isConceded: flag('conceded'),
  };
}

/** The cells of a row as values of a document; undefined for empty ones. */
const readersOf = ({ cell }: CsvRow) => ({
  // An apostrophe keeps spreadsheets from running a text that begins like a formula.
  text: (head: string) => cell(head).replace(/^'(?=[\s\p{Cf}]*[=+\-@])/u, '') || undefined,
  number: (head: string) => (cell(head) === '' ? undefined : Number(cell(head))),
  // 'no' is written for fields that documents leave out.
  flag: (head: string) => (cell(head) === 'yes' ? true : undefined),
});

/** An object with a value at least; undefined for one without. */
const filled = <Value extends object>(value: Value): Value | undefined =>
  Object.values(value).some((one) => one !== undefined && !(isFields(one) && filled(one) === undefined))
    ? value
    : undefined;

const ownFormat = (name: string): FileFormat => ({
  source: 'documents',
  name,
  canBeRead: 'The export as one JSON file, or its tables of rounds, holes and shots can be read.',
});

export const ownExport: JsonFormat = {
  ...ownFormat('the export of a Strokebook account'),
  is: (json) => isOwnFormat(fieldsOf(json).format),
  words: /"strokebook\.export\//,
  documentsOf: (json) =>
    roundsOfJson({ rounds: listOf(fieldsOf(json).rounds).map((row) => fieldsOf(row).round) }).rounds,
};

export const ownTable: TableFormat = {
  ...ownFormat('a table of a Strokebook export'),
  isOf: (heads) => ownTableOf(heads) !== null,
};
