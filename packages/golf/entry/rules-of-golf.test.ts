import { describe, expect, it } from 'vitest';
import { strokeNumber } from '../facts/index.ts';
import { findRoundProblems, type Lie, type Shot, yards } from '../model/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { entryDocument } from './entry-document.ts';
import type { EntryAction, StrokePlace } from './entry-action.ts';
import { checkPlace } from './check-entry.ts';
import { isUnplayed, lyingInWater } from './penalties.ts';
import { replayEntry } from './replay-entry.ts';
import { strokeQuestion } from './stroke-question.ts';

const start: EntryAction = {
  kind: 'start',
  start: {
    roundId: 'r1',
    playedOn: calendarDay('2026-06-01'),
    type: 'practice',
    holeCount: 9,
    course: { name: 'Pine Hollow' },
    allowsDistances: true,
    holes: [{ hole: 1, par: 4, yards: yards(368) }],
  },
};
const at = (lie: Lie, toPin: number): StrokePlace => ({ lie, toPin: yards(toPin) });
const place = (stroke: number, lie: Lie, toPin: number): EntryAction => ({
  kind: 'place',
  hole: 0,
  stroke,
  place: at(lie, toPin),
});
const penalty = (kind: Extract<EntryAction, { kind: 'penalty' }>['penalty'], strokes = 1): EntryAction => ({
  kind: 'penalty',
  hole: 0,
  penalty: kind,
  strokes,
});
const unplayed = (kind: Extract<EntryAction, { kind: 'penalty' }>['penalty'], strokes = 1): EntryAction => ({
  kind: 'penalty',
  ...{ hole: 0, penalty: kind, strokes, isUnplayed: true },
});
const holed: EntryAction = { kind: 'holed', hole: 0 };

const holeAfter = (actions: readonly EntryAction[]) => {
  const state = replayEntry([start, ...actions]);
  const hole = state?.holes[0];
  if (state === null || hole === undefined) throw new Error('no hole');
  return { hole, document: entryDocument(state).holes[0], problems: findRoundProblems(entryDocument(state)) };
};
/** 'tee 368 +1 outOfBounds': a stroke with its penalty, to compare at a glance. */
const inWords = ({ lie, toPin, penalty: cost }: Shot): string =>
  [lie, toPin ?? '?', ...(cost === undefined ? [] : [`+${cost.strokes}`, cost.reason])].join(' ');

type Case = {
  readonly title: string;
  readonly actions: readonly EntryAction[];
  readonly strokes: readonly string[];
  readonly score: number;
};

/** Each case ends with the hole holed; rules are those of the R&A and the USGA of 2023. */
const cases: readonly Case[] = [
  {
    title: 'out of bounds from the tee is played again from the tee, as the third stroke (Rule 18.2)',
    actions: [penalty('outOfBounds'), place(2, 'fairway', 140), place(3, 'green', 5), holed],
    strokes: ['tee 368 +1 outOfBounds', 'tee 368', 'fairway 140', 'green 5'],
    score: 5,
  },
  {
    title: 'a lost ball from the fairway is played again from the same distance (Rule 18.2)',
    actions: [place(1, 'fairway', 150), penalty('lost'), place(3, 'green', 4), holed],
    strokes: ['tee 368', 'fairway 150 +1 lostBall', 'fairway 150', 'green 4'],
    score: 5,
  },
  {
    title: 'out of bounds from a bunker is played again from the bunker (Rule 18.2)',
    actions: [place(1, 'bunker', 30), penalty('outOfBounds'), place(3, 'green', 2), holed],
    strokes: ['tee 368', 'bunker 30 +1 outOfBounds', 'bunker 30', 'green 2'],
    score: 5,
  },
  {
    title: 'lateral relief from a penalty area is played from where the ball was dropped (Rule 17.1d)',
    actions: [penalty('water'), place(1, 'rough', 162), place(2, 'green', 3), holed],
    strokes: ['tee 368 +1 penaltyArea', 'rough 162', 'green 3'],
    score: 4,
  },
  {
    title: 'stroke and distance from a penalty area is the place of the stroke before (Rule 17.1d)',
    actions: [place(1, 'fairway', 150), penalty('water'), place(2, 'fairway', 150), place(3, 'green', 3), holed],
    strokes: ['tee 368', 'fairway 150 +1 penaltyArea', 'fairway 150', 'green 3'],
    score: 5,
  },
  {
    title: 'a ball that lies unplayable costs one stroke, and the drop is played as the third (Rule 19.2c)',
    actions: [place(1, 'recovery', 170), unplayed('unplayable'), place(1, 'rough', 171), place(2, 'green', 6), holed],
    strokes: ['tee 368 +1 unplayable', 'rough 171', 'green 6'],
    score: 4,
  },
  {
    title: 'a ball that lies unplayable in a bunker and is dropped outside of it costs two strokes (Rule 19.3b)',
    actions: [place(1, 'bunker', 40), unplayed('unplayable', 2), place(1, 'rough', 55), place(2, 'green', 6), holed],
    strokes: ['tee 368 +2 unplayable', 'rough 55', 'green 6'],
    score: 5,
  },
  {
    title: 'a ball whose place in the water was tapped costs one stroke once (Rule 17.1d)',
    actions: [place(1, 'penaltyArea', 120), unplayed('water'), place(1, 'rough', 130), place(2, 'green', 6), holed],
    strokes: ['tee 368 +1 penaltyArea', 'rough 130', 'green 6'],
    score: 4,
  },
  {
    title: 'a ball that was played and is unplayable then, dropped within two clubs, costs one stroke (Rule 19.2c)',
    actions: [place(1, 'recovery', 170), penalty('unplayable'), place(2, 'rough', 171), place(3, 'green', 6), holed],
    strokes: ['tee 368', 'recovery 170 +1 unplayable', 'rough 171', 'green 6'],
    score: 5,
  },
  {
    title: 'an unplayable ball in a bunker that is dropped outside of it costs two strokes (Rule 19.3b)',
    actions: [place(1, 'bunker', 40), penalty('unplayable', 2), place(2, 'rough', 55), place(3, 'green', 6), holed],
    strokes: ['tee 368', 'bunker 40 +2 unplayable', 'rough 55', 'green 6'],
    score: 6,
  },
  {
    title: 'a provisional ball counts with the penalty of the lost one (Rule 18.3)',
    actions: [
      { kind: 'provisional', hole: 0 },
      { kind: 'chooseBall', hole: 0, ball: 'provisional' },
      place(2, 'fairway', 130),
      place(3, 'green', 5),
      holed,
    ],
    strokes: ['tee 368 +1 lostBall', 'tee 368', 'fairway 130', 'green 5'],
    score: 5,
  },
  {
    title: 'a provisional ball is forgotten once the first one is found (Rule 18.3c)',
    actions: [
      { kind: 'provisional', hole: 0 },
      { kind: 'chooseBall', hole: 0, ball: 'first' },
      place(1, 'rough', 150),
      place(2, 'green', 5),
      holed,
    ],
    strokes: ['tee 368', 'rough 150', 'green 5'],
    score: 3,
  },
  {
    title: 'a penalty on the green leaves the ball where it is (Rule 13.1)',
    actions: [place(1, 'green', 4), penalty('other'), holed],
    strokes: ['tee 368', 'green 4 +1 rules'],
    score: 3,
  },
  {
    title: 'a putt that goes into the water is dropped, and no longer a putt if dropped off the green (Rule 17.1d)',
    actions: [place(1, 'green', 10), penalty('water'), place(2, 'fringe', 20), place(3, 'green', 1), holed],
    strokes: ['tee 368', 'green 10 +1 penaltyArea', 'fringe 20', 'green 1'],
    score: 5,
  },
  {
    title: 'a stroke with a wrong ball does not count, costs two, and is played again with the right one (Rule 6.3c)',
    actions: [place(1, 'rough', 150), penalty('wrongBall', 2), place(1, 'rough', 150), place(2, 'green', 3), holed],
    strokes: ['tee 368', 'rough 150 +2 wrongBall', 'green 3'],
    score: 5,
  },
  {
    title: 'the right ball is played from where it lay, which is another place (Rule 6.3c)',
    actions: [place(1, 'rough', 150), penalty('wrongBall', 2), place(1, 'fairway', 158), place(2, 'green', 3), holed],
    strokes: ['tee 368', 'fairway 158 +2 wrongBall', 'green 3'],
    score: 5,
  },
  {
    title: 'the right ball may be holed from there (Rule 6.3c)',
    actions: [place(1, 'rough', 20), penalty('wrongBall', 2), place(1, 'rough', 22), holed],
    strokes: ['tee 368', 'rough 22 +2 wrongBall'],
    score: 4,
  },
  {
    title: 'a putt with a wrong ball is putted again with the right one (Rule 6.3c)',
    actions: [place(1, 'green', 4), penalty('wrongBall', 2), holed],
    strokes: ['tee 368', 'green 4 +2 wrongBall'],
    score: 4,
  },
  {
    title: 'a wrong ball before its place was typed costs two, and the next stroke is the second (Rule 6.3c)',
    actions: [penalty('wrongBall', 2), place(1, 'rough', 150), place(2, 'green', 3), holed],
    strokes: ['tee 368 +2 wrongBall', 'rough 150', 'green 3'],
    score: 5,
  },
  {
    title: 'a wrong ball after a penalty area adds up with its penalty (Rules 6.3c and 17.1d)',
    actions: [
      ...[place(1, 'fairway', 150), penalty('water'), place(2, 'rough', 120), penalty('wrongBall', 2)],
      ...[place(2, 'rough', 121), penalty('outOfBounds'), place(4, 'green', 3), holed],
    ],
    strokes: ['tee 368', 'fairway 150 +1 penaltyArea', 'rough 121 +3 wrongBall', 'rough 121', 'green 3'],
    score: 9,
  },
  {
    title: 'out of bounds twice from the tee makes the third ball the fifth stroke (Rule 18.2)',
    actions: [penalty('outOfBounds'), penalty('outOfBounds'), place(3, 'green', 1), holed],
    strokes: ['tee 368 +1 outOfBounds', 'tee 368 +1 outOfBounds', 'tee 368', 'green 1'],
    score: 6,
  },
];

describe('penalties by the Rules of Golf (ENTRY-09, ENTRY-10)', () => {
  it.each(cases)('$title', ({ actions, strokes, score }) => {
    const { document, problems } = holeAfter(actions);
    expect(document?.shots?.map(inWords)).toEqual(strokes);
    expect(document?.score).toBe(score);
    // One hole of nine: nothing but the missing holes is a problem.
    expect(problems).toEqual([]);
  });

  it('takes a ball as not played from its place if it is unplayable there, or lies in the water (ENTRY-09)', () => {
    const after = (lie: Lie, kind: Parameters<typeof penalty>[0]) =>
      isUnplayed(holeAfter([place(1, lie, 120)]).hole, kind);
    expect(after('recovery', 'unplayable')).toBe(true);
    expect(after('green', 'unplayable')).toBe(false);
    expect(after('penaltyArea', 'water')).toBe(true);
    expect(after('fairway', 'water')).toBe(false);
    expect(after('recovery', 'lost')).toBe(false);
    expect(isUnplayed(holeAfter([]).hole, 'unplayable')).toBe(false);
  });

  const inWater = { lie: 'penaltyArea', toPin: yards(150), position: { lat: 40, lon: -80 } } as const;
  const splash: EntryAction = { ...penalty('water'), at: inWater } as EntryAction;

  it('ENTRY-O65: asks for the drop at once after a ball was placed in the water, and counts stroke and penalty', () => {
    expect(strokeQuestion(holeAfter([splash]).hole)).toMatchObject({ kind: 'place', stroke: 1, isDrop: true });
    const { document, problems } = holeAfter([splash, place(1, 'rough', 158), place(2, 'green', 4), holed]);
    expect(document?.score).toBe(4);
    expect(document?.shots?.map(inWords)).toEqual(['tee 368 +1 penaltyArea', 'rough 158', 'green 4']);
    expect(document?.shots?.[0]?.end).toEqual(inWater);
    expect(problems).toEqual([]);
  });

  it('ENTRY-O65: takes a putt into the water for the stroke of the penalty, and no drop in the water', () => {
    const putt = [place(1, 'green', 12), { kind: 'missed', hole: 0 } as const, splash];
    const { hole } = holeAfter(putt);
    expect(hole.strokes.map(inWords)).toEqual(['tee 368', 'green 12 +1 penaltyArea']);
    expect(checkPlace(hole, 2, inWater)).toMatch(/dropped outside of the water/);
    expect(checkPlace(hole, 2, at('rough', 140))).toBeNull();
  });

  it('ENTRY-O65: lets the ball be played from the water without the penalty', () => {
    const { hole } = holeAfter([splash]);
    expect(lyingInWater(hole)).toEqual(inWater);
    const played = holeAfter([splash, { kind: 'noPenalty', hole: 0, stroke: 0, place: inWater }, holed]);
    expect(played.document?.shots?.map(inWords)).toEqual(['tee 368', 'penaltyArea 150']);
    expect(played.document?.score).toBe(2);
    expect(lyingInWater(played.hole)).toBeNull();
  });

  it('keeps where a ball lay that was dropped, and forgets it with the penalty (ENTRY-09, ENTRY-33)', () => {
    const dropped = [place(1, 'recovery', 170), unplayed('unplayable'), place(1, 'rough', 171)];
    const [tee] = holeAfter(dropped).document?.shots ?? [];
    expect(tee?.end).toEqual({ lie: 'recovery', toPin: 170 });
    const [forgiven] = holeAfter([...dropped, { kind: 'noPenalty', hole: 0, stroke: 0 }]).document?.shots ?? [];
    expect(forgiven).toEqual({ lie: 'tee', toPin: 368 });
  });

  it('asks where the ball was dropped after relief (ENTRY-09)', () => {
    const { hole } = holeAfter([place(1, 'fairway', 150), penalty('water')]);
    expect(strokeQuestion(hole)).toMatchObject({
      kind: 'place',
      stroke: 2,
      isDrop: true,
    });
  });

  it('asks where the own ball lay after a wrong one, and then goes on (ENTRY-09)', () => {
    const wrong = [place(1, 'rough', 150), penalty('wrongBall', 2)];
    expect(strokeQuestion(holeAfter(wrong).hole)).toMatchObject({ kind: 'place', stroke: 1, isOwnBall: true });
    const again = holeAfter([...wrong, place(1, 'rough', 150)]);
    expect(strokeQuestion(again.hole)).toMatchObject({ kind: 'place', stroke: 2, isOwnBall: false });
    const forgiven = holeAfter([...wrong, { kind: 'noPenalty', hole: 0, stroke: 1 }]);
    expect(strokeQuestion(forgiven.hole)).toMatchObject({ kind: 'place', stroke: 2, isOwnBall: false });
  });

  const changed = (kind: Parameters<typeof penalty>[0], stroke: number, strokes = 1): EntryAction => ({
    kind: 'changePenalty',
    ...{ hole: 0, stroke, penalty: kind, strokes },
  });
  it.each([
    {
      title: 'to a lost ball keeps the stroke that is played again',
      actions: [penalty('outOfBounds'), changed('lost', 0)],
      strokes: ['tee 368 +1 lostBall', 'tee 368'],
    },
    {
      title: 'from out of bounds to water asks for the drop',
      actions: [penalty('outOfBounds'), changed('water', 0)],
      strokes: ['tee 368 +1 penaltyArea'],
    },
    {
      title: 'from water to out of bounds proposes the place of the stroke before',
      actions: [place(1, 'fairway', 150), penalty('water'), changed('outOfBounds', 1)],
      strokes: ['tee 368', 'fairway 150 +1 outOfBounds', 'fairway 150'],
    },
    {
      title: 'keeps the next place where the player typed it',
      actions: [penalty('water'), place(1, 'rough', 162), changed('outOfBounds', 0)],
      strokes: ['tee 368 +1 outOfBounds', 'rough 162'],
    },
    {
      title: 'keeps a corrected place of the stroke that was played again',
      actions: [penalty('outOfBounds'), place(1, 'rough', 350), changed('unplayable', 0)],
      strokes: ['tee 368 +1 unplayable', 'rough 350'],
    },
    {
      title: 'keeps the hole holed, with as many strokes as the new kind costs',
      actions: [
        place(1, 'bunker', 30),
        penalty('unplayable'),
        place(2, 'green', 3),
        holed,
        changed('unplayable', 1, 2),
      ],
      strokes: ['tee 368', 'bunker 30 +2 unplayable', 'green 3'],
    },
    {
      title: 'to a wrong ball plays that stroke again',
      actions: [place(1, 'rough', 150), penalty('other', 2), changed('wrongBall', 1, 2), place(1, 'rough', 140)],
      strokes: ['tee 368', 'rough 140 +2 wrongBall'],
    },
  ])('the kind of a penalty can be changed: $title (ENTRY-09, ENTRY-27)', ({ actions, strokes }) => {
    expect(holeAfter(actions).document?.shots?.map(inWords)).toEqual(strokes);
  });

  it('takes the repeated stroke back with its penalty, unless its place was corrected (ENTRY-09, ENTRY-33)', () => {
    const forgive: EntryAction = { kind: 'noPenalty', hole: 0, stroke: 0 };
    const words = (...actions: readonly EntryAction[]) => holeAfter(actions).document?.shots?.map(inWords);
    expect(words(penalty('outOfBounds'), place(2, 'fairway', 140), forgive)).toEqual(['tee 368', 'fairway 140']);
    expect(words(penalty('outOfBounds'), place(1, 'rough', 350), forgive)).toEqual(['tee 368', 'rough 350']);
  });

  it('adds a forgotten penalty to an earlier stroke, and the hole stays holed (ENTRY-09, ENTRY-27)', () => {
    const late: EntryAction = { kind: 'penalty', hole: 0, penalty: 'water', strokes: 1, stroke: 0 };
    const { hole, document } = holeAfter([place(1, 'rough', 162), place(2, 'green', 3), holed, late]);
    expect(hole.isHoled).toBe(true);
    expect(document?.score).toBe(4);
    expect(document?.shots?.map(inWords)).toEqual(['tee 368 +1 penaltyArea', 'rough 162', 'green 3']);
  });

  it('forgets that a putt was conceded when it was not a putt (ENTRY-10)', () => {
    const conceded: EntryAction = { kind: 'holed', hole: 0, isConceded: true };
    const { document } = holeAfter([place(1, 'green', 1), conceded, place(1, 'rough', 9)]);
    expect(document?.shots?.[1]).toEqual({ lie: 'rough', toPin: 9, end: { lie: 'holed' } });
  });

  it('asks which ball counts while a provisional one is in play (ENTRY-10)', () => {
    const { hole, document } = holeAfter([place(1, 'fairway', 150), { kind: 'provisional', hole: 0 }]);
    expect(strokeQuestion(hole)).toEqual({ kind: 'provisional', stroke: 1 });
    expect(document?.shots?.map(inWords)).toEqual(['tee 368', 'fairway 150']);
  });

  it('counts a conceded putt, and gives a picked-up hole no score (ENTRY-10)', () => {
    const conceded = holeAfter([place(1, 'green', 4), { kind: 'holed', hole: 0, isConceded: true }]);
    expect(conceded.document).toMatchObject({ score: 2, shots: [{}, { isConceded: true }] });
    const pickedUp = holeAfter([place(1, 'rough', 150), { kind: 'pickedUp', hole: 0, isPickedUp: true }]);
    expect(pickedUp.document).toMatchObject({ isPickedUp: true, shots: [{}, {}] });
    expect(pickedUp.document).not.toHaveProperty('score');
    expect(strokeQuestion(pickedUp.hole)).toEqual({ kind: 'done' });
  });
});

it('numbers strokes as golfers count: three off the tee after one out of bounds (ENTRY-08, ENTRY-09)', () => {
  const numbers = (actions: readonly EntryAction[]) => {
    const { strokes } = holeAfter(actions).hole;
    return strokes.map((_stroke, index) => strokeNumber(strokes, index));
  };
  expect(numbers([penalty('outOfBounds'), place(2, 'fairway', 140)])).toEqual([1, 3, 4]);
  expect(numbers([place(1, 'fairway', 150), penalty('water'), place(2, 'rough', 120)])).toEqual([1, 2, 4]);
});
