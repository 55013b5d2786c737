import { feet, feetToYards, type Lie, type Shot, yards } from '@strokebook/golf/model';
import { strokesOf } from '@strokebook/golf/facts';
import type { TableFormat } from '../file-format.ts';
import { guessDayOrder } from '../../tables/read-day.ts';
import type { CsvRow, CsvTable } from '../csv-table.ts';
import type { FoundHole, FoundRound } from '../found-round.ts';
import { soundRound } from '../sound-round.ts';
import { dayOf, decimalOf, wholeOf } from '../worksheet/row-cells.ts';

const heads = ['roundid', 'golfername', 'hnum', 'stroke', 'startpos', 'holedis'];

/** Whether a table is the file of all strokes that Golfmetrics gives to coaches. */
export const isGolfmetrics = (columns: ReadonlySet<string>): boolean => heads.every((head) => columns.has(head));

/** The first row that belongs to no hole, and what it lacks; null if there is none. */
function golfmetricsProblem(table: CsvTable): { readonly line: number; readonly lacks: string } | null {
  for (const { line, cell } of table.rows) {
    if (cell('roundid') === '') return { line, lacks: 'round' };
    if (wholeOf(cell('hnum')) === undefined) return { line, lacks: 'hole number' };
    if (cell('date') === '') return { line, lacks: 'day' };
  }
  return null;
}

/** Start positions by their numbers; 5 is not used. */
const lieOfPosition: Readonly<Record<string, Lie>> = {
  0: 'tee',
  1: 'fairway',
  2: 'rough',
  3: 'bunker',
  4: 'green',
  6: 'rough',
};

/**
 * The rounds of a coach's team, each with its player's name; addresses are left out. Holes without strokes are not in
 * the file, and pars neither (IMPORT-09).
 */
export function roundsOfGolfmetrics({ rows }: CsvTable): readonly FoundRound[] {
  const byRound = Map.groupBy(rows, ({ cell }) => cell('roundid'));
  const order = guessDayOrder([...new Set(rows.map(({ cell }) => cell('date')))]);
  return [...byRound].flatMap(([id, own]) => {
    const cell = (own[0] as CsvRow).cell;
    const playedOn = dayOf(cell('date'), order);
    if (playedOn === null) return [];
    const total = wholeOf(cell('score'));
    const round = soundRound({
      sourceId: id,
      playedOn,
      startTime: null,
      course: { name: cell('course') },
      type: 'practice',
      tournamentName: null,
      roundNumber: wholeOf(cell('round')) ?? null,
      total,
      player: cell('golfername') || cell('username') || null,
      holes: holesOf(own, total),
    });
    return round ?? [];
  });
}

function holesOf(rows: readonly CsvRow[], total: number | undefined): readonly FoundHole[] {
  const byHole = Map.groupBy(rows, ({ cell }) => wholeOf(cell('hnum')) ?? 0);
  const read = (isPenaltyRow: boolean) =>
    [...byHole].toSorted(([a], [b]) => a - b).map(([hole, own]) => holeOf(hole, own, isPenaltyRow));
  const sumOf = (holes: readonly FoundHole[]) => holes.reduce((sum, { score = 0 }) => sum + score, 0);
  // The vendor does not say whether a row with a penalty is a stroke too: the score of the round tells.
  const alone = read(true);
  const withStroke = read(false);
  return sumOf(withStroke) === total && sumOf(alone) !== total ? withStroke : alone;
}

/** @param isPenaltyRow whether a row with a penalty is the penalty alone, which belongs to the stroke before */
function holeOf(hole: number, rows: readonly CsvRow[], isPenaltyRow: boolean): FoundHole {
  const ordered = rows.toSorted((a, b) => (wholeOf(a.cell('stroke')) ?? 0) - (wholeOf(b.cell('stroke')) ?? 0));
  const shots: Shot[] = [];
  for (const row of ordered) {
    const penalty = wholeOf(row.cell('penalty')) ?? 0;
    const before = shots.at(-1);
    if (row.cell('pickup') === '1') continue;
    if (penalty > 0 && isPenaltyRow && before !== undefined) {
      shots[shots.length - 1] = { ...before, penalty: { strokes: (before.penalty?.strokes ?? 0) + penalty } };
    } else shots.push({ ...shotOf(row), ...(penalty > 0 ? { penalty: { strokes: penalty } } : {}) });
  }
  const isPickedUp = ordered.some(({ cell }) => cell('pickup') === '1');
  const length = ordered[0]?.cell('startpos') === '0' ? decimalOf(ordered[0].cell('holedis')) : undefined;
  return {
    hole,
    ...(length === undefined ? {} : { yards: yards(length) }),
    ...(isPickedUp ? { isPickedUp: true } : { score: strokesOf(shots) }),
    shots,
  };
}

/** Distances are yards, and feet on the green. */
function shotOf({ cell }: CsvRow): Shot {
  const lie: Lie = cell('recovery') === '1' ? 'recovery' : (lieOfPosition[cell('startpos')] ?? 'other');
  const distance = decimalOf(cell('holedis'));
  if (distance === undefined) return { lie };
  return { lie, toPin: cell('startpos') === '4' ? feetToYards(feet(distance)) : yards(distance) };
}

export const golfmetrics: TableFormat = {
  source: 'golfmetrics',
  name: 'a Golfmetrics file of strokes',
  canBeRead: "The coach's CSV of all strokes can be read.",
  isOf: isGolfmetrics,
  problemOf: golfmetricsProblem,
};
