import { describe, expect, it } from 'vitest';
import { expectedStrokes } from '../facts/index.ts';
import { type RoundDocument, toStrokes, yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { strokeLevel } from '../testing/aim.ts';
import { groundKinds } from './lie-raster.ts';
import { levelShift, playerShift } from './player-shift.ts';
import { strokeCurves, strokesAt } from './stroke-curves.ts';

const tour = strokeLevel('pgaTour2024');
/** Holes of 400 yd: a drive onto the fairway, an approach from 150 yd, and as many putts from 20 ft. */
const roundsWith = (holes: number, putts: number): readonly RoundDocument[] => [
  roundOf({
    holes: Array.from({ length: holes }, (_unused, index) =>
      holeOf({
        hole: (index % 18) + 1,
        yards: yards(400),
        score: 2 + putts,
        shots: [
          shotOf('tee', 400),
          shotOf('fairway', 150),
          ...Array.from({ length: putts }, (_none, putt) => puttOf(putt === 0 ? 20 : 3)),
        ],
      }),
    ),
  }),
];
const fairway = (rounds: readonly RoundDocument[]) =>
  strokesAt(strokeCurves(playerShift(rounds, tour)), groundKinds.indexOf('fairway'), 150);
const baseline = toStrokes(expectedStrokes('fairway', yards(150)));

describe('the strokes of a player', () => {
  it('are the baseline’s for the level of the baseline (AIM-04)', () => {
    const curves = strokeCurves(levelShift(tour));
    expect(strokesAt(curves, groundKinds.indexOf('fairway'), 150)).toBeCloseTo(baseline, 2);
    expect(strokesAt(curves, groundKinds.indexOf('green'), 5)).toBeCloseTo(
      toStrokes(expectedStrokes('green', yards(5))),
      1.5,
    );
    expect(curves).toMatchObject({ label: 'PGA TOUR (2024)', isModelled: false });
  });

  it('of another level are more, and called a model (AIM-04)', () => {
    const curves = strokeCurves(levelShift(strokeLevel('handicap10')));
    expect(strokesAt(curves, groundKinds.indexOf('rough'), 150)).toBeGreaterThan(3.5);
    expect(curves).toMatchObject({ label: '10 handicap', isModelled: true });
  });

  it('are moved by what they needed, the more the more holes there are (AIM-04)', () => {
    const means = [0, 9, 36, 400].map((holes) => fairway(roundsWith(holes, 3)));
    expect(means[0]).toBeCloseTo(baseline, 2);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    // Four strokes from 150 yd, each time.
    expect(means.at(-1)).toBeGreaterThan(3.85);
    expect(fairway(roundsWith(400, 1))).toBeLessThan(2.2);
  });

  it('are shrunk towards the chosen level, and less uncertain with more holes (AIM-04, AIM-07)', () => {
    const few = playerShift(roundsWith(2, 2), strokeLevel('handicap20'));
    expect(few.at('fairway', 150, baseline)).toBeGreaterThan(0.5);
    const many = playerShift(roundsWith(400, 2), strokeLevel('handicap20'));
    expect(many.errorOf('fairway')).toBeLessThan(few.errorOf('fairway'));
    expect(many).toMatchObject({ label: 'your own', isModelled: false, holes: 400 });
  });

  it('leave out holes on which a stroke is missing (AIM-04)', () => {
    const [round] = roundsWith(10, 3) as [RoundDocument];
    const holed = round.holes.map((hole) => ({ ...hole, score: (hole.score ?? 0) + 1 }));
    expect(playerShift([{ ...round, holes: holed }], tour).holes).toBe(0);
  });

  it('have no step from one distance to the next (AIM-O5)', () => {
    const curves = strokeCurves(playerShift(roundsWith(200, 3), tour));
    const values = Array.from({ length: 300 }, (_unused, index) =>
      strokesAt(curves, groundKinds.indexOf('fairway'), 20 + index),
    );
    const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.05);
  });
});
