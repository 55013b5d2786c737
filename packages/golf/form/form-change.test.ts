import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { normalDice, seededDice } from '../testing/dice.ts';
import type { FormRound } from './form.ts';
import { formChangeOf } from './form-change.ts';

const today = calendarDay('2026-11-30');

/** A rated tournament round so many days ago. */
const round = (daysAgo: number, overRating: number, changes: Partial<FormRound> = {}): FormRound => ({
  ...summaryOf({
    roundId: `r${daysAgo}`,
    playedOn: addDays(today, -daysAgo),
    type: 'tournament',
    score: 72 + overRating,
  }),
  courseRating: 72,
  ...changes,
});

const earlier = [60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((daysAgo, index) => round(daysAgo, index % 3));

type Kind = {
  readonly name: string;
  /** Share of the variance that the rounds of an event have in common. */
  readonly shared: number;
  readonly level: number;
  readonly deviation: readonly [low: number, high: number];
};
const kinds: readonly Kind[] = [
  { name: 'a third of the variance shared', shared: 1 / 3, level: 2, deviation: [1.7, 3.6] },
  { name: 'a tenth shared', shared: 0.1, level: 2, deviation: [1.7, 3.6] },
  { name: 'half shared', shared: 1 / 2, level: 2, deviation: [1.7, 3.6] },
  { name: 'juniors, a third shared', shared: 1 / 3, level: 10, deviation: [4, 6] },
];

describe('the change of a form', () => {
  it('is the last 30 days less the 12 months before them, and clear if its 90% interval leaves out zero (TEAM-05)', () => {
    const recent = [0, 10, 20, 29].map((daysAgo) => round(daysAgo, 6));
    const change = formChangeOf([...recent, ...earlier, round(400, 30)], today);
    expect(change).toMatchObject({ recentCount: 4, earlierCount: 10, verdict: 'worse' });
    expect(change?.strokes).toBeCloseTo(5.1, 9);
    expect(formChangeOf([...recent.map((one) => ({ ...one, score: 68 })), ...earlier], today)?.verdict).toBe('better');
    expect(formChangeOf([round(5, 3), ...earlier], today)?.verdict).toBe('cannotTell');
  });

  it('is told from three recent rounds on, however far they are off (TEAM-05)', () => {
    const recent = [1, 8, 15].map((daysAgo) => round(daysAgo, 25));
    const changeOf = (count: number) => formChangeOf([...recent.slice(0, count), ...earlier], today);
    expect(changeOf(2)).toMatchObject({ verdict: 'cannotTell', isClear: false });
    expect(changeOf(3)).toMatchObject({ verdict: 'worse', isClear: true });
  });

  it('is lately worse where the 90% interval leaves out zero, and clearly worse only far beyond it (TEAM-05)', () => {
    const changeOf = (overRating: number) =>
      formChangeOf([...[1, 2, 3].map((daysAgo) => round(daysAgo, overRating)), ...earlier], today);
    expect([2, 4, 6].map((over) => [changeOf(over)?.verdict, changeOf(over)?.isClear])).toEqual([
      ['cannotTell', false],
      ['worse', false],
      ['worse', true],
    ]);
  });

  it('counts a round of 30 days ago as earlier, and no practice, nines or rounds without a rating (TEAM-05)', () => {
    const others = [
      round(1, 30, { type: 'practice' }),
      round(2, 30, { holeCount: 9, holesPlayed: 9 }),
      round(3, 30, { courseRating: null }),
    ];
    expect(formChangeOf([...others, ...earlier], today)).toBeNull();
    expect(formChangeOf([round(30, 6), ...earlier], today)).toBeNull();
    expect(formChangeOf([round(29, 6)], today)).toBeNull();
    expect(formChangeOf([...others, round(29, 6), round(30, 6), ...earlier], today)).toMatchObject({
      recentCount: 1,
      earlierCount: 11,
    });
  });

  it.each(kinds)(
    'covers the true change of nine simulated players in ten, and is clear in at most one team of sixteen in twenty: $name (TEAM-05)',
    (kind) => void checkPlayers(kind, 400, 0.05),
  );
  it.each(kinds)('does so in 8,000 simulated players: $name (TEAM-05)', { tags: ['full'] }, (kind) => {
    const { steady, losing } = checkPlayers(kind, 8_000, 0.01);
    console.info(`${kind.name}:`, { steady, losing, teams: teamsWithAny(steady.clear) });
  });
});

const teamsWithAny = (clear: number): number => 1 - (1 - clear) ** 16;

function checkPlayers(kind: Kind, players: number, slack: number) {
  const [steady, losing] = [simulate(kind, players, 0), simulate(kind, players, 3)];
  const covered = 1 - steady.worse - steady.better;
  expect(covered).toBeGreaterThan(0.87 - slack);
  expect(covered).toBeLessThan(0.93 + slack);
  expect(teamsWithAny(steady.clear)).toBeLessThan(0.05 + slack);
  return { steady, losing };
}

/**
 * Players with 4 to 12 events of three rounds in a year and one or two in the last 30 days. Wind and course setting move
 * all rounds of an event together.
 */
function simulate({ shared: share, level: usual, deviation: [low, high] }: Kind, players: number, lost: number) {
  const roll = seededDice(20_261_128);
  const normal = normalDice(45);
  const between = (from: number, to: number): number => from + (to - from) * roll();
  let [worse, better, clear] = [0, 0, 0];
  for (let player = 0; player < players; player += 1) {
    const deviation = between(low, high);
    const eventAt = (daysAgo: number, level: number): FormRound[] => {
      const shared = normal() * deviation * Math.sqrt(share);
      return [2, 1, 0].map((day) =>
        round(daysAgo + day, Math.round(level + shared + normal() * deviation * Math.sqrt(1 - share)), {
          roundId: `${daysAgo}/${day}`,
        }),
      );
    };
    const rounds = [
      ...Array.from({ length: Math.floor(between(4, 13)) }, () => eventAt(Math.floor(between(33, 360)), usual)).flat(),
      ...Array.from({ length: Math.floor(between(1, 3)) }, () =>
        eventAt(Math.floor(between(0, 27)), usual + lost),
      ).flat(),
    ];
    const change = formChangeOf(rounds, today);
    if (change?.verdict === 'worse') worse += 1;
    if (change?.verdict === 'better') better += 1;
    if (change?.isClear === true) clear += 1;
  }
  return { worse: worse / players, better: better / players, clear: clear / players };
}
