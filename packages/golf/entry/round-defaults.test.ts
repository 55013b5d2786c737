import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { checkHoleYards, checkPar, checkRating, checkSlope, checkStrokeIndex } from './check-course.ts';
import { ownCourseToPlay } from './course-to-play.ts';
import { defaultChoice, eventChoice, eventsOn, type LastRound, type RoundEvent } from './round-defaults.ts';

const today = calendarDay('2026-10-10');
const tee = (name: string, slope: number) => ({ name, slope, yards: [] });
const courseOf = (holes: number) =>
  ownCourseToPlay({
    ...{ courseId: 'own-1', name: 'Ours', city: null, region: null, country: null },
    holes: Array.from({ length: holes }, (_, at) => ({ number: at + 1, par: 4 })),
    tees: [tee('Black', 140), tee('White', 125), tee('White', 132), tee('Red', 118)],
  });
const last: LastRound = {
  playedOn: calendarDay('2026-10-03'),
  type: 'match',
  holeCount: 9,
  firstHole: 10,
  teeName: 'White',
  slope: 132,
  isSimulator: true,
};
const event: RoundEvent = {
  tournamentId: 't1',
  name: 'Fall Classic',
  eventType: 'tournament',
  startDate: today,
  endDate: addDays(today, 2),
  numberOfRounds: 3,
  courseId: null,
  loggedRounds: [],
};

describe('the defaults of a round', () => {
  it('are those of the last round (ENTRY-04)', () => {
    expect(defaultChoice(courseOf(18), last, today, null)).toEqual({
      ...{ playedOn: today, type: 'match', holeCount: 9, firstHole: 10, secondNine: null, tee: 2, isSimulator: true },
      ...{ tournament: null, roundNumber: null, allowsDistances: false },
    });
  });

  it('of a first round are practice, today, on all holes, from a tee in the middle (ENTRY-04)', () => {
    const first = { playedOn: today, type: 'practice', firstHole: 1, tee: 1, isSimulator: false };
    expect(defaultChoice(courseOf(18), null, today, null)).toMatchObject({ ...first, holeCount: 18 });
    expect(defaultChoice(courseOf(9), null, today, null)).toMatchObject({ ...first, holeCount: 9 });
    expect(defaultChoice({ ...courseOf(9), tees: [] }, null, today, null).tee).toBeNull();
  });

  it.each([
    ['a tournament: practice', { type: 'tournament' }, { type: 'practice' }],
    ['a qualifier: practice', { type: 'qualifier' }, { type: 'practice' }],
    ['a shotgun start: the first hole', { firstHole: 14 }, { firstHole: 1 }],
    ['a hole that the course lacks: the first hole', { firstHole: 19 }, { firstHole: 1 }],
    ['a tee of another slope: that of the name', { slope: 1 }, { tee: 1 }],
    ['an unknown tee: one in the middle', { teeName: 'Gold' }, { tee: 1 }],
  ] as const)('after %s (ENTRY-04)', (_what, changes, expected) => {
    expect(defaultChoice(courseOf(18), { ...last, ...changes }, today, null)).toMatchObject(expected);
  });
});

describe('the tee of a first round', () => {
  const forWhom = (name: string, slope: number, gender: 'men' | 'women') => ({ ...tee(name, slope), gender });
  const rated = [
    ...[forWhom('White', 126, 'men'), forWhom('White', 132, 'women'), forWhom('Gold', 121, 'men')],
    ...[forWhom('Red', 118, 'women'), forWhom('Green', 112, 'women')],
  ];
  const teeOf = (tees: typeof rated | ReturnType<typeof tee>[], gender: 'men' | 'women' | null) =>
    defaultChoice({ ...courseOf(18), tees }, null, today, gender).tee;

  it('FIRST-13: is one rated for the events that the player competes in, the middle one of several', () => {
    expect([teeOf(rated, 'women'), teeOf(rated, 'men'), teeOf(rated, null)]).toEqual([3, 0, 2]);
  });

  it('FIRST-13: is one that is rated for nobody before one of the other gender', () => {
    expect(teeOf([...rated.slice(0, 1), tee('Blue', 130)], 'women')).toBe(1);
    expect(teeOf(rated.slice(0, 1), 'women')).toBe(0);
  });

  it('FIRST-13: stays that of the last round, whatever the player competes in', () => {
    expect(defaultChoice({ ...courseOf(18), tees: rated }, { ...last, slope: 126 }, today, 'women').tee).toBe(0);
  });
});

describe('an event of the schedule', () => {
  it('is offered on its days (ENTRY-04)', () => {
    const on = (day: number) => eventsOn([event], addDays(today, day)).length;
    expect([-1, 0, 2, 3].map(on)).toEqual([0, 1, 1, 0]);
  });

  it('fills name, type and round number (ENTRY-04)', () => {
    expect(eventChoice(event, addDays(today, 1))).toEqual({
      ...{ type: 'tournament', tournament: { tournamentId: 't1', name: 'Fall Classic' }, roundNumber: 2 },
      isSimulator: false,
    });
  });

  it.each([
    ['the first day', 0, [], 1],
    ['the second day', 1, [1], 2],
    ['two rounds on the first day', 0, [1], 2],
    ['more days than rounds', 2, [], 2],
    ['a day when all are logged', 0, [1, 2], 1],
    ['a day of a round that is logged, while an earlier one is not', 1, [2], 1],
  ] as const)('has the round of %s (ENTRY-04)', (_what, days, loggedRounds, expected) => {
    expect(eventChoice({ ...event, numberOfRounds: 2, loggedRounds }, addDays(today, days)).roundNumber).toBe(expected);
  });

  it('counts a final round as its last (ENTRY-04)', () => {
    expect(eventChoice({ ...event, loggedRounds: [1, 2, 0] }, addDays(today, 2)).roundNumber).toBe(3);
    expect(eventChoice({ ...event, loggedRounds: [1, 0] }, addDays(today, 2)).roundNumber).toBe(2);
  });
});

describe('what is typed of a course', () => {
  it.each([
    ['a par of 2', checkPar(2), 'A par is 3 to 7.'],
    ['a par of 9', checkPar(9), 'A par is 3 to 7.'],
    ['a par of 5', checkPar(5), null],
    ['a rating of 0', checkRating(0), 'A rating is 20 to 90, such as 71.4. Leave it empty if you do not know it.'],
    ['a rating of 300', checkRating(300), expect.stringContaining('A rating is 20 to 90')],
    ['a rating of 35.6', checkRating(35.6), null],
    ['a slope of 156', checkSlope(156), expect.stringContaining('A slope is a whole number from 55 to 155.')],
    ['a slope of 113', checkSlope(113), null],
    ['0 yards', checkHoleYards(0), 'A hole is 1 to 1,200 yd long.'],
    ['512 yards', checkHoleYards(512), null],
    ['a stroke index of 19', checkStrokeIndex(19, [19, null]), 'A stroke index is 1 to 18.'],
    ['a stroke index twice', checkStrokeIndex(4, [4, 4]), 'Stroke index 4 is on two holes.'],
    ['a stroke index of a card of nine', checkStrokeIndex(17, [17, null]), null],
  ])('%s gets its sentence (ENTRY-33)', (_what, problem, expected) => {
    expect(problem).toEqual(expected);
  });
});
