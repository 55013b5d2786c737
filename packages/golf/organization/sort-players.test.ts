import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { expect, it } from 'vitest';
import { sortPlayers } from './sort-players.ts';

const since = calendarDay('2026-02-03');
const player = (accountId: number, fullName: string, strokes: number | null, roundCount = 3) => ({
  accountId: accountIdOf(accountId),
  fullName,
  form: {
    figure:
      strokes === null
        ? null
        : { strokes, halfWidth: 1, deviation: 2, roundCount, eventCount: 1, scoreCount: 0, since },
  },
});

const players = [
  player(1, 'Zoë Hartigan', 2),
  player(2, 'Björk Ásgeirsdóttir', null),
  player(3, 'Åse Lindqvist', -0.5),
  player(4, 'Abel Lindqvist', 2),
  // Hides the rounds.
  { ...player(5, 'Ina Zett', null), form: null },
  player(6, 'Ada Two', -9, 2),
];
const ids = (sort: 'name' | 'form') => sortPlayers(players, sort).map(({ accountId }) => accountId);

it('sorts players by last name without regard to accents (ORG-O4)', () => {
  expect(ids('name')).toEqual([2, 1, 4, 3, 6, 5]);
});

it('sorts by form, the best first, equals by name and those below three rounds and those without any last (ORG-O4, TEAM-05)', () => {
  expect(ids('form')).toEqual([3, 1, 4, 6, 2, 5]);
});
