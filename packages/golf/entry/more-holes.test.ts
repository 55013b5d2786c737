import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { yards } from '../model/index.ts';
import { ownCourseToPlay } from './course-to-play.ts';
import type { EntryAction } from './entry-action.ts';
import { entryDocument } from './entry-document.ts';
import type { EntryState } from './entry-state.ts';
import { canEndAtNine, moreHoles } from './more-holes.ts';
import { replayEntry } from './replay-entry.ts';
import { asksHoleCount, type LastRound } from './round-defaults.ts';
import { roundStartOf } from './start-round.ts';

const courseOf = (count: number) =>
  ownCourseToPlay({
    ...{ courseId: 'own-1', name: 'Ours', city: null, region: null, country: null },
    holes: Array.from({ length: count }, (_, at) => ({ number: at + 1, par: 4, strokeIndex: at + 1 })),
    tees: [
      { name: 'White', rating: 71.2, slope: 128, yards: Array.from({ length: count }, (_, at) => yards(301 + at)) },
    ],
  });
const nineOf = (count: number, firstHole = 1): EntryAction => ({
  kind: 'start',
  start: roundStartOf('r1', courseOf(count), {
    ...{ playedOn: calendarDay('2026-10-10'), type: 'practice', holeCount: 9, firstHole, secondNine: null, tee: 0 },
    ...{ isSimulator: false, tournament: null, roundNumber: null, allowsDistances: true },
  }),
});
const stateOf = (...actions: readonly EntryAction[]): EntryState => {
  const state = replayEntry(actions);
  if (state === null) throw new Error('no round');
  return state;
};
const scores = (from: number, to: number): readonly EntryAction[] =>
  Array.from({ length: to - from }, (_, at) => ({ kind: 'score', hole: from + at, score: 4 }));
const goOn = (state: EntryState, count: number): EntryAction => {
  const more = moreHoles(state, courseOf(count));
  if (more === null) throw new Error('no more holes');
  return { kind: 'holeCount', holeCount: 18, added: more.added, course: more.course };
};
const numbersOf = ({ holes }: EntryState) => holes.map(({ card }) => card.hole);

describe('a round of nine that goes on', () => {
  it.each([
    ['the front nine of 18', 18, 1, 'Play the back nine', 10],
    ['the back nine of 18', 18, 10, 'Play the front nine', 1],
    ['a shotgun start on the front nine', 18, 5, 'Play the back nine', 10],
    ['nine holes', 9, 1, 'Play the nine again', 1],
    ['the last nine of 27', 27, 19, 'Play the front nine', 1],
    ['the first nine of 27', 27, 1, 'Play the back nine', 10],
    ['the second nine of 27', 27, 10, 'Play the other nine', 19],
  ] as const)('ENTRY-O69: after %s plays the other nine, else the same again', (_title, count, first, title, next) => {
    const state = stateOf(nineOf(count, first));
    expect(moreHoles(state, courseOf(count))?.title).toBe(title);
    const whole = stateOf(nineOf(count, first), goOn(state, count));
    expect(numbersOf(whole).slice(0, 9)).toEqual(numbersOf(state));
    expect(whole.holes[9]?.card).toMatchObject({ hole: next, par: 4, yards: 300 + next });
    expect(whole.holes).toHaveLength(18);
  });

  it('ENTRY-O69: keeps its scores, is in progress again, and has the rating of 18 holes', () => {
    const nine = [nineOf(18), ...scores(0, 9), { kind: 'finish' } as const];
    expect(entryDocument(stateOf(...nine)).status).toBe('completed');
    const whole = [...nine, goOn(stateOf(...nine), 18)];
    expect(entryDocument(stateOf(...whole))).toMatchObject({
      ...{ status: 'inProgress', holeCount: 18 },
      course: { tee: { name: 'White', rating: 71.2, slope: 128 } },
    });
    const played = entryDocument(stateOf(...whole, ...scores(9, 18), { kind: 'finish' }));
    expect(played.status).toBe('completed');
    expect(played.holes.filter(({ score }) => score === 4)).toHaveLength(18);
    // Undo takes the holes back as they came.
    expect(stateOf(...whole, { kind: 'undo' }).holes).toHaveLength(9);
  });

  it('ENTRY-O69: becomes a nine again only while nothing was entered on the second nine', () => {
    const whole = [nineOf(18), goOn(stateOf(nineOf(18)), 18)];
    const back: EntryAction = { kind: 'holeCount', holeCount: 9 };
    expect(canEndAtNine(stateOf(...whole))).toBe(true);
    const nine = stateOf(...whole, back);
    expect([nine.details.holeCount, nine.holes.length, nine.details.course.tee?.rating]).toEqual([9, 9, undefined]);
    const begun = [...whole, ...scores(12, 13)];
    expect(canEndAtNine(stateOf(...begun))).toBe(false);
    expect(stateOf(...begun, back)).toEqual(stateOf(...begun));
  });

  it('ENTRY-O69: has no lengths of a tee that the course does not know, and no offer without its pars', () => {
    const state = stateOf(nineOf(18));
    const course = courseOf(18);
    expect(moreHoles(state, { ...course, tees: [] })?.added[0]).toEqual({ hole: 10, par: 4, strokeIndex: 10 });
    const holes = course.holes.map((hole) => (hole.number === 14 ? { ...hole, par: null } : hole));
    expect(moreHoles(state, { ...course, holes })).toBeNull();
    expect(moreHoles(state, courseOf(12))).toBeNull();
    expect(moreHoles(stateOf(nineOf(18), goOn(state, 18)), course)).toBeNull();
  });
});

it('ENTRY-O69: asks how many holes whenever the last round had another number of them than the course', () => {
  const last: Omit<LastRound, 'holeCount'> = {
    ...{ playedOn: calendarDay('2026-10-03'), type: 'practice', firstHole: 1, teeName: null, slope: null },
    isSimulator: false,
  };
  expect(asksHoleCount(courseOf(18), { ...last, holeCount: 9 })).toBe(true);
  expect(asksHoleCount(courseOf(9), { ...last, holeCount: 18 })).toBe(true);
  expect(asksHoleCount(courseOf(18), { ...last, holeCount: 18 })).toBe(false);
  expect(asksHoleCount(courseOf(9), null)).toBe(false);
});
