import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { findRoundProblems, type HoleCount, type Lie, summarizeRound, yards } from '../model/index.ts';
import { countCell, placeOfStat, tallyRound } from '../stats/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { applyAction } from './apply-action.ts';
import { checkDay, checkPlace, checkPutts, checkScore } from './check-entry.ts';
import type { EntryAction } from './entry-action.ts';
import { entryDocument } from './entry-document.ts';
import type { EntryHole, EntryState } from './entry-state.ts';
import { holeToPlay } from './hole-to-play.ts';
import { inferredGreen } from './infer.ts';
import { nextUndo, replayEntry } from './replay-entry.ts';
import { roundSoFar } from './round-so-far.ts';
import { askedBy, strokeQuestion } from './stroke-question.ts';
import { differenceText, typedDifferences } from './typed-differences.ts';

const pars = [4, 3, 5, 4, 4, 3, 4, 5, 4];
const start: Extract<EntryAction, { kind: 'start' }> = {
  kind: 'start',
  start: {
    roundId: 'r1',
    playedOn: calendarDay('2026-06-01'),
    type: 'practice',
    holeCount: 9,
    course: { name: 'Pine Hollow', tee: { name: 'White' } },
    allowsDistances: true,
    holes: pars.map((par, index) => ({ hole: index + 1, par, yards: yards(par * 100) })),
  },
};
const stateOf = (...actions: readonly EntryAction[]): EntryState => {
  const state = replayEntry([start, ...actions]);
  if (state === null) throw new Error('no round');
  return state;
};
const score = (hole: number, value: number | null): EntryAction => ({ kind: 'score', hole, score: value });
const putts = (hole: number, value: number): EntryAction => ({ kind: 'putts', hole, putts: value });
const place = (hole: number, stroke: number, lie: Lie, toPin?: number): EntryAction => ({
  kind: 'place',
  ...{ hole, stroke },
  place: toPin === undefined ? { lie } : { lie, toPin: yards(toPin) },
});
const holed = (hole: number): EntryAction => ({ kind: 'holed', hole });
const holeOfDocument = (hole: number, ...actions: readonly EntryAction[]) =>
  entryDocument(stateOf(...actions)).holes[hole];

describe('a target', () => {
  const target = { lat: 40.001, lon: -80 };
  const aim = (at: typeof target | null): EntryAction => ({ kind: 'target', hole: 0, stroke: 0, target: at });
  const shotsOf = (...actions: readonly EntryAction[]) => holeOfDocument(0, ...actions)?.shots;
  const told = [aim(target), place(0, 1, 'rough', 150)];

  it('AIM-12: is told before the stroke is played, stays when places are corrected, and is taken back', () => {
    expect(askedBy(stateOf(aim(target)).holes[0] as EntryHole)).toEqual(askedBy(stateOf().holes[0] as EntryHole));
    expect(shotsOf(...told)).toEqual([
      { lie: 'tee', toPin: 400, target },
      { lie: 'rough', toPin: 150 },
    ]);
    const [corrected] = shotsOf(...told, place(0, 0, 'tee', 380), place(0, 1, 'fairway', 140)) ?? [];
    expect(corrected).toEqual({ lie: 'tee', toPin: 380, target });
    expect(shotsOf(...told, aim(null))?.[0]).toEqual({ lie: 'tee', toPin: 400 });
    expect(shotsOf(aim(target), { kind: 'undo' })).toBeUndefined();
  });

  it('AIM-11: is in no document of a round that becomes one of a competition', () => {
    const turned = (type: 'tournament' | 'practice'): EntryAction => ({ kind: 'details', changes: { type } });
    expect(shotsOf(...told, turned('tournament'))?.[0]).toEqual({ lie: 'tee', toPin: 400 });
    expect(shotsOf(...told, turned('tournament'), turned('practice'))?.[0]).toHaveProperty('target');
  });
});

describe('depths', () => {
  it('keeps all that was entered when the depth changes at a hole (ENTRY-05)', () => {
    const state = stateOf(
      { kind: 'depth', depth: 'counts' },
      ...[score(0, 5), putts(0, 2), { kind: 'fairway', hole: 0, fairway: 'left' } as const],
      { kind: 'depth', depth: 'strokes' },
      ...[place(0, 1, 'rough', 150), place(0, 2, 'green', 5)],
      { kind: 'depth', depth: 'score' },
    );
    expect(entryDocument(state).holes[0]).toMatchObject({
      ...{ score: 5, putts: 2, fairway: 'left' },
      shots: [{ lie: 'tee', toPin: 400 }, { lie: 'rough' }, { lie: 'green' }],
    });
  });

  it('needs nothing but the score (ENTRY-05)', () => {
    const document = entryDocument(stateOf(...pars.map((_par, hole) => score(hole, 4)), { kind: 'finish' }));
    expect(document.status).toBe('completed');
    expect(document.holes[0]).toEqual({ hole: 1, par: 4, yards: 400, score: 4 });
    expect(findRoundProblems(document)).toEqual([]);
  });

  it('stores a finished round with a missing hole as in progress (ENTRY-17)', () => {
    const state = stateOf(...pars.slice(1).map((_par, index) => score(index + 1, 4)), { kind: 'finish' });
    expect(entryDocument(state).status).toBe('inProgress');
    expect(roundSoFar(state).missing).toEqual([0]);
    expect(entryDocument(stateOf(...pars.map((_par, hole) => score(hole, 4)))).status).toBe('inProgress');
  });
});

describe('a ball picked up', () => {
  const others = pars.slice(1).map((_par, index) => score(index + 1, 4));
  const pickedUp: EntryAction = { kind: 'pickedUp', hole: 0, isPickedUp: true };

  it('finishes a round without a total, and its other holes count (ENTRY-10, ENTRY-17)', () => {
    const document = entryDocument(stateOf(pickedUp, ...others, { kind: 'finish' }));
    expect(document.status).toBe('completed');
    expect(findRoundProblems(document)).toEqual([]);
    expect(summarizeRound(document)).toMatchObject({ score: null, par: null, holesPlayed: 9 });
    const countOf = (stat: string) => tallyRound(document).cells[countCell(placeOfStat(stat))];
    expect(countOf('scoring.holeScore')).toBe(8);
    expect([countOf('scoring.score'), countOf('scoring.toPar')]).toEqual([0, 0]);
  });

  it('has no sum for its nine while the round is entered (ENTRY-16)', () => {
    const { nines, thru, missing } = roundSoFar(stateOf(pickedUp, ...others));
    expect([nines.map(({ strokes }) => strokes), thru, missing]).toEqual([[null], 9, []]);
  });
});

it('keeps the playing conditions that were typed, and forgets them when they are taken back (INDEX-05)', () => {
  const typed = stateOf({ kind: 'details', changes: { playingConditions: -1 } });
  expect(entryDocument(typed).playingConditions).toBe(-1);
  const back = applyAction(typed, { kind: 'details', changes: { playingConditions: null } }) as EntryState;
  expect(entryDocument(back)).not.toHaveProperty('playingConditions');
});

describe('a round that ends before its last hole', () => {
  const cards = [...pars, ...pars].map((par, at) => ({ hole: at + 1, par }));
  const ended = (played: number, after: number | null = played, holeCount: HoleCount = 18): EntryState =>
    stateOf(
      { ...start, start: { ...start.start, holeCount, holes: cards.slice(0, holeCount) } },
      ...Array.from({ length: played }, (_unused, hole) => score(hole, 4)),
      ...[{ kind: 'finish' } as const, { kind: 'details', changes: { stoppedAfter: after } } as const],
    );

  it('is finished without a total, its holes count, and nothing is missing (ENTRY-O66)', () => {
    for (const [played, holes] of [
      [12, 18],
      [6, 9],
      [1, 18],
    ] as const) {
      const state = ended(played, played, holes);
      const document = entryDocument(state);
      expect([document.status, document.stoppedAfter, document.holes.length]).toEqual(['completed', played, holes]);
      expect(findRoundProblems(document)).toEqual([]);
      expect(summarizeRound(document)).toMatchObject({ score: null, par: null, holesPlayed: played });
      expect(tallyRound(document).cells[countCell(placeOfStat('scoring.score'))]).toBe(played);
      expect(roundSoFar(state).missing).toEqual([]);
    }
  });

  it('of eighteen after nine holes is a round of nine with its total (ENTRY-O66)', () => {
    const document = entryDocument(ended(9));
    expect([document.status, document.holeCount, document.holes.length]).toEqual(['completed', 9, 9]);
    expect(document).not.toHaveProperty('stoppedAfter');
    expect(summarizeRound(document)).toMatchObject({ score: 36, holesPlayed: 9 });
  });

  it('stays in progress while an earlier hole is missing, and goes on with the next score (ENTRY-O66)', () => {
    expect(entryDocument(ended(11, 12)).status).toBe('inProgress');
    const goesOn = applyAction(ended(12), score(12, 4)) as EntryState;
    expect([goesOn.details.stoppedAfter, entryDocument(goesOn).status]).toEqual([undefined, 'inProgress']);
    expect(entryDocument(ended(12, null)).status).toBe('inProgress');
  });

  it('is the same after it was stored and opened again (ENTRY-O66)', () => {
    const document = entryDocument(ended(12));
    expect(entryDocument(stateOf({ kind: 'load', round: document }))).toEqual(document);
  });
});

describe('inference', () => {
  it('infers one putt on a par 3 that was holed in two, until putts are typed (ENTRY-07)', () => {
    expect(holeOfDocument(1, score(1, 2))).toMatchObject({ putts: 1, inferred: ['putts'] });
    expect(holeOfDocument(1, score(1, 2), putts(1, 0))).toMatchObject({ putts: 0, inferred: ['penalties'] });
    expect(holeOfDocument(0, score(0, 2))).not.toHaveProperty('putts');
  });

  it('infers no penalty once score and putts are typed, and never over a typed one (ENTRY-07)', () => {
    expect(holeOfDocument(0, score(0, 5), putts(0, 2))).toMatchObject({ penalties: 0, inferred: ['penalties'] });
    const typed = holeOfDocument(0, score(0, 5), { kind: 'penalties', hole: 0, penalties: 1 }, putts(0, 2));
    expect(typed).toMatchObject({ penalties: 1 });
    expect(typed).not.toHaveProperty('inferred');
  });

  it('infers a green in regulation when score minus putts is at most par minus 2 (ENTRY-07)', () => {
    const [hole] = stateOf(score(0, 4)).holes;
    if (hole === undefined) throw new Error('no hole');
    expect(inferredGreen({ ...hole, putts: 2 })).toBe(true);
    expect(inferredGreen({ ...hole, putts: 1 })).toBe(false);
    // A driven par 4: two under regulation is hit too.
    expect(inferredGreen({ ...hole, score: 3, putts: 2 })).toBe(true);
    expect(inferredGreen(hole)).toBeNull();
  });

  it('reads inferred values of a stored round as inferred again, so that a correction replaces them (ENTRY-07)', () => {
    const round = entryDocument(stateOf(score(1, 2)));
    const state = replayEntry([
      { kind: 'load', round },
      { kind: 'score', hole: 1, score: 3 },
    ]);
    expect(state && entryDocument(state).holes[1]).toEqual({ hole: 2, par: 3, yards: 300, score: 3 });
  });
});

describe('strokes', () => {
  it('fills in the tee, asks feet on the green, and ends with Holed (ENTRY-08)', () => {
    const question = (...actions: readonly EntryAction[]) => {
      const [hole] = stateOf(...actions).holes;
      return hole && strokeQuestion(hole);
    };
    const drive = place(0, 1, 'fairway', 121);
    const approach = place(0, 2, 'green', 16 / 3);
    const missed: EntryAction = { kind: 'missed', hole: 0 };
    expect(question()).toMatchObject({ kind: 'place', stroke: 1, isDrop: false });
    expect(question(drive)).toMatchObject({ kind: 'place', stroke: 2 });
    expect(question(drive, approach)).toEqual({ kind: 'putt', stroke: 2 });
    expect(question(drive, approach, missed)).toEqual({ kind: 'puttLength', stroke: 3 });
    const last: EntryAction = { kind: 'holed', hole: 0, place: { lie: 'green', toPin: yards(1) } };
    expect(question(drive, approach, missed, last)).toEqual({ kind: 'done' });
    expect(holeOfDocument(0, drive, approach, missed, last)).toEqual({
      ...{ hole: 1, par: 4, yards: 400, score: 4 },
      shots: [
        { lie: 'tee', toPin: 400 },
        { lie: 'fairway', toPin: 121 },
        { lie: 'green', toPin: 16 / 3 },
        { lie: 'green', toPin: 1, end: { lie: 'holed' } },
      ],
    });
  });

  it('says of each question its keys, its stroke and its texts (ENTRY-08, ENTRY-10)', () => {
    const asked = (...actions: readonly EntryAction[]) => {
      const [hole] = stateOf(...actions).holes;
      const { keys, placed, title, text } = askedBy(hole as EntryHole);
      return [keys, placed, `${title}: ${text}`];
    };
    const drive = place(0, 1, 'fairway', 121);
    const approach = place(0, 2, 'green', 16 / 3);
    const missed: EntryAction = { kind: 'missed', hole: 0 };
    expect(asked()).toEqual(['place', 1, 'Stroke 2: How far, and from where?']);
    expect(asked(drive, approach)).toEqual(['putt', 3, 'Stroke 3, first putt: For birdie']);
    expect(asked(drive, approach, missed)).toEqual(['putt', 3, 'Stroke 4, second putt: How long is it?']);
    const provisional: EntryAction = { kind: 'provisional', hole: 0 };
    expect(asked(drive, provisional)).toEqual(['ball', null, 'Provisional ball: Which ball counts?']);
    const pickedUp: EntryAction = { kind: 'pickedUp', hole: 0, isPickedUp: true };
    expect(asked(drive, pickedUp)).toEqual(['none', null, 'Picked up: This hole has no score']);
  });

  it('asks for the tee first on a hole of unknown length (ENTRY-08)', () => {
    const [hole] = stateOf().holes;
    expect(hole && strokeQuestion({ ...hole, card: { hole: 1, par: 4 } })).toMatchObject({ kind: 'place', stroke: 0 });
  });

  it('lets the stroke before be holed from off the green (ENTRY-10)', () => {
    expect(holeOfDocument(0, place(0, 1, 'rough', 20), holed(0))).toMatchObject({
      score: 2,
      shots: [{ lie: 'tee' }, { lie: 'rough', end: { lie: 'holed' } }],
    });
    const chipIn: EntryAction = { kind: 'holed', hole: 0, place: { lie: 'fringe', toPin: yards(8) } };
    expect(holeOfDocument(0, place(0, 1, 'rough', 90), chipIn)?.score).toBe(3);
    expect(holeOfDocument(1, holed(1))).toMatchObject({ score: 1, shots: [{ lie: 'tee', end: { lie: 'holed' } }] });
  });

  it('says of a round out and in, to par, and the holes that are missing (ENTRY-16)', () => {
    const state = stateOf(score(0, 5), score(1, 3), { kind: 'pickedUp', hole: 2, isPickedUp: true });
    expect(roundSoFar(state)).toMatchObject({ thru: 3, strokes: 8, toPar: 1, pickedUp: [2] });
    expect(roundSoFar(state).missing).toEqual([3, 4, 5, 6, 7, 8]);
    expect(roundSoFar(stateOf(score(0, 5), score(1, 3))).nines).toEqual([
      { name: 'Out', holes: [0, 1, 2, 3, 4, 5, 6, 7, 8], strokes: 8 },
    ]);
  });

  it('corrects, inserts and removes strokes, and asks the end again when the last one went (ENTRY-27)', () => {
    const hole = [place(0, 1, 'fairway', 121), place(0, 2, 'green', 4), holed(0)];
    expect(holeOfDocument(0, ...hole, place(0, 1, 'rough', 130))).toMatchObject({
      score: 3,
      shots: [{}, { lie: 'rough', toPin: 130 }, { lie: 'green', end: { lie: 'holed' } }],
    });
    const forgotten: EntryAction = {
      kind: 'insertStroke',
      ...{ hole: 0, stroke: 2 },
      place: { lie: 'bunker', toPin: yards(15) },
    };
    expect(holeOfDocument(0, ...hole, forgotten)?.score).toBe(4);
    const shortened = stateOf(...hole, { kind: 'removeStroke', hole: 0, stroke: 2 });
    expect(shortened.holes[0]?.isHoled).toBe(false);
    expect(entryDocument(shortened).holes[0]).not.toHaveProperty('score');
  });

  it('keeps typed score and strokes where they differ, until one is corrected (ENTRY-11)', () => {
    const strokes = [place(0, 1, 'fairway', 121), place(0, 2, 'green', 4), holed(0)];
    const state = stateOf(score(0, 5), ...strokes);
    const [hole] = state.holes;
    expect(hole && typedDifferences(hole)).toEqual([{ of: 'score', typed: 5, counted: 3 }]);
    expect(roundSoFar(state).differing).toEqual([0]);
    expect(entryDocument(state).holes[0]).toMatchObject({ score: 5, isScoreTyped: true, shots: [{}, {}, {}] });
    const fewer = entryDocument(stateOf(score(0, 2), ...strokes));
    expect(findRoundProblems(fewer)).toEqual([]);
    const reopened = replayEntry([{ kind: 'load', round: fewer }]);
    expect(reopened && roundSoFar(reopened).differing).toEqual([0]);
    expect(holeOfDocument(0, score(0, 5), ...strokes, score(0, null))).not.toHaveProperty('isScoreTyped');
  });

  it('says where typed putts and penalties differ from the strokes, and stores both (ENTRY-11)', () => {
    const typed = [putts(0, 2), { kind: 'penalties', hole: 0, penalties: 0 } as const];
    const strokes: readonly EntryAction[] = [
      { kind: 'penalty', hole: 0, penalty: 'water', strokes: 1 },
      ...[place(0, 1, 'fairway', 121), place(0, 2, 'green', 4), holed(0)],
    ];
    const differences = (...actions: readonly EntryAction[]) => {
      const [hole] = stateOf(...actions).holes;
      return hole && typedDifferences(hole).map(differenceText);
    };
    expect(differences(...typed, ...strokes)).toEqual([
      '2 putts typed, 1 in the strokes',
      '0 penalty strokes typed, 1 in the strokes',
    ]);
    expect(roundSoFar(stateOf(...typed, ...strokes)).differing).toEqual([0]);
    const document = entryDocument(stateOf(...typed, ...strokes));
    expect(document.holes[0]).toMatchObject({ score: 4, putts: 2, penalties: 0, shots: [{}, {}, {}] });
    expect(document.holes[0]).not.toHaveProperty('isScoreTyped');
    expect(findRoundProblems(document)).toEqual([]);
    const missed: EntryAction = { kind: 'missed', hole: 0 };
    const extraPutt = [...strokes.slice(0, 3), missed, holed(0)];
    expect(differences(...typed, ...extraPutt)).toEqual(['0 penalty strokes typed, 1 in the strokes']);
    expect(differences(...typed, { kind: 'penalties', hole: 0, penalties: null }, ...extraPutt)).toEqual([]);
    // The second putt may still follow, a third one is one too many.
    const open = [place(0, 1, 'green', 9)];
    expect(differences(...typed, ...open)).toEqual([]);
    expect(differences(...typed, ...open, missed, missed)).toEqual(['2 putts typed, 3 in the strokes']);
  });
});

describe('undo', () => {
  it('takes back one action at a time, also across holes, and stops at the start (ENTRY-06)', () => {
    const actions = [start, score(0, 4), score(1, 3), score(1, 2)];
    const undone = (times: number) => [
      ...actions,
      ...Array.from({ length: times }, (): EntryAction => ({ kind: 'undo' })),
    ];
    const scores = (times: number) =>
      replayEntry(undone(times))
        ?.holes.slice(0, 2)
        .map((hole) => hole.score);
    expect([1, 2, 3, 4].map(scores)).toEqual([
      [4, 3],
      [4, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(nextUndo(undone(1))).toEqual(score(1, 3));
    expect(nextUndo(undone(3))).toBeNull();
  });

  it('passes over a change of the depth, which is no value (ENTRY-05)', () => {
    const state = stateOf(score(0, 4), { kind: 'depth', depth: 'strokes' }, { kind: 'undo' });
    expect(state).toMatchObject({ depth: 'strokes', holes: [{ score: undefined }, {}, {}, {}, {}, {}, {}, {}, {}] });
  });
});

describe('the stored round in the editor', () => {
  it('comes out as it went in when nothing was changed (ENTRY-27)', () => {
    const round = roundOf({
      holes: Array.from({ length: 18 }, (_unused, index) =>
        index === 3
          ? holeOf({
              ...{ hole: 4, score: 5, pinSide: 'left', pin: { lat: 36, lon: -121 } },
              shots: [
                { lie: 'tee', penalty: { strokes: 1, reason: 'penaltyArea' }, end: { lie: 'penaltyArea' } },
                { lie: 'rough', toPin: yards(178), club: 'iron6', end: { lie: 'green', toPin: yards(7.2) } },
                { lie: 'green', toPin: yards(7.2), club: 'putter', toGreenEdge: yards(0) },
                { lie: 'green', toPin: yards(0.7), end: { lie: 'holed' } },
              ],
            })
          : holeOf({ hole: index + 1, putts: 2, fairway: 'hit', penalties: 0 }),
      ),
    });
    const state = replayEntry([{ kind: 'load', round }]);
    expect(state && entryDocument(state)).toEqual(round);
  });
});

describe('what was typed wrong', () => {
  const [hole] = stateOf().holes;
  if (hole === undefined) throw new Error('no hole');

  it('says what and where, and refuses nothing silently (ENTRY-33)', () => {
    expect(checkScore(0)).toBe('A score is 1 to 30 strokes.');
    expect(checkScore(40)).toBe('A score is 1 to 30 strokes.');
    expect(checkScore(9)).toBeNull();
    expect(checkPutts(4, { score: 4 })).toBe('4 putts and a score of 4 do not fit. Correct one of them.');
    expect(checkPlace(hole, 2, { lie: 'green', toPin: yards(300) })).toContain('A putt of 900 ft is longer');
    expect(checkPlace(hole, 1, { lie: 'tee', toPin: yards(368) })).toContain('Only the first stroke');
    const again = stateOf({ kind: 'penalty', hole: 0, penalty: 'lost', strokes: 1 }).holes[0];
    expect(again && checkPlace(again, 1, { lie: 'tee', toPin: yards(368) })).toBeNull();
    expect(checkPlace(hole, 1, { lie: 'rough' })).toBeNull();
    expect(checkDay(calendarDay('2026-06-02'), calendarDay('2026-06-01'))).toContain('in the future');
  });

  it('leaves contradicting counts out of the document, so that it is always accepted (ENTRY-33)', () => {
    const document = entryDocument(stateOf(score(0, 5), putts(0, 3), score(0, 2)));
    expect(document.holes[0]).not.toHaveProperty('putts');
    expect(findRoundProblems(document)).toEqual([]);
  });
});

describe('the hole that a player comes back to', () => {
  it('is the one under way, else the one after the last that is over, also past one that was skipped (ENTRY-04, ENTRY-16)', () => {
    expect(holeToPlay(stateOf())).toBe(0);
    expect(holeToPlay(stateOf(score(0, 4), score(1, 3)))).toBe(2);
    expect(holeToPlay(stateOf(score(0, 4), place(1, 1, 'rough', 20)))).toBe(1);
    expect(holeToPlay(stateOf(score(3, 4), putts(5, 2)))).toBe(5);
    expect(holeToPlay(stateOf(score(3, 4), { kind: 'pickedUp', hole: 4, isPickedUp: true }))).toBe(5);
  });

  it('is a skipped hole at the end of the round, and the first one of a round that is complete (ENTRY-16)', () => {
    const all = pars.map((par, hole) => score(hole, par));
    expect(holeToPlay(stateOf(...all.toSpliced(4, 1)))).toBe(4);
    expect(holeToPlay(stateOf(...all))).toBe(0);
  });
});
