import type { HoleCount } from '../model/index.ts';
import { type StatColumn, statColumns } from './catalog.ts';
import { medianOf } from './median.ts';
import type { Interval, StatResult } from './report.ts';
import { countCell, medianColumns, ownCell, squaresCell, sumCell, type Tally } from './tally.ts';
import { meanHalfWidth, wilsonInterval } from './uncertainty.ts';

const THOUSANDTHS = 1000;

/**
 * Computes one column's result from a tally. @param place the column's place, see `placeOfStat`. @param holesPerRound
 * how many holes "per round" means.
 */
export function readStat(tally: Tally, place: number, holesPerRound: HoleCount): StatResult {
  const column = statColumns[place];
  if (column === undefined) throw new RangeError(`there is no stat column ${place}`);
  const n = tally.cells[countCell(place)] as number;
  if (!isApplicable(column, tally.holes, tally.drivingHoles)) return { state: 'notApplicable' };
  if (n === 0) return { state: 'noData' };
  const sum = (tally.cells[sumCell(place)] as number) / THOUSANDTHS;
  const squares = (tally.cells[squaresCell(place)] ?? 0) / (THOUSANDTHS * THOUSANDTHS);
  switch (column.kind) {
    case 'rate':
      return { state: 'value', value: sum / n, sum, n, interval: wilsonInterval(sum, n) };
    case 'mean':
      return { state: 'value', value: sum / n, sum, n, interval: around(sum / n, meanHalfWidth(sum, squares, n)) };
    case 'perRound': {
      const value = (sum * holesPerRound) / n;
      const halfWidth = meanHalfWidth(sum, squares, n);
      return {
        state: 'value',
        value,
        sum,
        n,
        ...(ownCell(place) >= 0 && { sample: tally.cells[ownCell(place)] as number }),
        interval: around(value, halfWidth === null ? null : halfWidth * holesPerRound),
      };
    }
    case 'ratio':
      return { state: 'value', value: (sum * THOUSANDTHS) / n, sum, n: n / THOUSANDTHS, interval: null };
    case 'median': {
      const samples = tally.samples[medianColumns.indexOf(place)] as readonly Float64Array[];
      return { state: 'value', value: medianOf(samples) / THOUSANDTHS, sum, n, interval: null };
    }
  }
}

/** Drive stats do not apply to holes without a fairway; without any holes that is unknown. */
export const isApplicable = (column: StatColumn, holes: number, drivingHoles: number): boolean =>
  column.stat.category !== 'Drive' || drivingHoles > 0 || holes === 0;

/** Every column of a tally. */
export const readAllStats = (tally: Tally, holesPerRound: HoleCount): readonly StatResult[] =>
  statColumns.map((_column, place) => readStat(tally, place, holesPerRound));

function around(value: number, halfWidth: number | null): Interval | null {
  return halfWidth === null ? null : { low: value - halfWidth, high: value + halfWidth };
}
