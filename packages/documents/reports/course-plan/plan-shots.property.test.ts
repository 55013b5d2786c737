import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanePoint, PlaneRing } from '@strokebook/golf/geometry';
import { surfaces } from '@strokebook/golf/model';
import type { HoleGround } from './hole-ground.ts';
import { isClear, MIN_SHARE, type PlannedShot, planShots, STEP_METRES } from './plan-shots.ts';
import { cutLine, planeDistance } from './play-line.ts';

const noShapes = Object.fromEntries(surfaces.map((surface) => [surface, []])) as unknown as HoleGround['shapes'];
const groundOf = (line: readonly PlanePoint[], bunker: readonly PlaneRing[] = []): HoleGround => ({
  line,
  shapes: { ...noShapes, bunker },
  toView: () => ({ x: 0, y: 0 }),
});
const straight = (length: number) => [
  { x: 0, y: 0 },
  { x: 0, y: length },
];
const lengths = (shots: readonly PlannedShot[]) =>
  shots.map(({ length, left }) => [Math.round(length), Math.round(left)]);
const reach = { drive: 240, second: 210 };
const across = (from: number, to: number): PlaneRing => [
  { x: -40, y: from },
  { x: 40, y: from },
  { x: 40, y: to },
  { x: -40, y: to },
];

describe('a planned way to the green', () => {
  it.each([
    ['a par 3 at its green, however far', 3, straight(250), [[250, 0]]],
    [
      'a par 4 with a drive and the rest',
      4,
      straight(380),
      [
        [240, 140],
        [140, 0],
      ],
    ],
    ['a par 4 that is reached from the tee', 4, straight(235), [[235, 0]]],
    [
      'a par 5 within reach in two',
      5,
      straight(445),
      [
        [240, 205],
        [205, 0],
      ],
    ],
    [
      'a par 5 out of reach in two with a lay-up for a full wedge',
      5,
      straight(500),
      [
        [240, 260],
        [169, 91],
        [91, 0],
      ],
    ],
    [
      'a par 5 that leaves more than a wedge after two',
      5,
      straight(560),
      [
        [240, 320],
        [210, 110],
        [110, 0],
      ],
    ],
    ['a hole of unknown par by its length', null, straight(180), [[180, 0]]],
  ])('plays %s', (_what, par, line, expected) => {
    expect(lengths(planShots(groundOf(line), par, reach, 91))).toEqual(expected);
  });

  it('stops short of sand or water that lies where the drive would end, by 8 m', () => {
    const [drive] = planShots(groundOf(straight(400), [across(225, 260)]), 4, reach, 91);
    expect(Math.round(drive?.length ?? 0)).toBe(215);
  });

  it('plays on where there is nothing but sand', () => {
    const [drive] = planShots(groundOf(straight(400), [across(50, 390)]), 4, reach, 91);
    expect(drive?.length).toBe(240);
  });

  const corner = fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: 150, max: 300 }) });
  const hole = fc
    .tuple(corner, fc.integer({ min: 330, max: 560 }), fc.array(fc.integer({ min: 100, max: 400 }), { maxLength: 4 }))
    .map(([at, length, sand]) =>
      groundOf(
        [{ x: 0, y: 0 }, at, { x: 0, y: length }],
        sand.map((from) => across(from, from + 25)),
      ),
    );

  it('always ends at the green, and each shot begins where the one before was aimed', () => {
    fc.assert(
      fc.property(hole, fc.integer({ min: 150, max: 290 }), (ground, drive) => {
        const shots = planShots(ground, 5, { drive, second: drive * 0.88 }, 91);
        expect(shots.at(-1)?.left).toBe(0);
        for (const [index, { from }] of shots.entries()) {
          expect(from).toEqual(index === 0 ? { x: 0, y: 0 } : shots[index - 1]?.target);
        }
      }),
    );
  });

  it('aims a drive as far as any clear place within reach, as trying every one of them finds it', () => {
    fc.assert(
      fc.property(hole, fc.integer({ min: 150, max: 290 }), (ground, drive) => {
        const [first] = planShots(ground, 4, { drive, second: drive * 0.88 }, 91);
        fc.pre(first !== undefined && first.left > 0);
        const tries = Array.from({ length: 100 }, (_unused, step) => drive - step * STEP_METRES)
          .filter((length) => length >= MIN_SHARE * drive)
          .map((length) => cutLine(ground.line, length).at);
        const furthest = tries.filter((at) => isClear(ground, at)).map((at) => planeDistance({ x: 0, y: 0 }, at));
        expect(first?.length).toBeCloseTo(furthest.length === 0 ? drive : Math.max(...furthest), 6);
      }),
    );
  });
});
