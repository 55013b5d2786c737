import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { COURSE_FORMAT, type CourseDocument, yards } from '../model/index.ts';
import { courseToPlay, hasPars, hasYards, type OwnCard, ownCourseToPlay } from './course-to-play.ts';
import { orderOfPlay, secondNines } from './order-of-play.ts';
import { type RoundChoice, roundStartOf, secondNineOf, teeToPlay } from './start-round.ts';

const holesOf = (count: number, par = 4) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, par, strokeIndex: at + 1 }));
const cardOf = (holes: number): OwnCard => ({
  holes: holesOf(holes),
  tees: [
    {
      name: 'White',
      rating: 71.2,
      slope: 128,
      yards: Array.from({ length: holes }, (_, at) => (at === 1 ? null : yards(300 + at))),
    },
  ],
});
const courseOf = (holes: number) =>
  ownCourseToPlay({ ...cardOf(holes), courseId: 'own-1', name: 'Ours', city: null, region: null, country: null });
const choice: RoundChoice = {
  playedOn: calendarDay('2026-10-10'),
  type: 'practice',
  holeCount: 18,
  firstHole: 1,
  secondNine: null,
  tee: 0,
  isSimulator: false,
  tournament: null,
  roundNumber: null,
  allowsDistances: false,
};
const listed: CourseDocument = { format: COURSE_FORMAT, courseId: 'pine', name: 'Pine', tees: [], holes: [] };
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('the order of play', () => {
  it.each([
    ['eighteen holes', 18, 1, 18, range(1, 18)],
    ['eighteen holes from the tenth', 18, 10, 18, [...range(10, 18), ...range(1, 9)]],
    ['a shotgun start on hole 14', 18, 14, 18, [...range(14, 18), ...range(1, 13)]],
    ['the front nine', 18, 1, 9, range(1, 9)],
    ['the back nine', 18, 10, 9, range(10, 18)],
    ['a shotgun start on nine holes stays on them', 18, 5, 9, [...range(5, 9), ...range(1, 4)]],
    ['nine holes twice', 9, 1, 18, [...range(1, 9), ...range(1, 9)]],
    ['nine holes twice from hole 4', 9, 4, 18, [...range(4, 9), ...range(1, 9), ...range(1, 3)]],
    ['the second and third nine', 27, 10, 18, range(10, 27)],
    ['the third and first nine', 27, 19, 18, [...range(19, 27), ...range(1, 9)]],
    ['the second course of 36 holes', 36, 19, 18, range(19, 36)],
    ['the second course from its back nine', 36, 28, 18, [...range(28, 36), ...range(19, 27)]],
    ['twelve holes and six again', 12, 1, 18, [...range(1, 12), ...range(1, 6)]],
    ['six holes, and three of them again', 6, 3, 9, [...range(3, 6), ...range(1, 5)]],
    ['six holes three times', 6, 1, 18, [...range(1, 6), ...range(1, 6), ...range(1, 6)]],
    ['twelve holes from the seventh', 12, 7, 18, [...range(7, 12), ...range(1, 12)]],
    ['two holes, which are no loop', 2, 1, 9, [1, 2]],
  ] as const)('is that of %s (ENTRY-04)', (_what, holes, first, holeCount, expected) => {
    expect(orderOfPlay(holes, first - 1, holeCount).map((place) => place + 1)).toEqual(expected);
  });
});

describe('the second nine of a course with three or more', () => {
  it.each([
    ['A with C', 27, 1, 19, [...range(1, 9), ...range(19, 27)]],
    ['C with B', 27, 19, 10, [...range(19, 27), ...range(10, 18)]],
    ['B with A', 27, 10, 1, [...range(10, 18), ...range(1, 9)]],
    ['A twice', 27, 1, 1, [...range(1, 9), ...range(1, 9)]],
    ['a shotgun start on A with C', 27, 5, 19, [...range(5, 9), ...range(19, 27), ...range(1, 4)]],
    ['the first with the fourth nine', 36, 1, 28, [...range(1, 9), ...range(28, 36)]],
  ])('is any of them: %s (ENTRY-04)', (_what, holes, firstHole, secondNine, expected) => {
    const start = roundStartOf('r1', courseOf(holes), { ...choice, tee: null, firstHole, secondNine });
    expect(start.holes.map(({ hole }) => hole)).toEqual(expected);
    expect(secondNines(holes)).toHaveLength(holes / 9);
    expect(secondNineOf(courseOf(holes), { ...choice, firstHole, secondNine })).toBe(secondNine);
  });

  it('is no choice on other courses (ENTRY-04)', () => {
    expect([9, 12, 18, 20].flatMap(secondNines)).toEqual([]);
    expect(secondNineOf(courseOf(18), choice)).toBeNull();
    expect(secondNineOf(courseOf(27), { ...choice, holeCount: 9 })).toBeNull();
    expect(secondNineOf(courseOf(27), { ...choice, firstHole: 12 })).toBe(19);
  });
});

describe('the start of a round', () => {
  it('has course, tee, day, type and the holes with their lengths (ENTRY-04)', () => {
    const start = roundStartOf('r1', courseOf(18), choice);
    expect(start).toEqual({
      roundId: 'r1',
      playedOn: '2026-10-10',
      type: 'practice',
      holeCount: 18,
      course: { courseId: 'own-1', name: 'Ours', tee: { name: 'White', rating: 71.2, slope: 128 } },
      allowsDistances: true,
      holes: expect.any(Array),
    });
    expect(start.holes.slice(0, 2)).toEqual([
      { hole: 1, par: 4, yards: 300, strokeIndex: 1 },
      { hole: 2, par: 4, strokeIndex: 2 },
    ]);
  });

  it('names event, round and simulator where there are any (ENTRY-04)', () => {
    const tournament = { tournamentId: 't1', name: 'Fall Classic' };
    expect(
      roundStartOf('r1', courseOf(9), {
        ...choice,
        ...{ type: 'match', holeCount: 9, tournament, roundNumber: 2, isSimulator: true, tee: null },
      }),
    ).toMatchObject({
      course: { courseId: 'own-1', name: 'Ours' },
      ...{ tournament, roundNumber: 2, isSimulator: true, holeCount: 9, type: 'match' },
    });
  });

  it.each([
    ['practice', false, true],
    ['match', false, true],
    ['tournament', false, false],
    ['tournament', true, true],
    ['qualifier', false, false],
    ['qualifier', true, true],
  ] as const)('of type %s with distances %s has %s (ENTRY-30)', (type, allowsDistances, expected) => {
    expect(roundStartOf('r1', courseOf(9), { ...choice, type, allowsDistances }).allowsDistances).toBe(expected);
  });

  it.each([
    ['eighteen holes', 18, 71.2, { eighteen: 71.2, nine: undefined }],
    ['nine holes rated as nine', 9, 35.6, { eighteen: undefined, nine: 35.6 }],
    ['nine holes rated as played twice', 9, 71.2, { eighteen: 71.2, nine: undefined }],
  ] as const)('has a rating of as many holes only, on a course of %s (ENTRY-04)', (_what, holes, rating, expected) => {
    const [tee] = cardOf(holes).tees;
    const course = { ...courseOf(holes), tees: tee === undefined ? [] : [{ ...tee, rating }] };
    const rated = (holeCount: 9 | 18) => [
      roundStartOf('r1', course, { ...choice, holeCount }).course.tee?.rating,
      teeToPlay(course, 0, { ...choice, holeCount }).rating,
    ];
    expect([rated(18), rated(9)]).toEqual([Array(2).fill(expected.eighteen), Array(2).fill(expected.nine)]);
  });

  it('has the length of its own holes (ENTRY-04)', () => {
    const course = { ...courseOf(18), tees: [{ name: 'White', yards: range(1, 18).map((at) => yards(300 + at)) }] };
    const yardsOf = (firstHole: number, holeCount: 9 | 18) =>
      teeToPlay(course, 0, { firstHole, holeCount, secondNine: null }).yards;
    expect([yardsOf(1, 18), yardsOf(1, 9), yardsOf(10, 9)]).toEqual([5571, 2745, 2826]);
  });

  it('is refused while a par is unknown (ENTRY-03)', () => {
    const course = courseToPlay({ ...listed, holes: [{ number: 1, numberFrom: 'mapped', shapes: {} }] }, null);
    expect(hasPars(course)).toBe(false);
    expect(() => roundStartOf('r1', course, choice)).toThrow('hole 1 of Pine has no par');
  });
});

describe('a course to play', () => {
  const hole = (number: number, par?: number) => ({
    number,
    numberFrom: 'mapped' as const,
    shapes: {},
    ...(par === undefined ? {} : { par }),
  });

  it('has the holes that its map lacks, with the yards at their places (ENTRY-03)', () => {
    const course = courseToPlay(
      {
        ...listed,
        holes: [hole(1, 4), hole(3, 5)],
        tees: [{ name: 'Blue', yards: [yards(400), yards(510)] }],
      },
      null,
    );
    expect(course.holes.map(({ number, par }) => [number, par])).toEqual([
      [1, 4],
      [2, null],
      [3, 5],
    ]);
    expect(course.tees[0]?.yards).toEqual([400, null, 510]);
    expect([hasPars(course), hasYards(course), teeToPlay(course, 0, choice).yards, course.hasMap]).toEqual([
      false,
      true,
      null,
      false,
    ]);
  });

  it("that is known by name only has the player's own card, and keeps name and id (ENTRY-03)", () => {
    expect(hasPars(courseToPlay(listed, null))).toBe(false);
    const course = courseToPlay(listed, cardOf(9));
    expect(course).toMatchObject({ courseId: 'pine', name: 'Pine', isOwn: false, hasOwnCard: true });
    expect([hasPars(course), course.holes.length]).toEqual([true, 9]);
  });

  it('has measured lengths where it has no tees (ENTRY-03)', () => {
    const line = [
      { lat: 40, lon: -80 },
      { lat: 40.003, lon: -80 },
    ];
    const course = courseToPlay({ ...listed, holes: [{ ...hole(1, 4), centreLine: line }] }, null);
    expect(teeToPlay(course, null, { firstHole: 1, secondNine: null, holeCount: 9 }).yards).toBe(365);
    expect(roundStartOf('r1', course, { ...choice, tee: null, holeCount: 9 }).holes).toEqual([
      { hole: 1, par: 4, yards: 365 },
    ]);
  });
});
