import type { CalendarDay } from '../calendar/index.ts';
import { formatStat, NOTHING } from '../format/index.ts';
import type { HoleCount, Int, UnitSystem } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { newestFirst } from '../selection/index.ts';
import { placeOfStat, readStat, type StatColumn, statColumns, sumTallies, type Tally } from '../stats/index.ts';

/** Columns of the rounds grid (DATA-31) and the stat of each. */
export const roundFigures = {
  yards: 'scoring.yards',
  score: 'scoring.score',
  birdieOrBetter: 'scoring.birdieOrBetter',
  onePutts: 'putt.onePutts',
  fir: 'drive.fairwaysHit',
  gir: 'approach.greensInRegulation',
  upDown: 'save.upAndDown',
  approachProxAfter: 'approach.proximity',
  girPuttProxStart: 'putt.firstPuttOnGreens',
  scrambleFirstPuttProxStart: 'putt.firstPuttScrambling',
  putts: 'putt.putts',
  madeFeetPutt: 'putt.feetMade',
  totalFeetPutt: 'putt.feetTotal',
  madeFeetPuttPercentage: 'putt.feetMadeShare',
} as const;
export type RoundFigure = keyof typeof roundFigures;
const figureNames = Object.keys(roundFigures) as readonly RoundFigure[];

export const roundsTableColumns = ['startDate', 'tournament', ...figureNames] as const;
export type RoundsTableColumn = (typeof roundsTableColumns)[number];

/** CMP-20. */
export const ROUNDS_PER_PAGE = 10;

type FigureCell = { readonly raw: number | null; readonly formattedValue: string };
export type FigureCells = Readonly<Record<RoundFigure, FigureCell>>;

/** One round of the grid (DATA-31, DATA-32), without data about its tournament and players that the server adds. */
type RoundsTableRow = {
  readonly golfRoundId: string;
  readonly startDate: CalendarDay;
  readonly tournamentId: string | null;
  readonly tournament: string | null;
  readonly course: string;
  readonly cells: FigureCells;
};

export type RoundsTable = {
  readonly rows: readonly RoundsTableRow[];
  /** Number of rounds on all pages. */
  readonly total: Int;
  /** From 1; the last page if a later one was requested. */
  readonly page: Int;
  /** 'Round Averages' over all rounds, not only those of the page (CMP-21). */
  readonly averages: FigureCells;
};

export type RoundsTableRequest = {
  readonly page: number;
  readonly pageSize: number;
  readonly units?: UnitSystem;
  readonly sort: { readonly column: RoundsTableColumn; readonly direction: 'asc' | 'desc' };
};

/** A page of the rounds grid (CMP-20), sorted by a column. Rounds without a figure come last in both directions. */
export function roundsTable(
  rounds: Career,
  holesPerRound: HoleCount,
  { page, pageSize, sort, units = 'imperial' }: RoundsTableRequest,
): RoundsTable {
  const sorted = rounds
    .map((round) => ({ round, key: sortKeyOf(round, sort.column, holesPerRound) }))
    .sort((a, b) => compareKeys(a.key, b.key, sort.direction) || newestFirst(a.round.summary, b.round.summary));
  const last = Math.max(1, Math.ceil(sorted.length / pageSize));
  const shown = Math.min(page, last);
  return {
    rows: sorted.slice((shown - 1) * pageSize, shown * pageSize).map(({ round }) => rowOf(round, holesPerRound, units)),
    total: sorted.length,
    page: shown,
    averages: averagesOf(sumTallies(rounds.map(({ tally }) => tally)), holesPerRound, units),
  };
}

type SortKey = string | number | null;

function sortKeyOf({ summary, tally }: CareerRound, column: RoundsTableColumn, holesPerRound: HoleCount): SortKey {
  if (column === 'startDate') return summary.playedOn;
  if (column === 'tournament') return summary.tournamentName?.toLowerCase() ?? null;
  return figureOfRound(tally, column, holesPerRound);
}

function compareKeys(a: SortKey, b: SortKey, direction: 'asc' | 'desc'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = a < b ? -1 : a > b ? 1 : 0;
  return direction === 'asc' ? order : -order;
}

function rowOf({ summary, tally }: CareerRound, holesPerRound: HoleCount, units: UnitSystem): RoundsTableRow {
  return {
    golfRoundId: summary.roundId,
    startDate: summary.playedOn,
    tournamentId: summary.tournamentId,
    tournament: summary.tournamentName,
    course: summary.courseName,
    cells: cellsOf((name) => {
      const raw = figureOfRound(tally, name, holesPerRound);
      return { raw, formattedValue: raw === null ? NOTHING : formatOfRound(raw, columnOf(name), units) };
    }),
  };
}

/** A per-round total is the actual total of that round: 17 finished holes are not scaled to 18. */
function figureOfRound(tally: Tally, name: RoundFigure, holesPerRound: HoleCount): number | null {
  const result = readStat(tally, placeOfStat(roundFigures[name]), holesPerRound);
  if (result.state !== 'value') return null;
  return columnOf(name).kind === 'perRound' ? result.sum : result.value;
}

/** Strokes of one round are whole numbers; other figures are formatted as everywhere. */
const formatOfRound = (raw: number, { kind, format }: StatColumn, units: UnitSystem): string =>
  kind === 'perRound' && format === 'oneDecimal' && Number.isInteger(raw)
    ? String(raw)
    : formatStat(raw, format, units);

const averagesOf = (tally: Tally, holesPerRound: HoleCount, units: UnitSystem): FigureCells =>
  cellsOf((name) => {
    const result = readStat(tally, placeOfStat(roundFigures[name]), holesPerRound);
    return result.state === 'value'
      ? { raw: result.value, formattedValue: formatStat(result.value, columnOf(name).format, units) }
      : { raw: null, formattedValue: NOTHING };
  });

const cellsOf = (cellOf: (name: RoundFigure) => FigureCell): FigureCells =>
  Object.fromEntries(figureNames.map((name) => [name, cellOf(name)])) as FigureCells;

const columnOf = (name: RoundFigure): StatColumn => statColumns[placeOfStat(roundFigures[name])] as StatColumn;
