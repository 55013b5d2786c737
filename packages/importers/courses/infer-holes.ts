import { distanceBetween } from '@strokebook/golf/geometry';
import { type LatLon, type Metres, metres, metresToYards, type Yards, yards } from '@strokebook/golf/model';

/** A hole as a line from tee to green, in the order of the map. */
export type HoleLine = readonly LatLon[];

/** With more holes the exact search is too slow, and the nearest next tee is used. */
const MAX_EXACT_HOLES = 18;

/**
 * The order of play of holes without numbers: the shortest total walk from each green to the next tee. @param start the
 * known start of play (a clubhouse), or null. @param isExact whether to search all orders, which takes 0.3 s for 18
 * holes; otherwise the nearest next tee is used. @returns indexes in `lines` in order of play.
 */
export function orderOfPlay(lines: readonly HoleLine[], start: LatLon | null, isExact = true): readonly number[] {
  if (lines.length <= 1) return lines.map((_line, index) => index);
  const walk = lines.map((from) => lines.map((to) => distanceBetween(from.at(-1) as LatLon, to[0] as LatLon)));
  const first = lines.map((line) => (start === null ? 0 : distanceBetween(start, line[0] as LatLon)));
  return isExact && lines.length <= MAX_EXACT_HOLES ? shortestPath(walk, first) : nearestNext(walk, first);
}

/** Held-Karp algorithm: the shortest path through every set of holes, ending at each of its holes. */
function shortestPath(walk: readonly (readonly number[])[], first: readonly number[]): readonly number[] {
  const count = walk.length;
  const sets = 1 << count;
  const best = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * count).fill(-1);
  for (let hole = 0; hole < count; hole += 1) best[(1 << hole) * count + hole] = first[hole] as number;
  for (let set = 1; set < sets; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const length = best[set * count + last] as number;
      if (length === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next += 1) {
        if ((set & (1 << next)) !== 0) continue;
        const place = (set | (1 << next)) * count + next;
        const longer = length + ((walk[last] as readonly number[])[next] as number);
        if (longer < (best[place] as number)) {
          best[place] = longer;
          before[place] = last;
        }
      }
    }
  }
  let set = sets - 1;
  let last = 0;
  for (let hole = 1; hole < count; hole += 1) {
    if ((best[set * count + hole] as number) < (best[set * count + last] as number)) last = hole;
  }
  const order: number[] = [];
  while (last >= 0) {
    order.unshift(last);
    const previous = before[set * count + last] as number;
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}

function nearestNext(walk: readonly (readonly number[])[], first: readonly number[]): readonly number[] {
  const left = new Set(walk.keys());
  const order: number[] = [];
  let costs = first;
  while (left.size > 0) {
    const next = [...left].reduce((best, hole) => ((costs[hole] as number) < (costs[best] as number) ? hole : best));
    order.push(next);
    left.delete(next);
    costs = walk[next] as readonly number[];
  }
  return order;
}

/** Metres along a hole's line. */
export const metresOf = (line: HoleLine): Metres =>
  metres(
    line.reduce((sum, point, index) => {
      const before = line[index - 1];
      return before === undefined ? sum : sum + distanceBetween(before, point);
    }, 0),
  );

/** Whole yards along a hole's line. */
export const lengthOf = (line: HoleLine): Yards => yards(Math.round(metresToYards(metresOf(line))));

/**
 * Par by length, with bounds in the middle of the overlapping ranges that the USGA recommends for men (Rules of
 * Handicapping, appendix F: par 3 up to 260 yd, par 4 from 240 to 490, par 5 from 450 to 710).
 */
function parOfLength(length: Yards): 3 | 4 | 5 {
  if (length <= 250) return 3;
  return length <= 470 ? 4 : 5;
}

/** Usual par of an 18-hole course of usual length; short courses have lengths far from the overlap below. */
const USUAL_PAR = { min: 70, max: 72 };
/** Lengths of either a par 4 or a par 5: the overlap of the ranges, and above it the par 4s of tournament tees. */
const FOUR_OR_FIVE = { min: 450, max: 510 };

/**
 * Infers pars from lengths. For 18 holes the total is considered: above 72 the shortest par 5s become par 4s, below 70
 * the longest par 4s become par 5s.
 */
export function parsOfLengths(
  holes: readonly { readonly length: Yards | null; readonly par: number | null }[],
): readonly (number | null)[] {
  const pars = holes.map(({ length, par }) => par ?? (length === null ? null : parOfLength(length)));
  if (holes.length !== 18 || pars.includes(null)) return pars;
  let total = pars.reduce<number>((sum, par) => sum + (par ?? 0), 0);
  const open = holes
    .map(({ length, par }, index) => ({ index, length: length ?? 0, isInferred: par === null }))
    .filter(({ isInferred, length }) => isInferred && length >= FOUR_OR_FIVE.min && length <= FOUR_OR_FIVE.max)
    .sort((a, b) => a.length - b.length);
  for (const { index } of open.filter((hole) => pars[hole.index] === 5)) {
    if (total <= USUAL_PAR.max) break;
    pars[index] = 4;
    total -= 1;
  }
  for (const { index } of open.filter((hole) => pars[hole.index] === 4).reverse()) {
    if (total >= USUAL_PAR.min) break;
    pars[index] = 5;
    total += 1;
  }
  return pars;
}
