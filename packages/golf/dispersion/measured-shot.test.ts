import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CourseDocument, CourseHole, LatLon, Yards } from '../model/index.ts';
import type { MappedShot } from '../shot-map/index.ts';
import { mappedHole, mappedRound, mappedShot, placeAt } from '../testing/mapped.ts';
import { measureShots } from './measured-shot.ts';

const YARD = 1 / 1.09361;
/** The point `along` yards from `from` in direction `heading`, and then `across` yards to the right. */
const spot = (from: LatLon, heading: number, along: number, across: number): LatLon =>
  placeAt(heading + 90, across * YARD, placeAt(heading, along * YARD, from));

const tee = placeAt(0, 0);
const courseWith = (hole: Partial<CourseHole>): ReadonlyMap<string, CourseDocument> =>
  new Map([
    ['pine-hollow', { holes: [{ number: 1, numberFrom: 'mapped', shapes: {}, ...hole }] } as unknown as CourseDocument],
  ]);

/** One stroke on a 400-yard hole with the given heading. */
function measured(shot: Partial<MappedShot>, heading = 0, courses?: ReadonlyMap<string, CourseDocument>) {
  const pin = spot(tee, heading, 400, 0);
  const hole = mappedHole({ tee, pin, yards: 400 as Yards, shots: [mappedShot({ start: tee, ...shot })] });
  return measureShots([mappedRound({ holes: [hole] })], courses);
}

describe('an approach', () => {
  const start = spot(tee, 60, 250, 0);
  const pin = spot(tee, 60, 400, 0);
  it.each([
    ['past the pin', 10, 0],
    ['short of it', -10, 0],
    ['right of it', 0, 7],
    ['left of it', 0, -7],
    ['short and left', -12, -5],
  ])('is measured along and across the line to the pin: %s (EXP-O4)', (_, along, across) => {
    const { shots } = measured({ kind: 'approach', lie: 'fairway', start, end: spot(pin, 60, along, across) }, 60);
    expect(shots[0]?.along).toBeCloseTo(along, 1);
    expect(shots[0]?.across).toBeCloseTo(across, 1);
    expect(shots[0]?.toPin).toBeCloseTo(150, 1);
  });

  it.each([
    ['from 250 yd', { toPin: 250 as Yards }, 1],
    ['from further, where most are layups', { toPin: 251 as Yards }, 0],
    ['from a recovery lie', { lie: 'recovery' as const }, 0],
  ])('is measured %s or not (EXP-O4)', (_, shot, count) => {
    const { shots, unplaced } = measured({ kind: 'approach', lie: 'fairway', start, end: pin, ...shot });
    expect(shots).toHaveLength(count);
    expect(unplaced.approach).toBe(0);
  });
});

describe('a tee shot of a par 4 or 5', () => {
  it('has a length along its line and a distance from it (EXP-O4)', () => {
    const { shots } = measured({ end: spot(tee, 30, 240, -15) }, 30);
    expect(shots[0]?.along).toBeCloseTo(240, 1);
    expect(shots[0]?.across).toBeCloseTo(-15, 1);
  });

  it("follows the course's centre line, not the line to the pin (EXP-O4)", () => {
    const centreLine = [tee, spot(tee, 20, 250, 0), spot(tee, 0, 400, 0)];
    const shot = { end: spot(tee, 20, 240, 0) };
    expect(measured(shot, 0, courseWith({ centreLine })).shots[0]?.across).toBeCloseTo(0, 1);
    expect(measured(shot, 0).shots[0]?.across).toBeCloseTo(240 * Math.sin(Math.PI / 9), 0);
  });

  it('goes for the middle of the green where no pin is known (EXP-O4)', () => {
    const hole = mappedHole({ shots: [mappedShot({ start: tee, end: spot(tee, 90, 200, 4) })] });
    const courses = courseWith({ greenCentre: spot(tee, 90, 380, 0) });
    expect(measureShots([mappedRound({ holes: [hole] })], courses).shots[0]?.across).toBeCloseTo(4, 1);
    expect(measureShots([mappedRound({ holes: [hole] })]).unplaced.offTheTee).toBe(1);
  });
});

describe('any shot', () => {
  it.each([
    ['offTheTee', 'fairway', true],
    ['offTheTee', 'green', true],
    ['offTheTee', 'firstCut', false],
    ['approach', 'green', true],
    ['approach', 'fairway', false],
    ['approach', 'holed', true],
    ['approach', 'penaltyArea', false],
    ['aroundTheGreen', 'green', true],
    ['aroundTheGreen', 'fringe', false],
    ['putt', 'green', false],
    ['putt', 'holed', true],
    ['putt', null, null],
  ] as const)('%s that came to lie on %s is a hit: %s (EXP-O4)', (kind, endLie, expected) => {
    expect(measured({ kind, endLie, toPin: 200 as Yards, end: spot(tee, 0, 300, 0) }).shots[0]?.isHit).toBe(expected);
  });

  it('without a start or an end is counted as unplaced (EXP-O4)', () => {
    expect(measured({ end: null })).toMatchObject({ shots: [], unplaced: { offTheTee: 1, putt: 0 } });
    expect(measured({ start: null, end: tee })).toMatchObject({ shots: [], unplaced: { offTheTee: 1 } });
    expect(measured({ kind: 'putt', end: null })).toMatchObject({ unplaced: { putt: 1 } });
  });

  it('counts only on holes that count, and keeps its place in the round (SHOTS-O3)', () => {
    const shots = [
      mappedShot({ start: tee, end: spot(tee, 0, 200, 0) }),
      mappedShot({ kind: 'putt', start: tee, end: tee }),
    ];
    const pin = spot(tee, 0, 400, 0);
    const round = mappedRound({ roundId: 'r7', holes: [1, 2].map((hole) => mappedHole({ hole, pin, shots })) });
    const result = measureShots([round], undefined, (roundId, hole) => roundId === 'r7' && hole === 2);
    expect(result.shots.map(({ roundId, hole, number }) => [roundId, hole, number])).toEqual([
      ['r7', 2, 1],
      ['r7', 2, 2],
    ]);
  });
});

describe('laws of measuring', () => {
  const anyMiss = fc.record({ along: fc.integer({ min: -60, max: 60 }), across: fc.integer({ min: -60, max: 60 }) });
  const heading = fc.integer({ min: 0, max: 359 });
  const kind = fc.constantFrom('offTheTee', 'approach', 'putt' as const);

  it('turning the hole leaves every figure as it was (EXP-O4)', () => {
    fc.assert(
      fc.property(anyMiss, heading, kind, ({ along, across }, turned, shotKind) => {
        const shotOn = (direction: number) =>
          measured({ kind: shotKind, toPin: 200 as Yards, end: spot(tee, direction, 340 + along, across) }, direction)
            .shots[0];
        expect(shotOn(turned)?.along).toBeCloseTo(shotOn(0)?.along as number, 1);
        expect(shotOn(turned)?.across).toBeCloseTo(shotOn(0)?.across as number, 1);
      }),
    );
  });

  it('the mirrored shot is as long, and as far on the other side (EXP-O4)', () => {
    fc.assert(
      fc.property(anyMiss, heading, kind, ({ along, across }, direction, shotKind) => {
        const shotAt = (side: number) =>
          measured({ kind: shotKind, toPin: 200 as Yards, end: spot(tee, direction, 340 + along, side) }, direction)
            .shots[0];
        expect(shotAt(across)?.along).toBeCloseTo(shotAt(-across)?.along as number, 1);
        expect(shotAt(across)?.across).toBeCloseTo(0 - (shotAt(-across)?.across as number), 1);
      }),
    );
  });
});
