import type { HoleFacts } from '../facts/index.ts';
import type { HoleCount } from '../model/index.ts';
import { statCatalog, statColumns } from './catalog.ts';
import type { Breakdown, HoleStat, Sample, ShotStat, StatDefinition } from './define.ts';

/**
 * Everything that stats need of a set of holes, for every column at once. Tallies are additive: OUT and IN, a group, a
 * career are sums of tallies. Sums are whole thousandths, so that they are exact in any order.
 */
export type Tally = {
  /** Number of holes, and of those with a fairway. */
  readonly holes: number;
  readonly drivingHoles: number;
  /**
   * For each column the sum of the samples in thousandths, then for each column their count (for a ratio the sum of its
   * weights in thousandths), then the sums of squares of the columns that have a spread, then the holes of the children
   * of per-round stats. One flat array, because a career adds a thousand of them.
   */
  readonly cells: Float64Array;
  /**
   * For each median column, in the order of `medianColumns`: every sample in thousandths. Sums share the lists of the
   * added tallies, so there are as many lists as tallies.
   */
  readonly samples: readonly (readonly Float64Array[])[];
};

export type MutableTally = {
  holes: number;
  drivingHoles: number;
  readonly cells: Float64Array;
  readonly samples: number[][];
};

const THOUSANDTHS = 1000;

/** Columns that keep every sample. */
export const medianColumns: readonly number[] = statColumns.flatMap((column, place) =>
  column.kind === 'median' ? [place] : [],
);

/** Columns that need a sum of squares: the spread of a rate follows from its sum, and other kinds have no interval. */
const spreadColumns: readonly number[] = statColumns.flatMap((column, place) =>
  column.kind === 'mean' || column.kind === 'perRound' ? [place] : [],
);
const squaresCells: Int32Array = Int32Array.from(statColumns, (_column, place) => {
  const index = spreadColumns.indexOf(place);
  return index < 0 ? -1 : 2 * statColumns.length + index;
});

/** Children of per-round stats, of which every hole is a sample: how many of these holes are their own is kept apart. */
const childColumns: readonly number[] = statColumns.flatMap((column, place) =>
  column.kind === 'perRound' && column.parentId !== null ? [place] : [],
);
const ownCells: Int32Array = Int32Array.from(statColumns, (_column, place) => {
  const index = childColumns.indexOf(place);
  return index < 0 ? -1 : 2 * statColumns.length + spreadColumns.length + index;
});

/** Index of a column's sum, count, squares and own holes in `cells`; -1 for a column without squares or own holes. */
export const sumCell = (place: number): number => place;
export const countCell = (place: number): number => statColumns.length + place;
export const squaresCell = (place: number): number => squaresCells[place] as number;
export const ownCell = (place: number): number => ownCells[place] as number;

/** The first index of the children of each breakdown of each stat. */
type Placed = { readonly stat: StatDefinition; readonly place: number; readonly offsets: readonly number[] };
const placedStats: readonly Placed[] = placeStats();

/** The tally of some holes; empty without holes. */
export function tallyOf(holes: readonly HoleFacts[]): Tally {
  const tally = emptyCounts();
  tally.holes = holes.length;
  for (const hole of holes) if (hole.par > 3) tally.drivingHoles += 1;
  for (const placed of placedStats) {
    if (placed.stat.unit === 'hole') tallyHoleStat(tally, placed, placed.stat, holes);
    else if (placed.stat.kind === 'perRound') tallyShotsPerRound(tally, placed, placed.stat, holes);
    else tallyShotStat(tally, placed, placed.stat, holes);
  }
  return closeTally(tally);
}

/** The tally of a round of which only the total is known: its score and score to par count, and nothing else. */
export function tallyOfScore({ score, par }: Record<'score' | 'par', number>, holes: HoleCount): Tally {
  const tally = emptyCounts();
  for (const [id, total] of [
    ['scoring.score', score],
    ['scoring.toPar', score - par],
  ] as const) {
    const place = statColumns.findIndex((column) => column.id === id);
    // Every hole has the mean of the round, so that the sum stays whole and no spread is invented.
    const mean = (total * THOUSANDTHS) / holes;
    tally.cells[sumCell(place)] = total * THOUSANDTHS;
    tally.cells[countCell(place)] = holes;
    tally.cells[squaresCell(place)] = Math.round(holes * mean * mean);
  }
  return closeTally(tally);
}

/** Adds up tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const total = emptyCounts();
  for (const { holes, drivingHoles } of tallies) {
    total.holes += holes;
    total.drivingHoles += drivingHoles;
  }
  addCells(total.cells, tallies);
  const samples = medianColumns.map((_place, column) =>
    tallies.flatMap((tally) => tally.samples[column] as readonly Float64Array[]),
  );
  return { ...total, samples };
}

/**
 * Adds eight tallies at a time, because much of the cost of a career is reading and writing the total. Whole numbers
 * add up to the same sum in any order.
 */
function addCells(total: Float64Array, tallies: readonly Tally[]): void {
  const inEights = tallies.length - (tallies.length % 8);
  const cellsAt = (index: number): Float64Array => (tallies[index] as Tally).cells;
  for (let index = 0; index < inEights; index += 8) {
    const [a, b, c, d] = [cellsAt(index), cellsAt(index + 1), cellsAt(index + 2), cellsAt(index + 3)];
    const [e, f, g, h] = [cellsAt(index + 4), cellsAt(index + 5), cellsAt(index + 6), cellsAt(index + 7)];
    for (let cell = 0; cell < total.length; cell += 1) {
      (total[cell] as number) +=
        (a[cell] as number) +
        (b[cell] as number) +
        (c[cell] as number) +
        (d[cell] as number) +
        (e[cell] as number) +
        (f[cell] as number) +
        (g[cell] as number) +
        (h[cell] as number);
    }
  }
  for (const { cells } of tallies.slice(inEights)) {
    for (let cell = 0; cell < total.length; cell += 1) (total[cell] as number) += cells[cell] as number;
  }
}

/** Counters at zero; samples are kept in plain lists until `closeTally`. */
export function emptyCounts(): MutableTally {
  return {
    holes: 0,
    drivingHoles: 0,
    cells: new Float64Array(2 * statColumns.length + spreadColumns.length + childColumns.length),
    samples: medianColumns.map(() => []),
  };
}

/** An immutable tally of the counters. */
export const closeTally = (counts: MutableTally): Tally => ({
  ...counts,
  samples: counts.samples.map((values) => [Float64Array.from(values)]),
});

function tallyHoleStat(tally: MutableTally, placed: Placed, stat: HoleStat, holes: readonly HoleFacts[]): void {
  for (const hole of holes) {
    const value = thousandths(stat.sample(hole));
    if (value === null) continue;
    const count = stat.weight === undefined ? 1 : thousandths(stat.weight(hole));
    if (count === null) continue;
    if (stat.kind === 'median') (tally.samples[medianColumns.indexOf(placed.place)] as number[]).push(value);
    if (stat.kind === 'perRound') addPerRound(tally, placed, stat, hole, value);
    else addToStat(tally, placed, stat.breakdowns, hole, hole, value, count);
  }
}

/**
 * In per-round stats every hole is a sample of every child, with 0 for other children, so that the children add up to
 * their parent.
 */
function addPerRound(tally: MutableTally, placed: Placed, stat: HoleStat, hole: HoleFacts, value: number): void {
  add(tally, placed.place, value, 1);
  for (const [index, breakdown] of stat.breakdowns.entries()) {
    const own = breakdown.childOf(hole, hole);
    for (const child of breakdown.children.keys()) {
      const column = (placed.offsets[index] as number) + child;
      add(tally, column, child === own ? value : 0, 1);
      if (child === own) (tally.cells[ownCell(column)] as number) += 1;
    }
  }
}

function tallyShotStat(tally: MutableTally, placed: Placed, stat: ShotStat, holes: readonly HoleFacts[]): void {
  for (const hole of holes) {
    for (const shot of hole.shots) {
      const value = thousandths(stat.sample(shot, hole));
      if (value !== null) addToStat(tally, placed, stat.breakdowns, shot, hole, value, 1);
    }
  }
}

/**
 * Per-round sums of strokes: a counted hole is one sample of every column, even without such a stroke, so that the
 * children add up to their parent.
 */
function tallyShotsPerRound(tally: MutableTally, placed: Placed, stat: ShotStat, holes: readonly HoleFacts[]): void {
  const width = 1 + stat.breakdowns.reduce((total, breakdown) => total + breakdown.children.length, 0);
  const ofHole = new Float64Array(width);
  /** The columns that have a stroke of the hole. */
  const areOwn = new Uint8Array(width);
  for (const hole of holes) {
    if (stat.counts?.(hole) === false) continue;
    ofHole.fill(0);
    areOwn.fill(0);
    for (const shot of hole.shots) {
      const value = thousandths(stat.sample(shot, hole));
      if (value === null) continue;
      (ofHole[0] as number) += value;
      for (let index = 0; index < stat.breakdowns.length; index += 1) {
        const child = (stat.breakdowns[index] as ShotStat['breakdowns'][number]).childOf(shot, hole);
        if (child < 0) continue;
        const column = (placed.offsets[index] as number) - placed.place + child;
        (ofHole[column] as number) += value;
        areOwn[column] = 1;
      }
    }
    for (let column = 0; column < width; column += 1) {
      add(tally, placed.place + column, ofHole[column] as number, 1);
      if (areOwn[column] === 1) (tally.cells[ownCell(placed.place + column)] as number) += 1;
    }
  }
}

function addToStat<T>(
  tally: MutableTally,
  placed: Placed,
  breakdowns: readonly Breakdown<T>[],
  item: T,
  hole: HoleFacts,
  value: number,
  count: number,
): void {
  add(tally, placed.place, value, count);
  for (let index = 0; index < breakdowns.length; index += 1) {
    const child = (breakdowns[index] as Breakdown<T>).childOf(item, hole);
    if (child >= 0) add(tally, (placed.offsets[index] as number) + child, value, count);
  }
}

function add(tally: MutableTally, place: number, value: number, count: number): void {
  (tally.cells[sumCell(place)] as number) += value;
  (tally.cells[countCell(place)] as number) += count;
  const squares = squaresCell(place);
  if (squares >= 0) (tally.cells[squares] as number) += value * value;
}

function thousandths(sample: Sample): number | null {
  if (sample === null) return null;
  if (typeof sample === 'boolean') return sample ? THOUSANDTHS : 0;
  return Math.round(sample * THOUSANDTHS);
}

function placeStats(): readonly Placed[] {
  let place = 0;
  return statCatalog.map((stat) => {
    const placed = { stat, place, offsets: [] as number[] };
    place += 1;
    for (const breakdown of stat.breakdowns) {
      placed.offsets.push(place);
      place += breakdown.children.length;
    }
    return placed;
  });
}
