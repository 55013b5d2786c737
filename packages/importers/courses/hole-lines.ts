import { fold, plural } from '@strokebook/golf/format';
import { distanceBetween, distanceToRing } from '@strokebook/golf/geometry';
import type { LatLon, Provenance } from '@strokebook/golf/model';
import type { MapFeature } from './course-shapes.ts';
import { loopOf, numbersOf, wordOf } from './course-tags.ts';
import { type HoleLine, lengthOf, orderOfPlay } from './infer-holes.ts';
import {
  AT_METRES,
  type Line,
  MAX_PRACTICE_HOLES,
  WHOLE_COURSE,
  withoutSecondDrawings,
  withoutSpareHoles,
} from './other-lines.ts';

/** A hole known by its line from tee to green, with its number. */
type LinedHole = {
  readonly number: number;
  readonly numberFrom: Provenance;
  readonly line: HoleLine;
  readonly feature: MapFeature;
};

/** The holes of one course of a facility, and its name if the map has one. */
export type LinedCourse = { readonly name: string | null; readonly holes: readonly LinedHole[] };

/** Less than the shortest hole; a shorter line is an error. */
const MIN_LINE_METRES = 30;

export const isHoleLine = (feature: MapFeature): boolean =>
  feature.kind === 'hole' &&
  !feature.isRing &&
  feature.points.length > 1 &&
  lengthOf(feature.points) >= MIN_LINE_METRES;

/**
 * Groups hole lines into courses. Numbers come from the map, or else from the order of play. @param clubhouse the known
 * start of play, or null.
 */
export function coursesOfLines(
  features: readonly MapFeature[],
  clubhouse: LatLon | null,
): { readonly courses: readonly LinedCourse[]; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const ends = {
    greens: features.filter((feature) => feature.surface === 'green'),
    tees: features.filter((feature) => feature.surface === 'tee'),
    pins: features.filter((feature) => feature.kind === 'pin'),
  };
  const read = features.filter(isHoleLine).map((feature): Line => {
    const line = fromTeeToGreen(feature.points, ends);
    const number = numbersOf(feature.properties, true)[0] ?? numberAtEnds(line, ends);
    return { feature, line, number };
  });
  const lines = withoutSpareHoles(withoutSecondDrawings(read, warnings), warnings);
  const courses = splitByName(lines).flatMap((group) =>
    splitByNumbers(group.lines, warnings).map((part) => ({ name: group.name, lines: part })),
  );
  return {
    courses: courses.map(({ name, lines: own }) => {
      const holes = numbered(own, clubhouse, courses.length <= MAX_EXACT_COURSES);
      if (holes.length < own.length) {
        warnings.push(
          `${plural(own.length - holes.length, 'line')} of holes without a number, where all are taken, left out`,
        );
      }
      return { name, holes };
    }),
    warnings,
  };
}

/** The largest facility has twelve courses (Mission Hills, Shenzhen); a map with more is of a region. */
const MAX_EXACT_COURSES = 12;

type Ends = {
  readonly greens: readonly MapFeature[];
  readonly tees: readonly MapFeature[];
  readonly pins: readonly MapFeature[];
};

const toFeature = (point: LatLon, feature: MapFeature): number =>
  feature.isRing ? distanceToRing(point, feature.points) : distanceBetween(point, feature.centre);

const nearestOf = (point: LatLon, features: readonly MapFeature[]): number =>
  features.reduce((least, feature) => {
    // Outlines are at most a few hundred metres across, so for distant ones the distance to the center is enough.
    const toCentre = distanceBetween(point, feature.centre);
    return toCentre > least + 400 ? least : Math.min(least, toFeature(point, feature));
  }, Number.POSITIVE_INFINITY);

/** Beyond this distance an end is not at a green or tee; the exact distance is meaningless. */
const FAR_METRES = 60;
/** Lines are meant to run from tee to green, so reversing one requires more than imprecise mapping. */
const MIN_REVERSAL_METRES = 10;

/**
 * Some mappers draw a hole from the green to the tee: greens and flags, and tees, are then closer to the opposite ends.
 * Both ends are checked, because a tee may be beside the previous hole's green.
 */
function fromTeeToGreen(points: readonly LatLon[], { greens, tees, pins }: Ends): HoleLine {
  const [first, last] = [points[0] as LatLon, points.at(-1) as LatLon];
  const toGreen = (point: LatLon): number => Math.min(nearestOf(point, greens), nearestOf(point, pins), FAR_METRES);
  const toTee = (point: LatLon): number => Math.min(nearestOf(point, tees), FAR_METRES);
  const [asDrawn, turned] = [toTee(first) + toGreen(last), toTee(last) + toGreen(first)];
  return asDrawn - turned > MIN_REVERSAL_METRES ? [...points].reverse() : points;
}

/** The number on the green at a line's end, or on the flag or a tee at its start. */
function numberAtEnds(line: HoleLine, { greens, tees, pins }: Ends): number | null {
  const [start, end] = [line[0] as LatLon, line.at(-1) as LatLon];
  for (const [point, features] of [
    [end, greens],
    [end, pins],
    [start, tees],
  ] as const) {
    for (const feature of features) {
      if (distanceBetween(point, feature.centre) > 200 || toFeature(point, feature) > AT_METRES) continue;
      const [number, second] = numbersOf(feature.properties, false);
      // A green shared by two holes does not tell their number.
      if (number !== undefined && second === undefined) return number;
    }
  }
  return null;
}

/** Lines grouped by the course name that they carry. */
function splitByName(
  lines: readonly Line[],
): readonly { readonly name: string | null; readonly lines: readonly Line[] }[] {
  const courseOfLine = ({ feature }: Line): string | null =>
    wordOf(feature.properties, 'course', 'course_name', 'golf:course:name', 'golf_course');
  const nameOfLine = (line: Line): string | null => courseOfLine(line) ?? loopOf(line.feature.properties);
  const byName = Map.groupBy(lines, (line) => fold(nameOfLine(line) ?? ''));
  const isSplit =
    byName.size > 1 &&
    !byName.has('') &&
    // '7 Postage Stamp' is a hole's own name, and 'Front 1' to 'Back 18' are one course.
    [...byName.values()].every(
      ([line, ...same]) => line !== undefined && (courseOfLine(line) !== null || same.length + 1 >= MIN_LOOP_HOLES),
    ) &&
    (lines.some((line) => courseOfLine(line) !== null) || isRepeated(lines));
  if (!isSplit) return [{ name: null, lines }];
  return [...byName.values()].map((same) => ({ name: nameOfLine(same[0] as Line), lines: same }));
}

const isRepeated = (lines: readonly Line[]): boolean => new Set(lines.map(({ number }) => number)).size < lines.length;

/** A word on fewer holes is no loop, and fewer numbers that repeat are errors of a map. */
const MIN_LOOP_HOLES = 3;

/** Max number of holes of one course: 27 and a few spare ones. */
const MAX_HOLES = 36;

const walk = (from: Line, to: Line): number => distanceBetween(from.line.at(-1) as LatLon, to.line[0] as LatLon);

/**
 * Splits lines into courses if many numbers occur twice. A few are errors, or holes with two greens: of two lines from
 * one tee the longer is taken, else the line that fits worse between its neighbors loses its number.
 */
function splitByNumbers(lines: readonly Line[], warnings: string[]): readonly (readonly Line[])[] {
  const ofNumber = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.number !== null) ofNumber.set(line.number, [...(ofNumber.get(line.number) ?? []), line]);
  }
  const repeated = [...ofNumber.values()].filter((same) => same.length > 1);
  if (repeated.length === 0) return chunks(lines);
  // Where as many numbers are missing as are repeated, holes got the number of another one.
  const missing = Math.max(...ofNumber.keys()) - ofNumber.size;
  if (repeated.length < MIN_LOOP_HOLES || missing >= repeated.length) {
    const second = new Set(repeated.flatMap((same) => secondGreens(same)));
    for (const { number } of second) warnings.push(`hole ${number} has two greens; the longer line was taken`);
    const slips = new Set(
      repeated.flatMap((same) =>
        bestFirst(
          same.filter((line) => !second.has(line)),
          ofNumber,
        ).slice(1),
      ),
    );
    for (const { number } of slips) warnings.push(`the number ${number} stands on two holes; one of them is a slip`);
    return chunks(
      lines.filter((line) => !second.has(line)).map((line) => (slips.has(line) ? { ...line, number: null } : line)),
    );
  }
  const courses = chains(ofNumber);
  for (const line of lines.filter(({ number }) => number === null)) {
    const nearest = (chain: readonly Line[]): number =>
      Math.min(...chain.map((other) => Math.min(walk(other, line), walk(line, other))));
    const open = courses.filter((chain) => chain.length < MAX_HOLES).sort((a, b) => nearest(a) - nearest(b))[0];
    open?.push(line);
  }
  return courses;
}

/** Of lines with one number the ones that begin at the tee of a longer one. */
function secondGreens(same: readonly Line[]): readonly Line[] {
  const longestFirst = [...same].sort((a, b) => lengthOf(b.line) - lengthOf(a.line));
  return longestFirst.filter((line, index) =>
    longestFirst
      .slice(0, index)
      .some((longer) => distanceBetween(longer.line[0] as LatLon, line.line[0] as LatLon) <= AT_METRES),
  );
}

function bestFirst(same: readonly Line[], ofNumber: ReadonlyMap<number, readonly Line[]>): readonly Line[] {
  const misfit = (line: Line): number => {
    const number = line.number as number;
    const before = (ofNumber.get(number - 1) ?? []).map((other) => walk(other, line));
    const after = (ofNumber.get(number + 1) ?? []).map((other) => walk(line, other));
    return (before.length === 0 ? 0 : Math.min(...before)) + (after.length === 0 ? 0 : Math.min(...after));
  };
  return [...same].sort((a, b) => misfit(a) - misfit(b));
}

/** Assigns each next number to the course whose last green is nearest to its tee. */
function chains(ofNumber: ReadonlyMap<number, readonly Line[]>): Line[][] {
  const courses: Line[][] = [];
  for (const [, same] of [...ofNumber].sort(([a], [b]) => a - b)) {
    const free = new Set(courses);
    const pairs = same.flatMap((line) =>
      courses.map((chain) => ({ line, chain, off: walk(chain.at(-1) as Line, line) })),
    );
    const left = new Set(same);
    for (const { line, chain } of pairs.sort((a, b) => a.off - b.off)) {
      if (!left.has(line) || !free.has(chain)) continue;
      chain.push(line);
      left.delete(line);
      free.delete(chain);
    }
    for (const line of left) courses.push([line]);
  }
  return courses;
}

/** Splits too many lines without numbers into courses of 18, in order of the walk. */
function chunks(lines: readonly Line[]): readonly (readonly Line[])[] {
  if (lines.length <= MAX_HOLES) return [lines];
  const order = orderOfPlay(
    lines.map(({ line }) => line),
    null,
  );
  const starts = Array.from(
    { length: Math.ceil(order.length / WHOLE_COURSE) },
    (_unused, index) => index * WHOLE_COURSE,
  );
  return starts.map((start) => order.slice(start, start + WHOLE_COURSE).map((place) => lines[place] as Line));
}

/**
 * If the map numbers fewer than half of the holes, the order of play is more reliable than the numbers; it starts at
 * the first tee.
 */
function numbered(lines: readonly Line[], clubhouse: LatLon | null, isExact: boolean): readonly LinedHole[] {
  const known = lines.flatMap(({ number }) => number ?? []);
  if (known.length * 2 < lines.length) {
    const first = lines.find(({ number }) => number === 1)?.line[0] ?? clubhouse;
    return orderOfPlay(
      lines.map(({ line }) => line),
      first,
      isExact,
    ).map((place, index) => {
      const { line, feature, number } = lines[place] as Line;
      return { number: index + 1, numberFrom: number === index + 1 ? 'mapped' : 'inferred', line, feature };
    });
  }
  const unknown = lines.filter(({ number }) => number === null);
  const all = completeCountFor(Math.max(...known)) - new Set(known).size;
  // A few lines more than numbers are practice holes; many are holes without numbers.
  const whole = completeCountFor(unknown.length - all > MAX_PRACTICE_HOLES ? lines.length : Math.max(...known));
  const free = Array.from({ length: whole }, (_unused, index) => index + 1).filter((number) => !known.includes(number));
  const ofNumber = new Map(lines.map((line) => [line.number, line]));
  const misfit = (line: Line, number: number): number => {
    const [before, after] = [ofNumber.get(number - 1), ofNumber.get(number + 1)];
    return (
      (before === undefined ? NO_NEIGHBOUR : walk(before, line)) +
      (after === undefined ? NO_NEIGHBOUR : walk(line, after))
    );
  };
  const given = new Map<Line, number>();
  const pairs = unknown.flatMap((line) => free.map((number) => ({ line, number, off: misfit(line, number) })));
  for (const { line, number } of pairs.sort((a, b) => a.off - b.off)) {
    if (!given.has(line) && ![...given.values()].includes(number)) given.set(line, number);
  }
  return lines
    .flatMap((line): readonly LinedHole[] => {
      const number = line.number ?? given.get(line);
      if (number === undefined) return [];
      return [
        { number, numberFrom: line.number === null ? 'inferred' : 'mapped', line: line.line, feature: line.feature },
      ];
    })
    .sort((a, b) => a.number - b.number);
}

const completeCountFor = (holes: number): number =>
  [9, WHOLE_COURSE, 27, MAX_HOLES].find((count) => count >= holes) ?? MAX_HOLES;

/** Distance used for an unknown neighbor: longer than between neighbors, shorter than across a course. */
const NO_NEIGHBOUR = 400;
