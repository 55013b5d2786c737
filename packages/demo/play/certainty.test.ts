import { metricsTable, pairSides, type SideRound } from '@strokebook/golf/compare';
import { type StatCategory, tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { playPlayer } from '../testing/play-level.ts';
import type { Form } from './skill.ts';

const PLAYERS = 60;
/** Number of better players per category, each better by one stroke. */
const BETTER_PLAYERS = 20;
const ROUNDS = 40;

/**
 * Strengths that cost a college player of this simulator one stroke per round, measured over 2,500 rounds to 0.05
 * strokes.
 */
const oneStroke: readonly (readonly [StatCategory, Partial<Form>])[] = [
  ['Drive', { drive: 1.26 }],
  ['Approach', { approach: 1.1 }],
  ['Save', { shortGame: 1.35 }],
  ['Putt', { putting: 1.255 }],
];

function sideOf(seed: string, strengths: Partial<Form> = {}): readonly SideRound[] {
  return playPlayer('college', ROUNDS, seed, strengths).map((round, index) => ({
    key: `${seed}/${index}`,
    tally: tallyRound(round),
  }));
}

const players = Array.from({ length: PLAYERS }, (_, index) => sideOf(`equal ${index}`));
const next = (index: number): readonly SideRound[] => players[(index + 1) % PLAYERS] as readonly SideRound[];
const tableOf = (left: readonly SideRound[], right: readonly SideRound[]) => metricsTable(pairSides(left, right), 18);
const percent = (count: number, of: number): number => (100 * count) / of;

// About 5,600 rounds are played stroke by stroke.
describe('how sure a comparison is, on simulated players', { timeout: 60_000 }, () => {
  // `comparison-design.full.test.ts` holds 5% with players of whom nobody is in two pairs.
  it.each([
    [ROUNDS, ROUNDS],
    [20, ROUNDS],
    [20, 20],
    [10, 10],
    [5, ROUNDS],
    [5, 5],
  ])(
    'calls anything clear in about one of twenty comparisons of equal players at most, %i rounds against %i',
    (left, right) => {
      const tables = [7, 14, 21].flatMap((shift) =>
        players.map((player, index) => tableOf(player.slice(0, left), next(index + shift - 1).slice(0, right))),
      );
      const clear = tables.filter((table) =>
        table.some(
          ({ verdict, metrics }) =>
            verdict?.certainty === 'clear' ||
            metrics
              .flatMap((metric) => [metric, ...metric.children])
              .some(({ difference }) => difference?.certainty === 'clear'),
        ),
      );
      expect(tables.every((table) => table.every(({ verdict }) => verdict !== null))).toBe(true);
      expect(percent(clear.length, tables.length)).toBeLessThanOrEqual(8);
    },
  );

  // Clear or likely. For 300 other pairs it is 99%, 74%, 100% and 96%.
  it.each(oneStroke)(
    'finds %s three times of five if players are one stroke a round apart in it, 40 rounds a side',
    (category, strengths) => {
      const verdicts = players.slice(0, BETTER_PLAYERS).flatMap((player, index) => {
        const table = tableOf(player, sideOf(`${category} ${index}`, strengths));
        return table.find(({ shotType }) => shotType === category)?.verdict ?? [];
      });
      const told = verdicts.filter(({ certainty }) => certainty === 'clear' || certainty === 'likely');
      const found = told.filter(({ better }) => better === 'left');
      expect(verdicts).toHaveLength(BETTER_PLAYERS);
      expect(percent(found.length, verdicts.length)).toBeGreaterThanOrEqual(60);
    },
  );
});
