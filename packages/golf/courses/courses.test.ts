import { describe, expect, it } from 'vitest';
import { COURSE_FORMAT, type CourseDocument, type CourseHole, yards } from '../model/index.ts';
import {
  commonGaps,
  courseExtent,
  courseGaps,
  courseTable,
  gapLines,
  holeGaps,
  placeOrPosition,
  unplacedLines,
} from './index.ts';
import { holeLength } from './hole-length.ts';

const ring = [
  { lat: 0.0039, lon: 0 },
  { lat: 0.0041, lon: 0 },
  { lat: 0.004, lon: 0.0002 },
];
/** 400 m, 437 yd, due north from the equator. */
const line = [
  { lat: 0, lon: 0 },
  { lat: 0.003597, lon: 0 },
];
const holeOf = (number: number, change: Partial<CourseHole> = {}): CourseHole => ({
  number,
  numberFrom: 'mapped',
  par: 4,
  parFrom: 'mapped',
  tee: line[0],
  greenCentre: line[1],
  centreLine: line,
  shapes: { green: [ring] },
  ...change,
});
const courseWith = (holes: readonly CourseHole[], tees: CourseDocument['tees'] = []): CourseDocument => ({
  format: COURSE_FORMAT,
  courseId: 'c',
  name: 'Course',
  tees,
  holes,
});
const kindsOf = (hole: CourseHole): readonly string[] => holeGaps(hole).map(({ kind }) => kind);
const holesTo = (last: number): readonly CourseHole[] =>
  Array.from({ length: last }, (_unused, index) => holeOf(index + 1));

describe('the gaps of a hole', () => {
  it('is nothing when it has number, par, tee and the outline of its green (DATA-57)', () => {
    expect(holeGaps(holeOf(1))).toEqual([]);
  });

  it.each([
    ['a green', { greenCentre: undefined, centreLine: undefined, shapes: {} }, ['green']],
    ['the outline of its green', { shapes: {} }, ['greenOutline']],
    ['a tee', { tee: undefined, centreLine: undefined }, ['tee']],
    ['a par', { par: undefined, parFrom: undefined }, ['par']],
    ['a par of the map', { parFrom: 'inferred' }, ['inferredPar']],
    ['a number of the map', { numberFrom: 'inferred' }, ['inferredNumber']],
  ] as const)('is %s (DATA-57)', (_what, change, kinds) => {
    expect(kindsOf(holeOf(1, change))).toEqual(kinds);
  });

  it('is a length within 3% of its nearest card (GEO-01)', () => {
    expect(holeLength(holeOf(1))).toBe(437);
    expect(holeGaps(holeOf(1), [yards(450), yards(300)])).toEqual([]);
    expect(holeGaps(holeOf(1), [yards(460)])).toEqual([
      { kind: 'length', text: 'measures 437 yd, −5% of the 460 yd on the card' },
    ]);
    // A length of 0 on the card means missing.
    expect(holeGaps(holeOf(1), [yards(0)])).toEqual([]);
  });
});

describe('the gaps of a course', () => {
  it('name holes of its nines that are not on the map (DATA-57)', () => {
    const holes = [...holesTo(9), holeOf(11), ...[12, 13, 14, 15, 16, 17, 18].map((number) => holeOf(number))];
    expect(courseGaps(courseWith(holes))).toEqual([{ hole: 10, gaps: [{ kind: 'hole', text: 'not on the map' }] }]);
    expect(courseGaps(courseWith(holesTo(9)))).toEqual([]);
    expect(courseGaps(courseWith([]))).toEqual([]);
  });

  it('are on one line for holes with the same gaps (DATA-57)', () => {
    const holes = holesTo(9).map((hole) => ([2, 3, 4, 7].includes(hole.number) ? { ...hole, shapes: {} } : hole));
    expect(gapLines(courseGaps(courseWith(holes)))).toEqual(['holes 2–4, 7: green without an outline']);
  });

  it('are listed once if all holes have them (DATA-57)', () => {
    const inferred = holesTo(9).map((hole) => ({ ...hole, parFrom: 'inferred' as const }));
    expect(commonGaps(courseWith(inferred))).toEqual(['par from the length']);
    expect(commonGaps(courseWith([...inferred.slice(0, 8), holeOf(9)]))).toEqual([]);
    expect(commonGaps(courseWith(inferred.slice(0, 8)))).toEqual([]);
    expect(commonGaps(courseWith([]))).toEqual([]);
  });

  it('compare each hole with the card at its own position, whatever its number (GEO-07)', () => {
    const card = { name: 'Card', yards: [yards(437), yards(300), null] };
    expect(courseGaps(courseWith([holeOf(10), holeOf(11), holeOf(12)], [card]))[0]).toMatchObject({
      hole: 11,
      gaps: [{ kind: 'length' }],
    });
  });
});

describe('a course in few words', () => {
  const inferred = (number: number) => holeOf(number, { parFrom: 'inferred' });

  it('shows how many of its holes have inferred data (DATA-57)', () => {
    expect(courseExtent(courseWith(holesTo(9)))).toBe('9 holes, all with green, tee and par');
    const mixed = [...holesTo(9).slice(0, 7), inferred(8), inferred(9)];
    expect(courseExtent(courseWith(mixed))).toBe('9 holes, all with green, tee and par, 2 partly worked out');
    const all = holesTo(9).map(({ number }) => inferred(number));
    expect(courseExtent(courseWith(all))).toBe('9 holes, all with green, tee and par, partly worked out');
    expect(courseExtent(courseWith(holesTo(8)))).toBe('8 holes, 1 incomplete');
    expect(courseExtent(courseWith([]))).toBe('no holes mapped');
  });

  it('names the holes and outlines that could not be placed (DATA-57)', () => {
    const course = { ...courseWith(holesTo(7)), shapes: { green: [ring], bunker: [ring, ring], water: [ring] } };
    expect(unplacedLines(course)).toEqual(['holes 8–9: not on the map', 'on no hole: 1 green, 2 bunkers, 1 water']);
    expect(unplacedLines(courseWith(holesTo(9)))).toEqual([]);
  });

  it('has its town, else its coordinates', () => {
    const position = { lat: 56.0149, lon: -3.204 };
    expect(placeOrPosition({ city: 'Ruskin', region: null, country: 'US', position })).toBe('Ruskin, US');
    expect(placeOrPosition({ position })).toBe('56.01° N, 3.20° W');
    expect(placeOrPosition({ position: { lat: -33.9, lon: 18.4 } })).toBe('33.90° S, 18.40° E');
    expect(placeOrPosition({})).toBe('');
  });
});

describe('the table of a course', () => {
  const labels = (holes: readonly CourseHole[]): readonly (string | number)[] =>
    courseTable(courseWith(holes)).map((row) => (row.kind === 'hole' ? row.hole.number : row.label));

  it('has OUT, IN and TOTAL of 18 holes, and TOTAL of any other number (DATA-59)', () => {
    expect(labels(holesTo(18)).filter((label) => typeof label === 'string')).toEqual(['OUT', 'IN', 'TOTAL']);
    expect(labels(holesTo(18))[9]).toBe('OUT');
    expect(labels(holesTo(9)).at(-1)).toBe('TOTAL');
    expect(labels([])).toEqual([]);
  });

  it('has no sum if a part is missing (GEO-07)', () => {
    const card = { name: 'Card', yards: [yards(400), null] };
    const [, , total] = courseTable(courseWith([holeOf(1), holeOf(2, { par: 5 })], [card]));
    expect(total).toMatchObject({ par: 9, yards: [null], measured: 874 });
  });
});
