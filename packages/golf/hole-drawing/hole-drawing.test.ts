import { describe, expect, it } from 'vitest';
import { COURSE_FORMAT, type CourseDocument, type CourseHole, degrees, type LatLon } from '../model/index.ts';
import { drawCourse, type HoleDrawing, placeInDrawing, turnDrawing } from './index.ts';

/** Degrees of a foot at the equator. */
const FOOT = 0.3048 / 111_194.93;
/** A place to the east and north of the tee, in feet. */
const at = (east: number, north: number): LatLon => ({ lat: north * FOOT, lon: east * FOOT });
const square = (east: number, north: number, half: number): readonly LatLon[] => [
  at(east - half, north - half),
  at(east + half, north - half),
  at(east + half, north + half),
  at(east - half, north + half),
];
/** A par 4 of 400 yards due east, so that its drawing has east at the top. */
const east: CourseHole = {
  number: 4,
  numberFrom: 'mapped',
  par: 4,
  tee: at(0, 0),
  greenCentre: at(1_200, 0),
  centreLine: [at(0, 0), at(700, 0), at(1_200, 0)],
  shapes: { green: [square(1_200, 0, 45)], bunker: [square(1_150, 60, 12)], fairway: [square(700, 0, 60)] },
};
const courseOf = (holes: readonly CourseHole[], shapes?: CourseHole['shapes']): CourseDocument => ({
  format: COURSE_FORMAT,
  courseId: 'c',
  name: 'Course',
  tees: [],
  holes,
  shapes,
});
const draw = (hole: CourseHole, shapes?: CourseHole['shapes']): HoleDrawing => {
  const [drawing] = drawCourse(courseOf([hole], shapes));
  if (drawing === undefined) throw new Error('the hole was not drawn');
  return drawing;
};
const nearTo = (point: readonly number[], x: number, y: number) => {
  expect(Math.abs((point[0] ?? 0) - x)).toBeLessThanOrEqual(3);
  expect(Math.abs((point[1] ?? 0) - y)).toBeLessThanOrEqual(3);
};

describe('the drawing of a hole', () => {
  const drawing = draw(east);

  it('FIRST-01: has the tee at the bottom, the green at the top and a margin of a tenth', () => {
    const { tee, green, width, height } = drawing;
    expect(tee[0]).toBe(green[0]);
    expect(tee[1] - green[1]).toBeGreaterThan(1_195);
    const margin = height * 0.1;
    // The corridor around the line of play decides the frame.
    nearTo([green[1] - 75, height - tee[1] - 75], margin, margin);
    expect(width).toBeGreaterThan(150);
    expect(drawing.length).toBe(400);
  });

  it('FIRST-01: has a bunker on the left of the green where it is on the ground', () => {
    const [x = 0, y = 0] = drawing.outlines.bunker[0] ?? [];
    expect(x).toBeLessThan(drawing.green[0] - 40);
    expect(y).toBeGreaterThan(drawing.green[1]);
  });

  it('FIRST-01: has arcs at 100, 150 and 200 yards from the middle of the green, and none at the tee', () => {
    expect(drawing.arcs.map(({ yards }) => yards)).toEqual([100, 150, 200]);
    for (const { yards, from, to } of drawing.arcs) {
      for (const [x, y] of [from, to]) {
        expect(Math.hypot(x - drawing.green[0], y - drawing.green[1]) / 3).toBeCloseTo(yards, 0);
      }
      expect(from[0]).toBeLessThan(to[0]);
    }
    const short = draw({ ...east, greenCentre: at(330, 0), centreLine: undefined, shapes: {} });
    expect(short.arcs).toEqual([]);
  });

  it('FIRST-01: shows places of shots in the same frame', () => {
    nearTo(placeInDrawing(drawing.frame, at(0, 0)), ...drawing.tee);
    nearTo(placeInDrawing(drawing.frame, at(1_200, 0)), ...drawing.green);
    nearTo(placeInDrawing(drawing.frame, at(600, -90)), drawing.tee[0] + 90, drawing.tee[1] - 600);
  });

  it('FIRST-01: draws woods and water of the course near the hole, and cuts off the rest', () => {
    const near = draw(east, { woods: [square(600, 300, 160)], water: [square(600, 9_000, 300)] });
    expect(near.outlines.woods).toHaveLength(1);
    expect(near.outlines.water).toEqual([]);
    expect(Math.min(...(near.outlines.woods[0] ?? []))).toBeGreaterThanOrEqual(-150);
  });

  it('FIRST-01: stays small however many corners a survey has', () => {
    const round = Array.from({ length: 900 }, (_unused, step) => {
      const angle = (step / 900) * 2 * Math.PI;
      const reach = 50 + 6 * Math.sin(angle * 40);
      return at(1_200 + reach * Math.cos(angle), reach * Math.sin(angle));
    });
    const surveyed = draw({ ...east, shapes: { ...east.shapes, bunker: [round, round, round], green: [round] } });
    expect(JSON.stringify(surveyed).length).toBeLessThan(2_000);
  });

  it('FIRST-01: needs a tee and a green, from wherever they are known', () => {
    const { tee: _tee, greenCentre: _green, centreLine: _line, ...bare } = east;
    expect(drawCourse(courseOf([bare]))).toEqual([]);
    const guessed = draw({ ...bare, teeBoxes: [at(0, 0)] });
    expect(guessed.length).toBe(400);
  });
});

describe('a turned drawing', () => {
  const drawing = draw(east);
  const turned = turnDrawing(drawing, degrees(90));

  it('FIRST-01: has the tee on the left and the green on the right', () => {
    expect(turned.green[0] - turned.tee[0]).toBe(drawing.tee[1] - drawing.green[1]);
    expect(turned.tee[1]).toBe(turned.green[1]);
    expect(turned.width).toBeGreaterThan(turned.height);
  });

  it('FIRST-01: shows places of shots at the same points as its outlines', () => {
    for (const angle of [35, 90, 200]) {
      const one = turnDrawing(drawing, degrees(angle));
      nearTo(placeInDrawing(one.frame, at(0, 0)), ...one.tee);
      nearTo(placeInDrawing(one.frame, at(1_200, 0)), ...one.green);
    }
  });
});
