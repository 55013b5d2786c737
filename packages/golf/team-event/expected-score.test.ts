import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { FormOutlook } from '../form/index.ts';
import { type EventKind, measureEvents } from '../testing/simulated-events.ts';
import { countingShares, expectedScore, swapOf } from './expected-score.ts';

/** Ten rounds in ten events of one player, of which no other has any. */
const outlook = (strokes: number, deviation: number, events = strokes): FormOutlook => ({
  strokes,
  variance: deviation ** 2,
  roundCount: 10,
  events: Array.from({ length: 10 }, (_unused, index) => ({
    event: {
      playedOn: calendarDay('2026-03-01'),
      tournamentId: `t${events}-${index}`,
      tournamentName: null,
      type: 'tournament',
      courseName: 'Alder Creek',
      courseRating: 72.4,
    },
    share: 1 / 10,
    strokes,
  })),
});

const lineup = [-2, -1, 0, 1, 2].map((strokes) => outlook(strokes, 2.6));

describe('the expected score of a lineup', () => {
  it('is below the sum of its best four players, because on some days one of them is dropped (TEAM-15)', () => {
    const expected = expectedScore(lineup, 1, 4);
    expect(expected?.strokes).toBeLessThan(-2 - 1 + 0 + 1);
    expect(expected?.strokes).toBeGreaterThan(-2 - 1 + 0 + 1 - 4);
    expect(expectedScore(lineup.slice(0, 4), 1, 4)?.strokes).toBeCloseTo(-2, 3);
  });

  it('counts four scores a round among the players, the better ones more often (TEAM-13)', () => {
    const shares = countingShares(lineup, 4, 0.4);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(4, 2);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('grows with the rounds, and its interval more slowly (TEAM-15)', () => {
    const [one, three] = [1, 3].map((rounds) => expectedScore(lineup, rounds, 4));
    const widthOf = (score: typeof one) => (score?.high ?? 0) - (score?.low ?? 0);
    expect(three?.strokes).toBeCloseTo(3 * (one?.strokes ?? 0), 6);
    expect(widthOf(three)).toBeGreaterThan(widthOf(one));
    expect(widthOf(three)).toBeLessThan(3 * widthOf(one));
  });

  it('is none with fewer players than scores that count (TEAM-13)', () => {
    expect(expectedScore(lineup.slice(0, 3), 3, 4)).toBeNull();
  });
});

describe('a swap', () => {
  const certaintyAt = (apart: number) => swapOf(lineup, 4, outlook(2 + apart, 2.6, 90), 4).certainty;

  it('below two strokes cannot be told with a deviation of 2.6 and ten rounds of each, and from about three on is clear (TEAM-15)', () => {
    expect([1, 1.9, 2.3, 3.5].map(certaintyAt)).toEqual(['cannotTell', 'cannotTell', 'likely', 'clear']);
    expect([-1.9, -2.3, -3.5].map(certaintyAt)).toEqual(['cannotTell', 'likely', 'clear']);
  });

  it('changes the score of a team by less than the players differ, because either is dropped at times (TEAM-15)', () => {
    const { strokes, apart } = swapOf(lineup, 4, outlook(5, 2.6, 90), 4);
    expect(apart).toBeCloseTo(3);
    expect(strokes).toBeGreaterThan(0);
    expect(strokes).toBeLessThan(3);
  });
});

const college: EventKind = {
  name: 'college players',
  ...{ level: 2, between: 1.5, deviation: [1.7, 3.6], shared: 1 / 3 },
  ...{ earlierEvents: 3, rounds: 3, lineup: 5, count: 4 },
};

it.each([
  college,
  { ...college, name: 'one earlier event', earlierEvents: 1 },
  { ...college, name: 'one round', rounds: 1 },
  { ...college, name: 'six play, five count', lineup: 6, count: 5 },
  { ...college, name: 'four play, three count', lineup: 4, count: 3 },
  { ...college, name: 'juniors', level: 10, deviation: [4, 6] },
] satisfies readonly EventKind[])(
  '$name: of 2,000 simulated events 87% to 93% end within their interval, and of swaps of equal players at most 2% are called clear (TEAM-15)',
  { tags: ['full'], timeout: 300_000 },
  (kind) => {
    const { covered, clear } = measureEvents(kind, 2_000, 7_001);
    console.info(`${kind.name}: ${(100 * covered).toFixed(1)}% within, ${(100 * clear).toFixed(1)}% clear`);
    expect(covered).toBeGreaterThan(0.87);
    expect(covered).toBeLessThan(0.93);
    expect(clear).toBeLessThanOrEqual(0.02);
  },
);
