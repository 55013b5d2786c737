import { describe, expect, it } from 'vitest';
import { surfaceAt } from '../geometry/index.ts';
import {
  box,
  courseOfHole,
  disc,
  groundOf,
  placeInYards,
  plainHole,
  somewhere,
  type YardShapes,
} from '../testing/aim.ts';
import { groundOfHole } from './hole-ground.ts';
import { groundKinds, kindAt } from './lie-raster.ts';

const kindsAt = (
  shapes: YardShapes,
  places: readonly (readonly [number, number])[],
  others: readonly YardShapes[] = [],
) => {
  const { raster } = groundOf(courseOfHole(shapes, { others }));
  return places.map(([x, y]) => groundKinds[kindAt(raster, x, y)]);
};
const missing = (...args: Parameters<typeof groundOfHole>) => {
  const ground = groundOfHole(...args);
  return 'missing' in ground ? ground.missing : null;
};

describe('the ground of a hole', () => {
  const busy: YardShapes = {
    rough: [box(0, 200, 140, 460)],
    fairway: [box(0, 240, 40, 280)],
    green: [disc(0, 400, 14)],
    bunker: [disc(18, 240, 6), disc(-12, 392, 5)],
    water: [box(-40, 250, 36, 120)],
    penaltyArea: [box(-40, 120, 30, 60)],
    woods: [box(55, 220, 30, 300)],
  };

  it('is what surfaceAt tells of the middle of every cell, in cells of 3 yd at most (AIM-03)', () => {
    const course = courseOfHole(busy);
    const ground = groundOf(course);
    const { raster } = ground;
    expect(raster.step).toBeLessThanOrEqual(3);
    let checked = 0;
    for (let row = 0; row < raster.height; row += 3) {
      for (let column = 0; column < raster.width; column += 3) {
        const at = { x: raster.left + (column + 0.5) * raster.step, y: raster.bottom + (row + 0.5) * raster.step };
        const surface = surfaceAt(course.holes[0] as never, ground.toPlace(at)) ?? 'rough';
        expect(groundKinds[kindAt(raster, at.x, at.y)], `at ${at.x}, ${at.y}`).toBe(surface);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(4_000);
  });

  it('is rough where no outline is, also beyond the raster (AIM-03)', () => {
    expect(
      kindsAt(plainHole, [
        [60, 200],
        [900, 900],
      ]),
    ).toEqual(['rough', 'rough']);
  });

  it('leaves out what an outline goes round over a bridge (AIM-03)', () => {
    const [a, b, c, d] = box(0, 250, 20, 20);
    const island = [...box(0, 250, 80, 80), { x: -40, y: 210 }, a, d, c, b, a, { x: -40, y: 210 }] as never;
    expect(
      kindsAt({ ...plainHole, fairway: [], water: [island] }, [
        [0, 250],
        [30, 250],
      ]),
    ).toEqual(['rough', 'water']);
  });

  it('has the outlines of other holes, whose greens count as fairway (AIM-03, AIM-O1)', () => {
    const others = [{ water: [box(60, 200, 30, 30)], green: [disc(-60, 300, 12)] }];
    expect(
      kindsAt(
        plainHole,
        [
          [60, 200],
          [-60, 300],
          [0, 400],
        ],
        others,
      ),
    ).toEqual(['water', 'fairway', 'green']);
  });

  it('has a green that another hole or the course as a whole draws (AIM-O1)', () => {
    expect(kindsAt({ fairway: plainHole.fairway }, [[0, 400]], [{ green: [disc(0, 400, 14)] }])).toEqual(['green']);
  });

  it('is out of bounds only where that is mapped (AIM-03, AIM-O8)', () => {
    const place = placeInYards(somewhere);
    const ground = groundOfHole(courseOfHole(plainHole), 1, [box(70, 200, 40, 400).map(place)]);
    if ('missing' in ground) throw new Error(ground.missing);
    expect([70, -70].map((x) => groundKinds[kindAt(ground.raster, x, 200)])).toEqual(['outOfBounds', 'rough']);
  });

  it('is the same across the antimeridian (AIM-03)', () => {
    const [here, there] = [somewhere, { lat: 40, lon: 179.9999 }].map((origin) =>
      groundOf(courseOfHole(busy, { origin })),
    );
    expect(there?.notes).toEqual([]);
    // An edge on the middle of a cell may be rounded to either side.
    const differing = here?.raster.kinds.filter((kind, cell) => kind !== there?.raster.kinds[cell]).length ?? 0;
    expect(differing).toBeLessThan(50);
  });
});

describe('a hole that cannot be planned says what is missing and what can be done', () => {
  it.each([
    [
      'without outlines',
      courseOfHole({}),
      'Pine Hollow has no outlines of hole 1 yet. Draw it, or plan with distances only.',
    ],
    [
      'without a green',
      courseOfHole({ fairway: plainHole.fairway }, { hole: { greenCentre: undefined } }),
      'Hole 1 has no green yet. Draw it, and the hole can be planned.',
    ],
    [
      'with tee and green on two courses',
      courseOfHole(plainHole, { length: 9_000 }),
      'Tee and green of hole 1 are more than 1200 yd apart. Correct one of them.',
    ],
  ])('%s (AIM-14)', (_what, course, text) => {
    expect(missing(course, 1)).toBe(text);
  });

  it('and one with a green only plans approaches (AIM-14)', () => {
    const ground = groundOf(courseOfHole({ green: [disc(0, 400, 14)] }, { hole: { tee: undefined } }));
    expect(ground.tee).toBeNull();
    expect(ground.notes).toEqual(['Hole 1 has a green and no tee: approaches can be planned. Draw the tee.']);
  });

  it.each([
    [
      'a green of two points',
      { green: [disc(0, 400, 14).slice(0, 2)] },
      'The green of hole 1 has an outline of two points, which encloses nothing: draw it with three or more.',
    ],
    [
      'a bunker that crosses itself',
      { bunker: [[0, 2, 1, 3].map((index) => box(0, 250, 20, 20)[index] as { x: number; y: number })] },
      'An outline of the bunker of hole 1 crosses itself: it is read as drawn. Draw it again if it is wrong.',
    ],
  ])('of %s, and plans it (AIM-03, AIM-14)', (_what, shapes, note) => {
    expect(groundOf(courseOfHole({ ...plainHole, ...shapes })).notes).toEqual([note]);
  });
});
