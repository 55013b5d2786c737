import { plural, signed } from '../format/index.ts';
import type { CourseDocument, CourseHole, Int, Yards } from '../model/index.ts';
import { holeLength } from './hole-length.ts';

const gapKinds = ['hole', 'green', 'greenOutline', 'tee', 'par', 'inferredNumber', 'inferredPar', 'length'] as const;
/** A kind of data that a hole of a course lacks, or that was inferred because the map did not contain it. */
type GapKind = (typeof gapKinds)[number];
export type Gap = { readonly kind: GapKind; readonly text: string };
export type HoleGaps = { readonly hole: Int; readonly gaps: readonly Gap[] };

/** A measured length that differs from the card's by more than this was measured from another tee, or is wrong. */
const CARD_TOLERANCE = 0.03;

/**
 * The gaps of one hole, in the order of `gapKinds`; empty if the hole is complete. @param card the hole's lengths on
 * the course's cards; the nearest is compared.
 */
export function holeGaps(hole: CourseHole, card: readonly Yards[] = []): readonly Gap[] {
  const measured = holeLength(hole);
  const gaps: Gap[] = [];
  const add = (kind: GapKind, text: string): number => gaps.push({ kind, text });
  if (hole.greenCentre === undefined) add('green', 'no green');
  else if ((hole.shapes.green ?? []).length === 0) add('greenOutline', 'green without an outline');
  if (hole.tee === undefined) add('tee', 'no tee');
  if (hole.par === undefined) add('par', 'no par');
  if (hole.numberFrom === 'inferred') add('inferredNumber', 'number from the order of play');
  if (hole.par !== undefined && hole.parFrom === 'inferred') add('inferredPar', 'par from the length');
  const length = measured === null ? null : cardGap(measured, card);
  if (length !== null) add('length', length);
  return gaps;
}

function cardGap(measured: Yards, card: readonly Yards[]): string | null {
  const offs = card.filter((length) => length > 0).map((length) => ({ length, off: measured / length - 1 }));
  const [nearest] = offs.sort((a, b) => Math.abs(a.off) - Math.abs(b.off));
  if (nearest === undefined || Math.abs(nearest.off) <= CARD_TOLERANCE) return null;
  return `measures ${measured} yd, ${signed(nearest.off * 100, 0)}% of the ${nearest.length} yd on the card`;
}

/** The gaps of every incomplete hole, in order of play, including holes that the map leaves out. */
export function courseGaps(course: CourseDocument): readonly HoleGaps[] {
  const known = new Set(course.holes.map(({ number }) => number));
  const absent = completeNumbersOf(course.holes)
    .filter((number) => !known.has(number))
    .map((hole): HoleGaps => ({ hole, gaps: [{ kind: 'hole', text: 'not on the map' }] }));
  const present = course.holes.map((hole, index): HoleGaps => {
    const card = course.tees.flatMap((tee) => tee.yards[index] ?? []);
    return { hole: hole.number, gaps: holeGaps(hole, card) };
  });
  return [...present, ...absent].filter(({ gaps }) => gaps.length > 0).sort((a, b) => a.hole - b.hole);
}

/** Gaps that all holes share, to be reported once: a map without pars lacks the par of every hole. */
export function commonGaps(course: CourseDocument): readonly string[] {
  const [first, ...others] = courseGaps(course);
  // A course with one hole has no shared gaps.
  if (first === undefined || others.length === 0 || others.length + 1 < completeNumbersOf(course.holes).length)
    return [];
  return first.gaps
    .map(({ text }) => text)
    .filter((text) => others.every(({ gaps }) => gaps.some((gap) => gap.text === text)));
}

/** The hole numbers that the complete course has: from the first of its lowest nine to the last of its highest nine. */
function completeNumbersOf(holes: readonly CourseHole[]): readonly number[] {
  const nines = [...new Set(holes.map(({ number }) => Math.ceil(number / 9)))];
  return nines.flatMap((nine) => Array.from({ length: 9 }, (_unused, index) => (nine - 1) * 9 + index + 1));
}

/** The gaps of a course as lines, grouping holes with the same gaps: 'holes 1, 3–5: par from the length'. */
export function gapLines(gaps: readonly HoleGaps[]): readonly string[] {
  const ofText = new Map<string, number[]>();
  for (const { hole, gaps: own } of gaps) {
    for (const { text } of own) ofText.set(text, [...(ofText.get(text) ?? []), hole]);
  }
  return [...ofText].map(([text, holes]) => `${holes.length === 1 ? 'hole' : 'holes'} ${runs(holes)}: ${text}`);
}

/** '1, 3–5' */
function runs(numbers: readonly number[]): string {
  const parts: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = parts.at(-1);
    if (open !== undefined && number === open.last + 1) open.last = number;
    else parts.push({ first: number, last: number });
  }
  return parts.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** A short summary of the holes that a course has: '18 holes, all complete'. */
export function courseExtent(course: CourseDocument): string {
  if (course.holes.length === 0) return 'no holes mapped';
  const gaps = courseGaps(course);
  const lacking = gaps.filter((hole) => hole.gaps.some(({ kind }) => missing.has(kind))).length;
  const worked = gaps.filter((hole) => hole.gaps.some(({ kind }) => inferred.has(kind))).length;
  return [
    plural(course.holes.length, 'hole'),
    lacking === 0 ? 'all with green, tee and par' : `${lacking} incomplete`,
    ...(worked === 0 ? [] : [worked === course.holes.length ? 'partly worked out' : `${worked} partly worked out`]),
  ].join(', ');
}
const missing: ReadonlySet<GapKind> = new Set(['hole', 'green', 'greenOutline', 'tee', 'par']);
const inferred: ReadonlySet<GapKind> = new Set(['inferredNumber', 'inferredPar']);
