import { describe, expect, it } from 'vitest';
import { COURSE_FORMAT, type CourseDocument, yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { withGreenEdges } from './green-edges.ts';
import { holeFactsOf } from './hole-facts.ts';

const METRE = 1 / 111_195;
/** A green of 20 by 20 m, with its south edge on 40 degrees north. */
const green = [
  { lat: 40, lon: -75 },
  { lat: 40, lon: -75 + 20 / 85_180 },
  { lat: 40 + 20 * METRE, lon: -75 + 20 / 85_180 },
  { lat: 40 + 20 * METRE, lon: -75 },
];
const course: CourseDocument = {
  format: COURSE_FORMAT,
  courseId: 'c1',
  name: 'Pine Hollow',
  tees: [],
  holes: [{ number: 1, numberFrom: 'mapped', shapes: { green: [green] } }],
};
const south = (metres: number) => ({ lat: 40 - metres * METRE, lon: -75 + 10 / 85_180 });
const holeFrom = (metres: number, toPin: number) =>
  holeOf({
    score: 5,
    shots: [
      shotOf('tee', 400),
      shotOf('rough', 150),
      shotOf('rough', toPin, { position: south(metres) }),
      puttOf(9),
      puttOf(2),
    ],
  });

describe('the edge of the green', () => {
  it('is measured from the outline, and decides what is around the green (DASH-11)', () => {
    // 25 m is 27.3 yd from the edge, but more than 45 yd from a pin at the back; 29 m is 31.7 yd from the edge.
    const kind = (metres: number, toPin: number, known: boolean) => {
      const round = roundOf({ holes: [holeFrom(metres, toPin)] });
      return holeFactsOf((known ? withGreenEdges(round, course) : round).holes)[0]?.shots[2]?.kind;
    };
    expect([kind(25, 47, false), kind(25, 47, true)]).toEqual(['approach', 'aroundTheGreen']);
    expect([kind(29, 44, false), kind(29, 44, true)]).toEqual(['aroundTheGreen', 'approach']);
    const edge = withGreenEdges(roundOf({ holes: [holeFrom(25, 47)] }), course).holes[0]?.shots?.[2]?.toGreenEdge;
    expect(edge).toBeCloseTo(25 * 1.09361, 1);
  });

  it('leaves what was logged, and rounds without positions or outlines, as they were (DATA-24)', () => {
    const logged = holeOf({
      score: 4,
      shots: [shotOf('rough', 30, { position: south(25), toGreenEdge: yards(3) }), puttOf(2)],
    });
    for (const holes of [[logged], [holeOf()], [{ ...holeFrom(25, 47), hole: 2 }]]) {
      const round = roundOf({ holes });
      expect(withGreenEdges(round, course)).toBe(round);
    }
  });
});
