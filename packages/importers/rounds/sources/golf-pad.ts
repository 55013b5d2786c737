import { fold } from '@strokebook/golf/format';
import { metres, metresToYards, type PenaltyReason, type Shot } from '@strokebook/golf/model';
import type { TableFormat } from '../file-format.ts';
import { guessDayOrder } from '../../tables/read-day.ts';
import type { CsvRow, CsvTable } from '../csv-table.ts';
import { type FoundHole, type FoundRound, type RoundNote, UNKNOWN_TEE } from '../found-round.ts';
import { type RawRound, soundRound } from '../sound-round.ts';
import { readClub } from '../words/club-words.ts';
import { readLie } from '../words/lie-words.ts';
import { readFairway } from '../words/result-words.ts';
import { dayOf, decimalOf, timeOf, wholeOf } from '../worksheet/row-cells.ts';

/** The tables of an export; the free version has the rounds alone. */
const golfPadTables = ['rounds', 'holes', 'shots'] as const;
export type GolfPadTable = (typeof golfPadTables)[number];
export type GolfPadFiles = { readonly [table in GolfPadTable]?: CsvTable | undefined };

const headsOfTables: Readonly<Record<GolfPadTable, readonly string[]>> = {
  rounds: ['course name', 'scoring format', 'gross score'],
  holes: ['course name', 'hole number', 'hole par', 'total strokes'],
  shots: ['course name', 'hole number', 'shot number', 'lie'],
};

/** Which table of Golf Pad's export has these heads; null for other tables. */
export const golfPadTableOf = (heads: ReadonlySet<string>): GolfPadTable | null =>
  golfPadTables.find((table) => headsOfTables[table].every((head) => heads.has(head))) ?? null;

/** The first row that cannot be joined with the others, and what it lacks; null if there is none. */
function golfPadProblem(kind: GolfPadTable, table: CsvTable): { readonly line: number; readonly lacks: string } | null {
  for (const { line, cell } of table.rows) {
    if (cell('date') === '') return { line, lacks: 'day' };
    if (kind !== 'rounds' && wholeOf(cell('hole number')) === undefined) return { line, lacks: 'hole number' };
    if (kind === 'shots' && wholeOf(cell('shot number')) === undefined) return { line, lacks: 'shot number' };
  }
  return null;
}

type Played = { readonly round: CsvRow | null; readonly holes: readonly CsvRow[] };

/**
 * The owner's rounds; where several players can be the owner, those of each with the name, so that the person says whose
 * they are. The tables have no id of a round: they are joined by day and course, and rounds of one day on one
 * course are told apart by their scores, else by their order.
 */
export function roundsOfGolfPad(files: GolfPadFiles): readonly FoundRound[] {
  const owners = ownersOf(files);
  const [owner, ...others] = owners;
  if (owner === undefined || others.length === 0) return roundsOfPlayer(files, owner ?? null, null);
  // The table of strokes does not say whose they are.
  return owners.flatMap((name) => roundsOfPlayer({ ...files, shots: undefined }, name, name));
}

/** @param name the player's, where it is to be asked whose the rounds are */
function roundsOfPlayer(files: GolfPadFiles, player: string | null, name: string | null): readonly FoundRound[] {
  const isOfPlayer = (row: CsvRow): boolean => playerOf(row) === player || (name === null && playerOf(row) === '');
  const ofPlayer = (rows: readonly CsvRow[] = []) => rows.filter(isOfPlayer);
  const rounds = ofPlayer(files.rounds?.rows);
  const holes = ofPlayer(files.holes?.rows);
  const shots = files.shots?.rows ?? [];
  const order = guessDayOrder([...new Set([...rounds, ...holes, ...shots].map(({ cell }) => cell('date')))]);
  const keyOf = ({ cell }: CsvRow): string => `${dayOf(cell('date'), order) ?? ''} ${fold(cell('course name'))}`;
  const roundsBy = Map.groupBy(rounds, keyOf);
  const holesBy = Map.groupBy(holes, keyOf);
  const shotsBy = Map.groupBy(shots, keyOf);
  const keys = new Set([...roundsBy.keys(), ...holesBy.keys(), ...shotsBy.keys()]);
  return [...keys].flatMap((key) => {
    const rows = roundsBy.get(key) ?? [];
    const ownShots = splitBy(shotsBy.get(key) ?? [], ({ cell }) => `${cell('hole number')} ${cell('shot number')}`);
    const { played, isCertain } = joined(
      rows,
      splitBy(holesBy.get(key) ?? [], ({ cell }) => cell('hole number')),
    );
    // Strokes of a hole that is in no other table are a round too.
    const all = played.length === 0 && ownShots.length > 0 ? ownShots.map(() => ({ round: null, holes: [] })) : played;
    return all.flatMap((one, place) => {
      const raw = rawRoundOf(one, ownShots[place] ?? [], order, all.length > 1 && !isCertain);
      return raw === null ? [] : (soundRound({ ...raw, player: name }) ?? []);
    });
  });
}

const playerOf = ({ cell }: CsvRow): string => cell('player name');

/**
 * The players with the most rounds, or holes in a file without rounds: cards of a group have others too. Of several with
 * as many, the one for whom the strokes add up on more holes than for any other, because the app tracks its owner alone.
 */
function ownersOf({ rounds, holes, shots }: GolfPadFiles): readonly string[] {
  const most = namesWithMost((rounds ?? holes)?.rows.map(playerOf) ?? []);
  if (most.length < 2 || shots === undefined) return most;
  const placeOf = ({ cell }: CsvRow): string => `${cell('date')} ${fold(cell('course name'))} ${cell('hole number')}`;
  const strokes = new Map([...Map.groupBy(shots.rows, placeOf)].map(([place, rows]) => [place, rows.length]));
  const fitting = (holes?.rows ?? []).filter((row) => {
    const tracked = strokes.get(placeOf(row)) ?? 0;
    return (
      most.includes(playerOf(row)) && tracked > 0 && tracked + penaltiesOf(row) === wholeOf(row.cell('total strokes'))
    );
  });
  const owners = namesWithMost(fitting.map(playerOf));
  return owners.length === 1 ? owners : most;
}

const penaltiesOf = ({ cell }: CsvRow): number => wholeOf(cell('penalties')) ?? 0;

function namesWithMost(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([name]) => name);
}

/** Rows of a key that repeats belong to the next round of that day. */
function splitBy(rows: readonly CsvRow[], keyOf: (row: CsvRow) => string): readonly (readonly CsvRow[])[] {
  const parts: CsvRow[][] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const time = times.get(keyOf(row)) ?? 0;
    times.set(keyOf(row), time + 1);
    (parts[time] ??= []).push(row);
  }
  return parts;
}

const sumOf = (rows: readonly CsvRow[]): number =>
  rows.reduce((sum, { cell }) => sum + (wholeOf(cell('total strokes')) ?? 0), 0);

/** Joins the rounds of a day with their holes: by their gross scores, else in their order. */
function joined(
  rounds: readonly CsvRow[],
  parts: readonly (readonly CsvRow[])[],
): { readonly played: readonly Played[]; readonly isCertain: boolean } {
  if (rounds.length === 0)
    return { played: parts.map((holes) => ({ round: null, holes })), isCertain: parts.length <= 1 };
  const free = [...parts];
  let isCertain = true;
  const ordered = rounds.toSorted((a, b) =>
    (timeOf(a.cell('start time')) ?? '').localeCompare(timeOf(b.cell('start time')) ?? ''),
  );
  const played = ordered.map((round): Played => {
    const gross = wholeOf(round.cell('gross score'));
    const equal = free.filter((part) => sumOf(part) === gross);
    const holes = equal[0] ?? free[0] ?? [];
    if (equal.length !== 1) isCertain = false;
    free.splice(free.indexOf(holes), free.includes(holes) ? 1 : 0);
    return { round, holes };
  });
  return { played: [...played, ...free.map((holes) => ({ round: null, holes }))], isCertain };
}

function rawRoundOf(
  { round, holes }: Played,
  shots: readonly CsvRow[],
  order: Parameters<typeof dayOf>[1],
  isGuessed: boolean,
): RawRound | null {
  const any = round ?? holes[0] ?? shots[0];
  const playedOn = any === undefined ? null : dayOf(any.cell('date'), order);
  if (any === undefined || playedOn === null) return null;
  const cell = (head: string): string => round?.cell(head) ?? holes[0]?.cell(head) ?? '';
  const [rating, slope] = [decimalOf(cell('rating')), wholeOf(cell('slope'))];
  const shotsByHole = Map.groupBy(shots, (shot) => shot.cell('hole number'));
  const numbers = holes.length > 0 ? [] : [...shotsByHole.keys()].flatMap((number) => wholeOf(number) ?? []);
  const notes: readonly RoundNote[] = isGuessed
    ? [
        {
          hole: null,
          kind: 'joined',
          text: 'Two rounds of one day on one course: their holes were told apart by their order.',
        },
      ]
    : [];
  return {
    sourceId: null,
    playedOn,
    startTime: timeOf(cell('start time')),
    course: {
      name: any.cell('course name'),
      tee: {
        name: cell('tee name') || UNKNOWN_TEE,
        ...(rating === undefined ? {} : { rating }),
        ...(slope === undefined ? {} : { slope }),
      },
    },
    type: 'practice',
    tournamentName: null,
    roundNumber: null,
    holeCount: wholeOf(cell('course holes')),
    total: wholeOf(cell('gross score')),
    totalPar: totalParOf(cell),
    player: null,
    holes: [
      ...holes.map((hole) => holeOf(hole, shotsByHole.get(hole.cell('hole number')) ?? [])),
      ...numbers.map((hole): FoundHole => ({ hole, shots: shotsOf(shotsByHole.get(String(hole)) ?? []) })),
    ].toSorted((a, b) => a.hole - b.hole),
    notes,
  };
}

function totalParOf(cell: CsvRow['cell']): number | undefined {
  const [gross, over] = [wholeOf(cell('gross score')), wholeOf(cell('gross score over par'))];
  return gross === undefined || over === undefined ? undefined : gross - over;
}

const strokeIndexHeads = ['stroke index', 'handicap stroke index', 'hole handicap', 'hcp', 'si'];

function holeOf({ cell }: CsvRow, shots: readonly CsvRow[]): FoundHole {
  const fairway = readFairway(cell('fairway'));
  const score = wholeOf(cell('total strokes'));
  const penalties = wholeOf(cell('penalties'));
  return {
    hole: wholeOf(cell('hole number')) ?? 0,
    par: wholeOf(cell('hole par')),
    strokeIndex: strokeIndexHeads.flatMap((head) => wholeOf(cell(head)) ?? [])[0],
    score: score === 0 ? undefined : score,
    putts: score === 0 ? undefined : wholeOf(cell('putts')),
    ...(fairway === null ? {} : { fairway }),
    penalties: score === 0 ? undefined : penalties,
    shots: withPenalty(shotsOf(shots), shots, score ?? 0, penalties ?? 0),
  };
}

function shotsOf(rows: readonly CsvRow[]): readonly Shot[] {
  return inOrder(rows).map(({ cell }, index): Shot => {
    const [toPin, left, length] = ['target distance before', 'target distance after', 'shot length meters'].map(
      (head) => decimalOf(cell(head)),
    );
    const club = readClub(cell('club')) ?? readClub(cell('club details'));
    return {
      lie: readLie(cell('lie')) ?? (index === 0 ? 'tee' : 'other'),
      ...(toPin === undefined ? {} : { toPin: metresToYards(metres(toPin)) }),
      ...(length === undefined ? {} : { distance: metresToYards(metres(length)) }),
      ...(club === null ? {} : { club }),
      ...(left === 0 ? { end: { lie: 'holed' } } : {}),
    };
  });
}

const inOrder = (rows: readonly CsvRow[]): readonly CsvRow[] =>
  rows.toSorted((a, b) => (wholeOf(a.cell('shot number')) ?? 0) - (wholeOf(b.cell('shot number')) ?? 0));

const penaltyWords: readonly (readonly [PenaltyReason, RegExp])[] = [
  ['outOfBounds', /\b(ob|oob|out of bounds)\b/i],
  ['penaltyArea', /\b(water|hazard|penalty)\b/i],
  ['lostBall', /\blost\b/i],
  ['unplayable', /\bunplayable\b/i],
];

/** Penalties are a number of the hole; they belong to the one stroke whose outcome tells of them. */
function withPenalty(
  shots: readonly Shot[],
  rows: readonly CsvRow[],
  score: number,
  penalties: number,
): readonly Shot[] {
  if (penalties === 0 || shots.length + penalties !== score) return shots;
  const reasons = inOrder(rows).map(({ cell }) => penaltyWords.find(([, words]) => words.test(cell('outcome')))?.[0]);
  if (reasons.filter((reason) => reason !== undefined).length !== 1) return shots;
  return shots.map((shot, index) =>
    reasons[index] === undefined ? shot : { ...shot, penalty: { strokes: penalties, reason: reasons[index] } },
  );
}

export const golfPadFormats = golfPadTables.map(
  (of): TableFormat => ({
    source: 'golf-pad',
    name: `a Golf Pad file of ${of}`,
    canBeRead: 'Rounds, holes and shots as CSV can be read.',
    isOf: (heads) => golfPadTableOf(heads) === of,
    problemOf: (table) => golfPadProblem(of, table),
  }),
);
