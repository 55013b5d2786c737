import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '../geometry/index.ts';
import {
  box,
  courseOfHole,
  curvesOf,
  disc,
  groundOf,
  placeInYards,
  plainHole,
  somewhere,
  typedBag,
  type YardShapes,
} from '../testing/aim.ts';
import { exactMean } from '../testing/exact-mean.ts';
import { type AimField, aimField, spotValue } from './aim-field.ts';
import type { ClubPattern } from './club-pattern.ts';
import { groundOfHole } from './hole-ground.ts';
import { groundKinds } from './lie-raster.ts';
import { fineCounts, patternPoints } from './pattern-points.ts';
import { strokesAt } from './stroke-curves.ts';
import { endedShots, targetValue, valueParts } from './target-value.ts';

const curves = curvesOf('scratch');
const fieldOf = (shapes: YardShapes, start: PlanePoint = { x: 0, y: 0 }): AimField => {
  const ground = groundOf(courseOfHole(shapes));
  return aimField(ground, start, start.y === 0, ground.pin, curves);
};
const from = (kind: (typeof groundKinds)[number], toPin: number): number =>
  strokesAt(curves, groundKinds.indexOf(kind), toPin);
/** Water from 220 to 260 yd, from 10 yd right of the line on. */
const pond: YardShapes = { ...plainHole, water: [box(40, 240, 60, 40)] };
const holes: readonly (readonly [string, YardShapes])[] = [
  ['plain', plainHole],
  ['with a pond', pond],
  [
    'with sand and trees',
    { ...plainHole, bunker: [disc(18, 250, 8), disc(-20, 230, 6)], woods: [box(60, 200, 40, 400)] },
  ],
  [
    'with water on both sides',
    { ...plainHole, water: [box(-45, 240, 50, 300), box(48, 240, 50, 300), disc(-12, 200, 9)] },
  ],
  ['with an island green', { ...plainHole, green: [disc(1.3, 400.7, 14.2)], water: [box(0, 400, 120, 90)] }],
];

describe('the value of a spot', () => {
  it.each([
    ['on the fairway', { x: 0, y: 250 }, from('fairway', 150)],
    ['in the rough', { x: 40, y: 250 }, from('rough', Math.hypot(40, 150))],
    ['on the green', { x: 5, y: 400 }, from('green', 5)],
  ])('%s is the player’s expected strokes from there (AIM-04)', (_what, point, strokes) => {
    expect(spotValue(fieldOf(plainHole), point).strokes).toBeCloseTo(strokes, 6);
  });

  it('in water is a stroke and the best drop: two clubs to the side onto the fairway (AIM-04)', () => {
    const { strokes, left } = spotValue(fieldOf(pond), { x: 16, y: 224 });
    expect(Math.abs(left - 181)).toBeLessThan(4);
    expect(strokes).toBeCloseTo(1 + from('fairway', left), 2);
  });

  it('in water is dropped behind it, on the line from the hole, where that is worth less (AIM-04)', () => {
    // The ball crosses into water from trees, and behind these is fairway.
    const shapes = {
      fairway: [box(0, 170, 60, 60)],
      woods: [box(0, 212, 80, 24)],
      water: [box(0, 244, 200, 40)],
      green: plainHole.green,
    };
    const { strokes, left } = spotValue(fieldOf(shapes), { x: 0, y: 240 });
    expect(left).toBeGreaterThan(195);
    expect(strokes).toBeCloseTo(1 + from('fairway', left), 2);
  });

  it('is never worth more than stroke and distance (AIM-04)', () => {
    const field = fieldOf({ water: [box(0, 200, 400, 380)], green: plainHole.green });
    expect(spotValue(field, { x: 0, y: 300 }).strokes).toBe(1 + field.fromStart);
  });

  it('out of bounds is stroke and distance (AIM-04)', () => {
    const ground = groundOfHole(courseOfHole(plainHole), 1, [box(70, 200, 40, 400).map(placeInYards(somewhere))]);
    if ('missing' in ground) throw new Error(ground.missing);
    const field = aimField(ground, { x: 0, y: 0 }, true, ground.pin, curves);
    expect(spotValue(field, { x: 70, y: 250 }).strokes).toBe(1 + curves.fromTee(400));
  });
});

describe('the value of a target', () => {
  const bag = typedBag('scratch', 255);
  const [driver] = bag as [ClubPattern];

  it.each(holes)(
    'is within 0.01 of exact outlines and 10,000 other points, on a hole %s (AIM-03, AIM-05)',
    (_what, shapes) => {
      const course = courseOfHole(shapes);
      const ground = groundOf(course);
      const samples: readonly (readonly [ClubPattern, PlanePoint, PlanePoint])[] = [
        [driver, { x: 0, y: 0 }, { x: -10, y: 250 }],
        [driver, { x: 0, y: 0 }, { x: 15, y: 245 }],
        [bag[4] as ClubPattern, { x: 5, y: 240 }, { x: -3, y: 398 }],
      ];
      for (const [pattern, start, target] of samples) {
        const field = aimField(ground, start, start.y === 0, ground.pin, curves);
        const value = targetValue(field, target, patternPoints(pattern, fineCounts));
        expect(Math.abs(value - exactMean(course, field, pattern, target))).toBeLessThan(0.01);
      }
    },
  );

  it.each(holes)(
    'moves by no more than 0.005 with four times as many points, on a hole %s (AIM-05)',
    (_what, shapes) => {
      const field = fieldOf(shapes);
      const more = { core: 4 * fineCounts.core, mishits: 4 * fineCounts.mishits };
      for (const pattern of [driver, bag[3] as ClubPattern]) {
        for (const x of [-25, -10, 0, 8, 20]) {
          const target = { x, y: pattern.distance };
          const [few, many] = [fineCounts, more].map((counts) =>
            targetValue(field, target, patternPoints(pattern, counts)),
          );
          expect(Math.abs((few ?? 0) - (many ?? 0))).toBeLessThan(0.005);
        }
      }
    },
  );

  it('is 1 and what its parts add up to (AIM-05, AIM-09)', () => {
    const field = fieldOf(pond);
    const points = patternPoints(driver, fineCounts);
    const target = { x: 10, y: 250 };
    const parts = valueParts(endedShots(field, target, points));
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    const sum = parts.reduce((total, { share, strokes }) => total + share * strokes, 1);
    expect(Math.abs(sum - targetValue(field, target, points))).toBeLessThan(0.01);
    expect(parts.map(({ kind }) => kind)).toEqual(['fairway', 'water', 'rough']);
  });
});
