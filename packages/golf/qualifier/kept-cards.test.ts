import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { answersWith, changed, opened, ownRound, tryChange, withScores } from '../testing/qualifiers.ts';
import { boardsOf } from './board.ts';
import { cardsOf } from './card-view.ts';
import { withOwnRounds } from './change-qualifier.ts';
import type { Qualifier } from './qualifier.ts';

const pars = [4, 5, 3, 4, 4, 3, 4, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const names = ['Noa', 'Hanna', 'Grace', 'Ella'];
const nameOf = (id: string) => id;

/** A card with strokes over par by hole: of all 18, or the first ones. */
const card = (entrantId: string, over: readonly (number | null)[], changes: object = {}) => ({
  ...{ entrantId, round: 0, course: 0, pars, isWithdrawn: false, answer: null },
  strokes: pars.map((par, hole) => {
    const one = over[hole];
    return one == null ? null : par + one;
  }),
  ...changes,
});
const level = Array.from({ length: 18 }, () => 0);
const keep = (qualifier: Qualifier, phoneId: string, taps: number, cards: readonly ReturnType<typeof card>[]) =>
  changed(qualifier, { kind: 'keep', phoneId, taps, cards });
const rowOf = (qualifier: Qualifier, id: string, today = '2026-10-05') =>
  boardsOf(qualifier, { nameOf, shortNameOf: nameOf }, calendarDay(today)).chosen.rows.find(
    ({ entrantId }) => entrantId === id,
  );

describe('cards that a phone keeps', () => {
  const begun = opened(answersWith(names));

  it('stand on the board with their holes so far, and finished with their total (TEAM-31, TEAM-10)', () => {
    const running = keep(begun, 'a', 6, [card('Noa', [0, -1, 0]), card('Hanna', [1, 1, 0])]);
    expect(running.state).toBe('playing');
    expect(rowOf(running, 'Noa')).toMatchObject({ thru: '3', total: '−1', rounds: [{ text: '−1', thru: 3 }, {}, {}] });
    expect(tryChange(running, { kind: 'close' }).refusal).toBe(
      '2 players are still on the course: type a score, W or N there first.',
    );
    const finished = keep(running, 'a', 40, [card('Noa', level), card('Hanna', [...level.slice(1), 2])]);
    expect(rowOf(finished, 'Noa')).toMatchObject({ total: 'E', rounds: [{ text: '72' }, {}, {}] });
    expect(rowOf(finished, 'Hanna')?.rounds[0]?.text).toBe('74');
  });

  it('are passed on from phone to phone in the middle of a round (TEAM-31)', () => {
    const first = keep(begun, 'a', 9, [card('Noa', level.slice(0, 9))]);
    const rest = keep(first, 'b', 9, [card('Noa', [...level.slice(0, 9).map(() => null), ...level.slice(9)])]);
    expect(rowOf(rest, 'Noa')?.rounds[0]).toMatchObject({ text: '72', isDisputed: false });
  });

  it('show both values where two phones differ, until a coach decides the hole; a third value opens it again (TEAM-31)', () => {
    const one = keep(begun, 'a', 18, [card('Noa', level)]);
    const two = keep(one, 'b', 18, [card('Noa', [1, ...level.slice(1)])]);
    const holes = (qualifier: Qualifier) => cardsOf(qualifier, () => 'Dana')[0]?.holes[0]?.values;
    expect([holes(two), rowOf(two, 'Noa')?.rounds[0]]).toMatchObject([[4, 5], { text: '72', isDisputed: true }]);
    const decided = changed(two, {
      kind: 'holes',
      holes: [{ entrantId: 'Noa', round: 0, course: 0, pars, hole: 0, strokes: 5 }],
    });
    expect([holes(decided), rowOf(decided, 'Noa')?.rounds[0]]).toMatchObject([[5], { text: '73', isDisputed: false }]);
    const third = keep(decided, 'b', 19, [card('Noa', [2, ...level.slice(1)])]);
    expect([holes(third), rowOf(third, 'Noa')?.rounds[0]]).toMatchObject([[5, 6], { text: '73', isDisputed: true }]);
  });

  it('end with WD, which another phone that goes on contradicts (TEAM-31)', () => {
    const stopped = keep(begun, 'a', 4, [card('Noa', [0, 0], { isWithdrawn: true })]);
    expect(rowOf(stopped, 'Noa')?.rounds[0]).toMatchObject({ text: 'WD', isDisputed: false });
    const goesOn = keep(stopped, 'b', 4, [card('Noa', [0, 0, 0])]);
    expect(rowOf(goesOn, 'Noa')?.rounds[0]?.isDisputed).toBe(true);
  });

  it('differ from the player’s own round until a coach chooses a total (TEAM-31)', () => {
    const kept = keep(begun, 'a', 18, [card('Noa', [1, ...level.slice(1)])]);
    const own = { playedOn: calendarDay('2026-10-05'), strokes: 72, par: 72 } as const;
    const both = withOwnRounds(kept, new Map([ownRound(1, own)]));
    expect(rowOf(both, 'Noa')?.rounds[0]).toMatchObject({ text: '72', isDisputed: true });
    const decided = changed(both, { kind: 'decide', entrantId: 'Noa', round: 0, official: 'kept' });
    expect(rowOf(decided, 'Noa')?.rounds[0]).toMatchObject({
      text: '73',
      isDisputed: false,
      note: 'card 72, official 73',
    });
  });

  it('are called wrong at a hole until marker and player say the same (TEAM-31)', () => {
    const kept = keep(begun, 'a', 18, [card('Noa', [1, ...level.slice(1)])]);
    const hole = { hole: 0, strokes: 4 };
    const wrong = changed(kept, { kind: 'answer', entrantId: 'Noa', round: 0, isRight: false, says: null, hole });
    expect(wrong.cells[0]?.answer).toMatchObject({ isRight: false, says: 72 });
    const other = keep(wrong, 'a', 19, [card('Noa', [1, 1, ...level.slice(2)])]);
    expect(rowOf(other, 'Noa')?.rounds[0]?.isDisputed).toBe(true);
    const agreed = keep(other, 'a', 20, [card('Noa', level)]);
    expect([agreed.cells[0]?.answer?.isRight, rowOf(agreed, 'Noa')?.rounds[0]?.isDisputed]).toEqual([true, false]);
  });

  it('are refused with a sentence where they are not of this qualifier (TEAM-31)', () => {
    const sent = (cards: readonly object[]) =>
      tryChange(begun, { kind: 'keep', phoneId: 'a', taps: 1, cards: cards as never }).refusal;
    expect(sent([card('Zoe', [0])])).toBe('This player is not in the qualifier.');
    expect(sent([card('Noa', [0], { round: 7 })])).toBe('There is no round 8.');
    expect(sent([card('Noa', [0], { course: 2 })])).toBe('Round 1 has no such course.');
    expect(sent([card('Noa', [40])])).toBe('44 is no score for a hole: it is 1 to 20.');
    expect(sent([card('Noa', [0], { pars: [4] })])).toBe('A card has 18 holes of par 3 to 6.');
    expect(sent(['Noa', 'Hanna', 'Grace', 'Ella', 'Noa'].map((id) => card(id, [0])))).toBe(
      'One phone keeps at most 4 cards.',
    );
  });

  it('lose nothing when a coach types the total of a round that is kept (TEAM-31)', () => {
    const kept = keep(begun, 'a', 18, [card('Noa', level)]);
    const typed = withScores(kept, { Noa: ['75'] });
    expect(rowOf(typed, 'Noa')?.rounds[0]).toMatchObject({ text: '72', isDisputed: true });
    const taken = changed(typed, {
      kind: 'scores',
      scores: [{ entrantId: 'Noa', round: 0, course: 0, result: null }],
      reason: null,
    });
    expect(rowOf(taken, 'Noa')?.rounds[0]).toMatchObject({ text: '72', isDisputed: false });
  });
});
