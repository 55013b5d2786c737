import { describe, expect, it } from 'vitest';
import { COURSE_FORMAT, type CourseDocument, type CourseHole, type LatLon, yards } from '@strokebook/golf/model';
import { holeOf, roundOf } from '../../../golf/testing/builders.ts';
import { placeAt } from '../../../golf/testing/mapped.ts';
import { holeGround } from './hole-ground.ts';
import { planTee } from './plan-tee.ts';
import { lineLength } from './play-line.ts';

const hole: CourseHole = {
  number: 1,
  numberFrom: 'mapped',
  tee: placeAt(0, 0),
  greenCentre: placeAt(90, 400),
  shapes: {},
};
const course: CourseDocument = {
  format: COURSE_FORMAT,
  courseId: 'c',
  name: 'Pine Hollow',
  tees: [
    { name: 'Black', yards: [yards(440)] },
    { name: 'White', yards: [yards(400)] },
  ],
  holes: [hole],
};
const playedFrom = (name: string | undefined, tee: LatLon | null = placeAt(90, 30)) =>
  roundOf({
    course: { name: 'Pine Hollow', ...(name === undefined ? {} : { tee: { name } }) },
    holes: [holeOf({ hole: 1, ...(tee === null ? {} : { tee }) })],
  });

describe('the tee that a course is planned from', () => {
  it('is the one that was played most, and of two the one that was played last', () => {
    expect(planTee(course, [playedFrom('Black'), playedFrom('White'), playedFrom('White')])).toMatchObject({
      name: 'White',
      card: { name: 'White' },
    });
    expect(planTee(course, [playedFrom('Black'), playedFrom('White')]).name).toBe('Black');
  });

  it('has no card where the course’s card lacks it, and is the card’s first without any round', () => {
    expect(planTee(course, [playedFrom('Gold')]).card).toBe(null);
    expect(planTee(course, [])).toMatchObject({ name: null, card: { name: 'Black' } });
  });

  it('lies where the player teed up, unless that was logged far from the mapped tee', () => {
    const places = [20, 30, 45].map((length) => playedFrom('White', placeAt(90, length)));
    expect(planTee(course, places).startOf(hole).place?.lon).toBeCloseTo(placeAt(90, 30).lon, 6);
    expect(planTee(course, [playedFrom('White', placeAt(90, 900))]).startOf(hole).by).toBe('card');
  });

  it('lies where the hole is as long as the card says of a tee that nobody logged, and at the mapped one without a card', () => {
    const bent = { ...hole, centreLine: [placeAt(90, 0), placeAt(80, 220), placeAt(90, 400)] };
    for (const [name, metres] of [
      ['White', 400 * 0.9144],
      ['Black', 440 * 0.9144],
    ] as const) {
      for (const one of [hole, bent]) {
        const plan = planTee({ ...course, holes: [one] }, [playedFrom(name, null)]);
        const start = plan.startOf(one);
        expect(start.by).toBe('card');
        const line = holeGround(course, one, start.place)?.line ?? [];
        expect(Math.abs(lineLength(line) - metres)).toBeLessThan(0.3);
      }
    }
    const short = { ...course, tees: [{ name: 'White', yards: [yards(90)] }] };
    expect(planTee(short, [playedFrom('White', null)]).startOf(hole).by).toBe('map');
    expect(planTee(course, [playedFrom('Gold', null)]).startOf(hole).by).toBe('map');
    expect(planTee(course, []).startOf(hole).by).toBe('map');
  });
});

describe('a hole on paper', () => {
  it('has its tee at the bottom and its green straight above it, whichever way it runs', () => {
    const line = holeGround(course, hole)?.line ?? [];
    expect(line[0]).toEqual({ x: 0, y: 0 });
    expect(Math.abs(line.at(-1)?.x ?? 99)).toBeLessThan(0.1);
    expect(Math.round(line.at(-1)?.y ?? 0)).toBe(400);
  });

  it('follows the centre line ahead of the tee that is played, to the middle of the green', () => {
    const bent = { ...hole, centreLine: [placeAt(90, 0), placeAt(80, 220), placeAt(90, 395)] };
    expect(holeGround(course, bent)?.line).toHaveLength(3);
    expect(holeGround(course, bent, placeAt(85, 190))?.line).toHaveLength(2);
  });

  it('shares the water of the whole course, and not what is mown or dug for other holes', () => {
    const pond = [placeAt(90, 100), placeAt(90, 120), placeAt(80, 110)];
    const other: CourseHole = {
      number: 2,
      numberFrom: 'mapped',
      shapes: { water: [pond], bunker: [pond], fairway: [pond] },
    };
    const shapes = holeGround({ ...course, holes: [hole, other] }, hole)?.shapes;
    expect([shapes?.water.length, shapes?.bunker.length, shapes?.fairway.length]).toEqual([1, 0, 0]);
  });

  it('is none without a mapped tee or green', () => {
    expect(holeGround(course, { ...hole, tee: undefined })).toBe(null);
    expect(holeGround(course, { ...hole, greenCentre: undefined })).toBe(null);
  });
});
