import { describe, expect, it } from 'vitest';
import {
  beginCards,
  type FourCards,
  keysOf,
  missingAt,
  nextHole,
  ownCardsOf,
  sentCardsOf,
  soFarOf,
  tapped,
  undone,
  USUAL_PARS,
} from './four-cards.ts';

const players = ['Noa', 'Hanna', 'Alexandra', 'Misaki'].map((name) => ({ entrantId: name, name }));
const begin = (startHole = 0) =>
  beginCards({ phoneId: 'a', round: 0, course: 0, players, pars: USUAL_PARS, startHole });
const score = (cards: FourCards, hole: number, entrantId: string, strokes: number) =>
  tapped(cards, { kind: 'score', hole, strokes: { [entrantId]: strokes } });

describe('four cards on one phone', () => {
  it('take 72 taps for 18 holes: one a player, and the next hole opens by itself (TEAM-31)', () => {
    let cards = begin();
    let taps = 0;
    for (let hole = nextHole(cards); hole !== null; hole = nextHole(cards)) {
      for (const { entrantId } of missingAt(cards, hole)) {
        cards = score(cards, hole, entrantId, keysOf(USUAL_PARS[hole] ?? 4)[2] ?? 0);
        taps += 1;
      }
    }
    expect([taps, cards.taps]).toEqual([72, 72]);
    expect(ownCardsOf(cards).map((card) => soFarOf(card, USUAL_PARS))).toEqual(
      players.map(() => ({ toPar: 0, thru: 18 })),
    );
  });

  it('undo one tap after the other, also one that set several players (TEAM-31)', () => {
    const two = score(score(begin(), 0, 'Noa', 3), 0, 'Hanna', 5);
    const rest = tapped(two, { kind: 'score', hole: 0, strokes: { Alexandra: 4, Misaki: 4 } });
    expect(nextHole(rest)).toBe(1);
    expect(missingAt(undone(rest), 0).map(({ name }) => name)).toEqual(['Alexandra', 'Misaki']);
    const all = undone(undone(undone(undone(rest))));
    expect([all.log, all.taps]).toEqual([[], 6]);
  });

  it('begin at any hole, and leave out whoever has stopped (TEAM-31, TEAM-32)', () => {
    const begun = begin(9);
    expect(nextHole(begun)).toBe(9);
    const stopped = tapped(begun, { kind: 'stop', entrantId: 'Noa' });
    expect(missingAt(stopped, 9)).toHaveLength(3);
    expect(sentCardsOf(stopped)[0]).toMatchObject({ isWithdrawn: true });
    expect(sentCardsOf(score(stopped, 9, 'Noa', 4))[0]).toMatchObject({ isWithdrawn: false });
  });

  it('forget what a player said of a card that changes afterwards (TEAM-31)', () => {
    const said = tapped(score(begin(), 0, 'Noa', 5), {
      kind: 'answer',
      entrantId: 'Noa',
      answer: { isRight: true, hole: null },
    });
    expect(sentCardsOf(said)[0]?.answer).toEqual({ isRight: true, hole: null });
    expect(sentCardsOf(score(said, 0, 'Noa', 4))[0]?.answer).toBeNull();
  });

  it('take no score that no hole has, and 1 to 4 players (TEAM-31)', () => {
    expect(score(begin(), 0, 'Noa', 21)).toEqual(begin());
    expect(() => beginCards({ ...begin(), players: [] })).toThrow(RangeError);
  });
});
