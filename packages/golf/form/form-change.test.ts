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

describe('the change of a form', () => {
  it('is the last 30 days less the 12 months before them, and clear if its 90% interval leaves out zero (TEAM-05)', () => {
    const recent = [0, 10, 20, 29].map((daysAgo) => round(daysAgo, 6));
    const change = formChangeOf([...recent, ...earlier, round(400, 30)], today);
    expect(change).toMatchObject({ recentCount: 4, earlierCount: 10, verdict: 'worse' });
    expect(change?.strokes).toBeCloseTo(5.1, 9);
    expect(formChangeOf([...recent.map((one) => ({ ...one, score: 68 })), ...earlier], today)?.verdict).toBe('better');
    expect(formChangeOf([round(5, 3), ...earlier], today)?.verdict).toBe('cannotTell');
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

  const checkPlayers = (players: number) => {
    const steady = simulate(players, 0);
    // Of 2,000 players: 5.9% called worse and 4.8% better, so that 89% of the intervals contain the true change.
    expect(steady.worse).toBeLessThan(0.1);
    expect(1 - steady.worse - steady.better).toBeGreaterThan(0.87);
    expect(1 - steady.worse - steady.better).toBeLessThan(0.93);
    expect(simulate(players, 3).worse).toBeGreaterThan(0.4);
  };
  it('is called worse of at most one steady player in ten, and of many who lose three strokes; its interval covers nine in ten (TEAM-05)', () =>
    checkPlayers(200));
  it('is so in 2,000 simulated players (TEAM-05)', { tags: ['full'] }, () => checkPlayers(2_000));
});

/**
 * Players with 4 to 12 events of three rounds in a year and one or two in the last 30 days. Wind and course setting move
 * all rounds of an event together: a third of a player's variance is shared by them.
 */
function simulate(players: number, lost: number): { readonly worse: number; readonly better: number } {
  const roll = seededDice(20_261_128);
  const normal = normalDice(45);
  const between = (low: number, high: number): number => low + (high - low) * roll();
  let [worse, better] = [0, 0];
  for (let player = 0; player < players; player += 1) {
    const deviation = between(1.7, 3.6);
    const eventAt = (daysAgo: number, level: number): FormRound[] => {
      const shared = normal() * deviation * Math.sqrt(1 / 3);
      return [2, 1, 0].map((day) =>
        round(daysAgo + day, Math.round(level + shared + normal() * deviation * Math.sqrt(2 / 3)), {
          roundId: `${daysAgo}/${day}`,
        }),
      );
    };
    const rounds = [
      ...Array.from({ length: Math.floor(between(4, 13)) }, () => eventAt(Math.floor(between(33, 360)), 2)).flat(),
      ...Array.from({ length: Math.floor(between(1, 3)) }, () => eventAt(Math.floor(between(0, 27)), 2 + lost)).flat(),
    ];
    const verdict = formChangeOf(rounds, today)?.verdict;
    if (verdict === 'worse') worse += 1;
    if (verdict === 'better') better += 1;
  }
  return { worse: worse / players, better: better / players };
}
