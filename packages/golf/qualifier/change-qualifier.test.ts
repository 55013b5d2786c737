import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import {
  answersWith,
  changed,
  coach,
  days,
  knollwood,
  opened,
  ownRound,
  pineHollow,
  tryChange,
  withScores,
} from '../testing/qualifiers.ts';
import { answersProblem } from './answers-problem.ts';
import { boardsOf } from './board.ts';
import { deletionProblem, openQualifier, withOwnRounds } from './change-qualifier.ts';
import { answersOf, cellOf, type Qualifier, type QualifierAnswers } from './qualifier.ts';
import { qualifierView } from './qualifier-view.ts';
import { listed, sentenceOf } from './sentence.ts';

const names = ['Noa', 'Mei-Lin', 'Clara', 'Sofia', 'Hanna', 'Grace'];
const nameOf = (id: string) => id;
const oneRound = { rounds: [{ playedOn: calendarDay('2026-10-08'), courses: [pineHollow] }], placesByScore: 2 };
const sentence = (answers: QualifierAnswers) =>
  sentenceOf(answers, nameOf)
    .map(({ text }) => text)
    .join('');
const seen = (qualifier: Qualifier, reader: Parameters<typeof qualifierView>[1]) =>
  qualifierView(qualifier, reader, { nameOf, shortNameOf: nameOf, authorOf: () => 'Dana' }, calendarDay('2026-10-09'));

describe('the sentence of a qualifier', () => {
  it('is written from the answers: rounds, places, exemption, rule and ties (TEAM-08)', () => {
    const answers = answersWith(names);
    expect(sentence(answers)).toBe(
      'Three rounds for the Prairie Classic, two at Pine Hollow and one at Lakeshore Links, Oct 5, 6 and 8. The four best totals to par and one pick travel. A tie goes to the better last round, then the better last nine, then the coach.',
    );
    const entrants = answers.entrants.map((one) => ({ ...one, exemption: one.entrantId === 'Noa' ? 'Winner' : null }));
    const rule = { measure: 'overRating', bestOf: 2 } as const;
    expect(sentence({ ...answers, ...oneRound, entrants, rule, ties: [], picks: 0, words: 'Walk.' })).toBe(
      'One round for the Prairie Classic at Pine Hollow, Oct 8. Noa is exempt; the best mean of score minus course rating of each player’s best two rounds travels too. A tie goes to the coach. Walk.',
    );
  });

  it('is frozen by the first score; a later change needs a reason and stands below it (TEAM-09)', () => {
    const open = opened(answersWith(names));
    const answers = answersOf(open);
    const rounds = answers.rounds.map((round, index) =>
      index === 1 ? { ...round, courses: [...round.courses, knollwood] } : round,
    );
    const withKnollwood = { kind: 'answers', answers: { ...answers, rounds, picks: 2 }, reason: null } as const;
    expect(answersOf(changed(open, withKnollwood)).picks).toBe(2);
    const playing = withScores(open, { Noa: ['70'] });
    expect(playing.state).toBe('playing');
    expect(tryChange(playing, withKnollwood).refusal).toBe(
      'The first score is in: say why this changes. The reason stands below the rule.',
    );
    const after = changed(playing, { ...withKnollwood, reason: 'Lakeshore Links closed for lightning' });
    expect(sentence(after.told)).toBe(sentence(answers));
    expect(seen(after, { kind: 'public' }).changes).toEqual([]);
    expect(seen(after, { kind: 'player', entrantId: null }).changes).toMatchObject([
      {
        ...{ byName: 'Dana', reason: 'Lakeshore Links closed for lightning' },
        text: 'round 2 also at Knollwood, Black; the four best totals to par and two picks travel',
      },
    ]);
  });

  it('drops no player, round or course that has a score (TEAM-09)', () => {
    const playing = withScores(opened(answersWith(names)), { Noa: ['70'] });
    const answers = answersOf(playing);
    const refusal = (changes: Partial<QualifierAnswers>) =>
      tryChange(playing, { kind: 'answers', answers: { ...answers, ...changes }, reason: 'Why' }).refusal;
    expect(refusal({ entrants: answers.entrants.slice(1) })).toBe('A player who has a score stays in the qualifier.');
    const [first, ...rest] = answers.rounds;
    expect(refusal({ rounds: [{ playedOn: calendarDay('2026-10-05'), courses: [knollwood] }, ...rest] })).toBe(
      'Round 1 has scores at Pine Hollow: add the other course instead.',
    );
    expect(refusal({ rounds: first === undefined ? [] : [first] })).toBeUndefined();
  });

  it('is refused with what is missing (TEAM-08)', () => {
    const answers = answersWith(names);
    const problem = (changes: Partial<QualifierAnswers>) => answersProblem({ ...answers, ...changes });
    const unrated = answers.rounds.map((round) => ({ ...round, courses: [{ ...pineHollow, rating: null }] }));
    expect(problem({})).toBeNull();
    expect(problem({ name: ' ' })).toBe('The qualifier needs a name: that of the event it is for.');
    expect(problem({ rounds: answers.rounds.toReversed() })).toBe('Round 2 is before round 1.');
    expect(problem({ rounds: [] })).toBe('A qualifier has 1 to 6 rounds.');
    expect(problem({ rounds: unrated })).toBeNull();
    expect(problem({ rounds: unrated, rule: { measure: 'overRating', bestOf: null } })).toBe(
      'Round 1 has no course rating for Pine Hollow, White.',
    );
    expect(problem({ entrants: [] })).toBe('Nobody may play: tick at least one player.');
    expect(problem({ placesByScore: 0, picks: 0 })).toBe('There is no place: give at least one by score or by pick.');
    expect(problem({ rule: { measure: 'toPar', bestOf: 3 } })).toMatch(/^The best 3 of 3 rounds cannot count/);
    expect(listed([])).toBe('');
  });
});

describe('a score of a qualifier', () => {
  const scoresOf = (qualifier: Qualifier) =>
    boardsOf(qualifier, { nameOf, shortNameOf: nameOf }, calendarDay('2026-10-08')).chosen.rows.find(
      ({ entrantId }) => entrantId === 'Noa',
    )?.rounds[0];

  it('of the own round of that day and course joins by itself, and of no other (TEAM-31)', () => {
    const open = opened(answersWith(names, oneRound));
    expect(withOwnRounds(open, new Map([ownRound(1, { playedOn: calendarDay('2026-10-07') })]))).toBe(open);
    expect(withOwnRounds(open, new Map([ownRound(1, { courseId: 'other' })]))).toBe(open);
    const joined = withOwnRounds(open, new Map([ownRound(1, { courseId: null, courseName: 'PINE hollow' })]));
    expect([joined.state, scoresOf(joined)?.text]).toEqual(['playing', '74']);
    expect(withOwnRounds(joined, new Map([ownRound(1, { courseId: null, courseName: 'PINE hollow' })]))).toBe(joined);
    const other = opened(
      answersWith(names, {
        ...oneRound,
        rounds: [{ playedOn: calendarDay('2026-10-08'), courses: [pineHollow, knollwood] }],
      }),
    );
    expect(scoresOf(withOwnRounds(other, new Map([ownRound(1, { courseId: 'knoll' })])))?.letter).toBe('K');
  });

  it('stands twice where card and typed score differ; the card counts until a coach decides (TEAM-31)', () => {
    const typed = withScores(withOwnRounds(opened(answersWith(names, oneRound)), new Map([ownRound(1)])), {
      Noa: ['75'],
    });
    expect(scoresOf(typed)).toMatchObject({ text: '74', isDisputed: true });
    const decided = changed(typed, { kind: 'decide', entrantId: 'Noa', round: 0, official: 'typed' });
    expect(scoresOf(decided)).toMatchObject({ text: '75', isDisputed: false, note: 'card 74, official 75' });
    expect(scoresOf(withOwnRounds(decided, new Map([ownRound(1, { strokes: 73 })])))).toMatchObject({
      text: '73',
      isDisputed: true,
    });
  });

  it('that its player calls wrong stays marked until a coach has typed or decided it (TEAM-31)', () => {
    const wrong = changed(withScores(opened(answersWith(names, oneRound)), { Noa: ['75'] }), {
      ...{ kind: 'answer', entrantId: 'Noa', round: 0, isRight: false, says: 74, hole: null },
    });
    expect(scoresOf(wrong)).toMatchObject({ text: '75', isDisputed: true });
    expect(scoresOf(withScores(wrong, { Noa: ['74'] }))).toMatchObject({ text: '74', isDisputed: false });
    expect(
      scoresOf(changed(wrong, { kind: 'decide', entrantId: 'Noa', round: 0, official: 'typed' }))?.isDisputed,
    ).toBe(false);
  });

  it('stays when the player deletes the round, and a card that changes after the end moves nobody (TEAM-31)', () => {
    const joined = withOwnRounds(opened(answersWith(names, oneRound)), new Map([ownRound(1)]));
    const unread = new Map();
    expect(withOwnRounds(joined, unread)).toBe(joined);
    expect(scoresOf(withOwnRounds(joined, new Map([[accountIdOf(1), []]])))).toMatchObject({
      ...{ text: '74', note: 'card withdrawn' },
    });
    const closed = changed(joined, { kind: 'close' });
    expect(scoresOf(withOwnRounds(closed, new Map([ownRound(1, { strokes: 70 })])))).toMatchObject({
      ...{ text: '74', note: 'card changed to 70 after the end' },
    });
    expect(withOwnRounds(closed, new Map([ownRound(1), ownRound(2)]))).toBe(closed);
  });

  it('needs a reason once the qualifier is closed, and is closed for nobody on the course (TEAM-09)', () => {
    const open = opened(answersWith(names, oneRound));
    expect(tryChange(open, { kind: 'close' }).refusal).toBe('There is no score yet.');
    const running = withOwnRounds(open, new Map([ownRound(1, { isFinished: false, thru: 9, strokes: 37, par: 36 })]));
    expect(tryChange(running, { kind: 'close' }).refusal).toMatch(/^One player is still on the course/);
    const closed = changed(withScores(running, { Noa: ['W'], Clara: ['74'] }), { kind: 'close' });
    const correction = {
      kind: 'scores',
      scores: [{ entrantId: 'Clara', round: 0, course: 0, result: { kind: 'score', strokes: 73 } }],
    } as const;
    expect(tryChange(closed, { ...correction, reason: null }).refusal).toBe(
      'The qualifier is closed: say why the score changes.',
    );
    const corrected = changed(closed, { ...correction, reason: 'Added wrong' });
    expect(seen(corrected, { kind: 'coach' }).changes).toMatchObject([
      { text: 'Clara, round 1: 74 is now 73', reason: 'Added wrong' },
    ]);
    expect(cellOf(corrected, 'Clara', 0)?.typed?.result).toEqual({ kind: 'score', strokes: 73 });
  });

  it('that cannot be is refused with a sentence, and all others of the same call with it (TEAM-31)', () => {
    const open = opened(answersWith(names, oneRound));
    const good = { entrantId: 'Noa', round: 0, course: 0, result: { kind: 'score', strokes: 74 } } as const;
    const refusal = (bad: object) =>
      tryChange(open, { kind: 'scores', scores: [good, { ...good, ...bad }], reason: null }).refusal;
    expect(refusal({ result: { kind: 'score', strokes: 741 } })).toBe('741 is no score for 18 holes: type 45 to 180.');
    expect(refusal({ round: 1 })).toBe('There is no round 2.');
    expect(refusal({ entrantId: 'Nobody' })).toBe('This player is not in the qualifier.');
    expect(refusal({ course: 1 })).toBe('Round 1 has no such course.');
  });
});

describe('the last day of entry', () => {
  const entered = (today: string, reason: string | null) => {
    const until = opened(answersWith(names.slice(0, 4), { entryUntil: days[0] ?? null }));
    const answers = answersWith(names.slice(0, 5), { entryUntil: days[0] ?? null });
    return tryChange(until, { kind: 'answers', answers, reason, today } as never);
  };

  it('takes players until its end, and later ones with a reason that stays below the rule (TEAM-08, TEAM-09)', () => {
    expect(entered('2026-10-05', null).qualifier?.changes).toEqual([]);
    expect(entered('2026-10-06', null).refusal).toMatch(/^Entry ended on Oct 5: say why somebody enters after it\./);
    const late = entered('2026-10-06', 'Back from an injury').qualifier;
    expect(late?.changes).toMatchObject([{ kind: 'answers', reason: 'Back from an injury' }]);
    expect(late?.told.entrants).toHaveLength(4);
  });

  it('is not after the first round (TEAM-08)', () => {
    const { refusal } = openQualifier(answersWith(names, { entryUntil: days[1] ?? null }), { by: coach, at: '' });
    expect(refusal).toBe('Entry ends after the first round: choose its day or an earlier one.');
  });
});

describe('a qualifier that was made by accident', () => {
  it('can be deleted as long as it has no score, and is archived with a reason afterwards (TEAM-08)', () => {
    const open = opened(answersWith(names));
    expect(deletionProblem(open)).toBeNull();
    const played = withScores(open, { Noa: ['75'] });
    expect(deletionProblem(played)).toBe('It has scores, which stay: archive it with a reason instead.');
    expect(tryChange(played, { kind: 'archive', reason: ' ' }).refusal).toMatch(/^Say why it is archived/);
    const archived = changed(played, { kind: 'archive', reason: 'Made twice' });
    expect([archived.archived?.reason, archived.cells.length]).toEqual(['Made twice', 1]);
    expect(changed(archived, { kind: 'archive', reason: null }).archived).toBeNull();
  });
});
