import { calendarDay } from '../calendar/index.ts';
import { boardsOf } from './board.ts';
import { withOwnRounds } from './change-qualifier.ts';
import type { Qualifier } from './qualifier.ts';
import { describe, expect, it } from 'vitest';
import {
  answersWith,
  days,
  knollwood,
  lakeshore,
  opened,
  ownRound,
  pineHollow,
  withScores,
} from '../testing/qualifiers.ts';

const names = ['Noa', 'Mei-Lin', 'Clara', 'Sofia', 'Hanna', 'Grace', 'Alexandra', 'Ella', 'Misaki', 'Priya', 'Tess'];
const lastDay = calendarDay('2026-10-08');
const nameOf = (id: string) => id;
const boards = (qualifier: Qualifier, today = lastDay) => boardsOf(qualifier, { nameOf, shortNameOf: nameOf }, today);

/** The board of the mock: round 3 is being played, two courses in round 2, one exemption. */
function prairie(): Qualifier {
  const answers = answersWith(names);
  const typed = withScores(
    opened({
      ...answers,
      entrants: answers.entrants.map((one) => ({
        ...one,
        exemption: one.entrantId === 'Noa' ? 'Best finish at the Harvest' : null,
      })),
      rounds: answers.rounds.map((round, index) =>
        index === 1 ? { ...round, courses: [lakeshore, knollwood] } : round,
      ),
    }),
    {
      Noa: ['70', '72'],
      'Mei-Lin': ['73', '71', '71'],
      Clara: ['72', 'K74'],
      Sofia: ['74', '72', '74'],
      Hanna: ['75', 'K75'],
      Grace: ['74', '74'],
      Alexandra: ['76', '76', '76'],
      Ella: ['76', '77', '76'],
      Misaki: ['73', 'X', '71'],
      Priya: ['78', 'W'],
    },
  );
  const running = (account: number, toPar: number, thru: number) =>
    ownRound(account, { strokes: 60 + toPar, par: 60, thru, isFinished: false, lastNine: null });
  return withOwnRounds(typed, new Map([running(1, -3, 16), running(3, 0, 15), running(5, -1, 16), running(6, 2, 14)]));
}

describe('the board of a qualifier', () => {
  it('shows running and finished rounds together, in tiers around the line, and who holds it (TEAM-10)', () => {
    const { chosen } = boards(prairie());
    expect(chosen.rows.map(({ place, entrantId, tier, total, thru }) => [place, entrantId, tier, total, thru])).toEqual(
      [
        [1, 'Noa', 'in', '−5', '16'],
        [2, 'Mei-Lin', 'in', '−1', 'F'],
        [3, 'Clara', 'in', '+2', '15'],
        [4, 'Sofia', 'onLine', '+4', 'F'],
        [5, 'Hanna', 'onLine', '+5', '16'],
        [6, 'Grace', 'onLine', '+6', '14'],
        [7, 'Alexandra', 'out', '+12', 'F'],
        [8, 'Ella', 'out', '+13', 'F'],
        [null, 'Misaki', 'noPlace', '2 of 3', 'F'],
        [null, 'Priya', 'noPlace', '1 of 3', 'F'],
        [null, 'Tess', 'noPlace', 'No round, no place', ''],
      ],
    );
    expect(chosen.line).toEqual({
      figure: '+4',
      title: 'is the line. Sofia holds it.',
      near: 'Hanna is one behind with two holes to play, Grace two with four.',
    });
    expect(chosen.rows.map(({ rounds }) => rounds.map(({ text, letter }) => text + (letter ?? '')))).toContainEqual([
      '75',
      '75K',
      '−1',
    ]);
    expect(chosen.letters).toBe('K: round 2 at Knollwood, Black.');
  });

  it('opens a total to score, par, rating and difference of each round, with their sum (TEAM-10)', () => {
    const opened = boards(prairie()).chosen.rows.find(({ entrantId }) => entrantId === 'Hanna')?.opened;
    expect(opened?.rounds.map((round) => Object.values(round))).toEqual([
      ['R1 Pine Hollow, White', '75', '+3', '74.6', '+0.4'],
      ['R2 Knollwood, Black', '75', '+3', '75.4', '−0.4'],
      ['R3 Pine Hollow, White', '71', '−1', '74.6', '−3.6'],
    ]);
    expect(opened?.sum).toEqual({ label: 'Three rounds', score: '221', toPar: '+5', rating: '224.6', over: '−3.6' });
    expect(opened?.note).toBe('Mean over rating −1.2 a round. 71 in round 3 if the holes to play are pars.');
  });

  it('says where the other rule changes who travels, and tags these players alone (TEAM-11)', () => {
    const { chosen, other, difference } = boards(prairie());
    expect(difference).toBe(
      'By score minus rating Hanna (−1.2) would go instead of Sofia (−0.7): Hanna played round 2 at Knollwood, which is 2.5 harder.',
    );
    expect(
      chosen.rows.flatMap(({ entrantId, otherPlace }) => (otherPlace === null ? [] : [[entrantId, otherPlace]])),
    ).toEqual([
      ['Sofia', '5th by rating'],
      ['Hanna', '4th by rating'],
    ]);
    expect(other?.line?.figure).toBe('−1.2');
    expect(other?.rows.slice(3, 5).map(({ entrantId }) => entrantId)).toEqual(['Hanna', 'Sofia']);
  });

  it('says nothing of the other rule where it changes nobody’s place, and has no such order without ratings (TEAM-11)', () => {
    const played = { A: ['70'], B: ['71'], C: ['72'], D: ['73'], E: ['74'], F: ['75'] };
    const rounds = [{ playedOn: days[0] ?? lastDay, courses: [pineHollow] }];
    const same = withScores(opened(answersWith(Object.keys(played), { rounds, placesByScore: 3 })), played);
    expect(boards(same).difference).toBeNull();
    const unrated = [{ playedOn: lastDay, courses: [{ ...pineHollow, rating: null }] }];
    expect(boards(withScores(opened(answersWith(Object.keys(played), { rounds: unrated })), played)).other).toBeNull();
  });

  it('says that a tie for the last place is for a play-off or the coach (TEAM-08, TEAM-10)', () => {
    const played = { A: ['70'], B: ['71'], C: ['73'], D: ['73'], E: ['75'], F: ['76'] };
    const rounds = [{ playedOn: lastDay, courses: [pineHollow] }];
    const { chosen } = boards(
      withScores(opened(answersWith(Object.keys(played), { rounds, placesByScore: 3 })), played),
    );
    expect(chosen.line).toMatchObject({ figure: '+1', title: 'is the line. Tie for 3rd: play-off or coach. C and D.' });
    expect(chosen.rows.map(({ tier }) => tier)).toEqual(['in', 'in', 'onLine', 'onLine', 'onLine', 'out']);
  });

  it('counts a round that others have begun as par while its day lasts, and as missing afterwards (TEAM-10)', () => {
    const played = { A: ['70', '72'], B: ['71'], C: ['73'], D: ['73'], E: ['75'], F: ['76'] };
    const qualifier = withScores(opened(answersWith(Object.keys(played), { placesByScore: 2 })), played);
    const placesOn = (day: string) =>
      boards(qualifier, calendarDay(day)).chosen.rows.map(({ place, total }) => [place, total]);
    expect(placesOn('2026-10-06').slice(0, 2)).toEqual([
      [1, '−2'],
      [2, '−1'],
    ]);
    expect(placesOn('2026-10-07').slice(0, 2)).toEqual([
      [1, '−2'],
      [null, '1 of 2'],
    ]);
  });

  it('gives everybody a place where there are as many as players, and no tiers below four with a round (TEAM-10)', () => {
    const few = withScores(opened(answersWith(['A', 'B', 'C', 'D', 'E'])), { A: ['70'], B: ['90'] });
    expect(boards(few, days[0]).chosen).toMatchObject({ line: null, empty: 'Everybody travels.' });
    const three = withScores(opened(answersWith(names, { placesByScore: 2 })), {
      Noa: ['70'],
      Clara: ['72'],
      Ella: ['80'],
    });
    expect(
      boards(three, days[0])
        .chosen.rows.slice(0, 3)
        .map(({ tier }) => tier),
    ).toEqual([null, null, null]);
    expect(boards(opened(answersWith(names)), days[0]).chosen).toMatchObject({ line: null, empty: 'No scores yet.' });
  });
});
