import { accountIdOf } from '../access/index.ts';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { type AssociatedPlayer, averagesToPar, sortAssociatedPlayers } from './associated-players.ts';

const round = (day: number, over: number, changes: Parameters<typeof summaryOf>[0] = {}) =>
  summaryOf({
    roundId: `r${day}`,
    playedOn: calendarDay(`2026-05-${String(day).padStart(2, '0')}`),
    par: 72,
    score: 72 + over,
    ...changes,
  });

describe('the averages of an associated player', () => {
  it('are of the last six and the best ten rounds (DATA-28, CMP-36)', () => {
    // The score to par equals the day of the month: the last six rounds are +15 to +20, the best ten +1 to +10.
    const rounds = Array.from({ length: 20 }, (_, index) => round(index + 1, index + 1));
    expect(averagesToPar(rounds)).toEqual({
      recentRoundsSvPAverage: 17.5,
      recentRoundCount: 6,
      bestRoundsSvPAverage: 5.5,
      bestRoundCount: 10,
    });
  });

  it('count only finished rounds with a score (DATA-28)', () => {
    const rounds = [
      round(1, 3),
      round(4, 5),
      round(2, 9, { status: 'inProgress' }),
      round(3, 0, { score: null, par: null }),
    ];
    expect(averagesToPar(rounds)).toMatchObject({ recentRoundsSvPAverage: 4, bestRoundsSvPAverage: 3 });
    expect(averagesToPar(rounds.slice(2))).toMatchObject({ recentRoundsSvPAverage: null, bestRoundsSvPAverage: null });
  });

  it('are per 18 holes, so that three over in nine is worse than four over in 18 (DATA-28)', () => {
    const nine = round(1, 0, { holeCount: 9, par: 36, score: 39 });
    expect(averagesToPar([nine]).recentRoundsSvPAverage).toBe(6);
    const others = Array.from({ length: 19 }, (_, index) => round(index + 2, 4));
    expect(averagesToPar([nine, ...others]).bestRoundsSvPAverage).toBe(4);
  });
});

describe('the list of associated players', () => {
  const player = (
    accountId: number,
    playerName: string,
    recent: number | null,
    best: number | null,
  ): AssociatedPlayer => ({
    accountId: accountIdOf(accountId),
    playerName,
    school: '',
    recentRoundsSvPAverage: recent,
    recentRoundCount: 6,
    bestRoundsSvPAverage: best,
    bestRoundCount: 10,
  });
  const players = [
    player(1, 'Zoë Hartigan', 4, 1),
    player(2, 'Åse Lindqvist', 2, 2),
    player(3, 'bea Oyelaran', null, null),
    player(4, 'Chris Noble', 4, -1),
  ];
  const ids = (...order: [sort: 'name' | 'recentRounds' | 'bestRounds', direction: 'asc' | 'desc']) =>
    sortAssociatedPlayers(players, ...order)
      .map(({ accountId }) => accountId)
      .join('');

  it('sorts by name, in any case and with accents, both ways (CMP-36)', () => {
    expect([ids('name', 'asc'), ids('name', 'desc')]).toEqual(['2341', '1432']);
  });

  it('sorts by recent and by best rounds both ways, with players without rounds last (CMP-36)', () => {
    expect([ids('recentRounds', 'asc'), ids('recentRounds', 'desc')]).toEqual(['2413', '4123']);
    expect([ids('bestRounds', 'asc'), ids('bestRounds', 'desc')]).toEqual(['4123', '2143']);
  });
});
