import { plural } from '@strokebook/golf/format';
import { distanceBetween, headingBetween } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';
import type { MapFeature } from './course-shapes.ts';
import { isSpare } from './course-tags.ts';
import { type HoleLine, lengthOf } from './infer-holes.ts';

/** A line of a map, with its number if the map has one. */
export type Line = { readonly feature: MapFeature; readonly line: HoleLine; readonly number: number | null };

/** An end of a line counts as at a green or tee within this distance, the tolerance for imprecise mapping. */
export const AT_METRES = 40;

export const WHOLE_COURSE = 18;
/** A few lines beside whole courses are of practice. */
export const MAX_PRACTICE_HOLES = 3;

/** Removes the few holes beside whole ones that are named as spare, or that have the numbers behind 18. */
export function withoutSpareHoles(lines: readonly Line[], warnings: string[]): readonly Line[] {
  const isBehind = ({ number }: Line): boolean => number !== null && number > WHOLE_COURSE;
  const own = lines.filter((line) => !isBehind(line) && !isSpare(line.feature.properties));
  const numbers = new Set(own.map(({ number }) => number));
  const least = lines.some(isBehind) ? WHOLE_COURSE : WHOLE_COURSE / 2;
  const isWhole = Array.from({ length: least }, (_unused, index) => index + 1).every((number) => numbers.has(number));
  const left = lines.length - own.length;
  if (left === 0 || left > MAX_PRACTICE_HOLES || !isWhole) return lines;
  warnings.push(`${plural(left, 'spare hole')} beside the others left out`);
  return own;
}

/** Less than between two directions of play to one green, and more than between the tees of a hole. */
const MAX_TEES_APART_DEGREES = 60;

/** Whether two lines to one green come from about the same side: a course that is played both ways has others. */
function comeFromOneSide(a: HoleLine, b: HoleLine): boolean {
  const [one, other] = [a, b].map((line) => headingBetween(line.at(-1) as LatLon, line[0] as LatLon));
  const apart = Math.abs((one ?? 0) - (other ?? 0)) % 360;
  return Math.min(apart, 360 - apart) <= MAX_TEES_APART_DEGREES;
}

/** Removes duplicate lines of a hole that is drawn from each of its tees; the longest line is kept. */
export function withoutSecondDrawings(lines: readonly Line[], warnings: string[]): readonly Line[] {
  const longestFirst = [...lines].sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  const kept: Line[] = [];
  for (const line of longestFirst) {
    const end = line.line.at(-1) as LatLon;
    const twin = kept.find(
      (other) =>
        other.number === line.number &&
        distanceBetween(end, other.line.at(-1) as LatLon) <= AT_METRES &&
        comeFromOneSide(line.line, other.line) &&
        (line.number !== null || distanceBetween(line.line[0] as LatLon, other.line[0] as LatLon) <= AT_METRES),
    );
    if (twin === undefined) kept.push(line);
    else warnings.push(`${nameOf(line.number)} is drawn twice; the longer line was taken`);
  }
  return lines.filter((line) => kept.includes(line));
}

const nameOf = (number: number | null): string => (number === null ? 'a hole without a number' : `hole ${number}`);
