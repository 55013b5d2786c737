import type { HoleCount } from '../model/index.ts';
import { statColumns } from './catalog.ts';
import type { Interval, StatResult } from './report.ts';
import { CELLS_PER_COLUMN, COUNT, medianColumns, SQUARES, SUM, type Tally } from './tally.ts';
import { meanHalfWidth, wilsonInterval } from './uncertainty.ts';

const THOUSANDTHS = 1000;

/**
 * What one column says of a tally.
 * @param place the column's place, see `placeOfStat`.
 * @param holesPerRound how many holes "per round" means.
 */
export function readStat(tally: Tally, place: number, holesPerRound: HoleCount): StatResult {
  const column = statColumns[place];
  if (column === undefined) throw new RangeError(`there is no stat column ${place}`);
  const cell = place * CELLS_PER_COLUMN;
  const n = tally.cells[cell + COUNT] as number;
  const isApplicable = column.stat.category !== 'Drive' || tally.drivingHoles > 0 || tally.holes === 0;
  if (!isApplicable) return { state: 'notApplicable' };
  if (n === 0) return { state: 'noData' };
  const sum = (tally.cells[cell + SUM] as number) / THOUSANDTHS;
  const squares = (tally.cells[cell + SQUARES] as number) / (THOUSANDTHS * THOUSANDTHS);
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
        interval: around(value, halfWidth === null ? null : halfWidth * holesPerRound),
      };
    }
    case 'ratio':
      return { state: 'value', value: (sum * THOUSANDTHS) / n, sum, n: n / THOUSANDTHS, interval: null };
    case 'median': {
      const list = tally.lists[medianColumns.indexOf(place)] as Float64Array;
      return { state: 'value', value: middleOf(list) / THOUSANDTHS, sum, n, interval: null };
    }
  }
}

/** Every column of a tally. */
export const readAllStats = (tally: Tally, holesPerRound: HoleCount): readonly StatResult[] =>
  statColumns.map((_column, place) => readStat(tally, place, holesPerRound));

function around(value: number, halfWidth: number | null): Interval | null {
  return halfWidth === null ? null : { low: value - halfWidth, high: value + halfWidth };
}

function middleOf(list: Float64Array): number {
  const values = list.slice();
  const half = values.length >> 1;
  const upper = selectNth(values, half);
  if (values.length % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  // After the selection everything before the middle is at most the middle.
  for (let index = 0; index < half; index += 1) lower = Math.max(lower, values[index] as number);
  return (lower + upper) / 2;
}

/** The value that sorting would put at a place (Hoare's selection): a career's median without sorting it all. */
function selectNth(values: Float64Array, place: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left <= right) {
        const swapped = values[left] as number;
        values[left] = values[right] as number;
        values[right] = swapped;
        left += 1;
        right -= 1;
      }
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] as number;
}
