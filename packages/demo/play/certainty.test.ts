import { categoryVerdict, metricsTable, pairSides, type SideRound } from '@strokebook/golf/compare';
import { statCategories, type StatCategory, tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { playPlayer } from '../testing/play-level.ts';
import type { Form } from './skill.ts';

const PLAYERS = 20;
const ROUNDS = 40;

/** What costs a college player of this simulator one stroke a round: measured over 2,500 rounds, to 0.05 strokes. */
const oneStroke: readonly (readonly [StatCategory, Partial<Form>])[] = [
  ['Drive', { drive: 1.26 }],
  ['Approach', { approach: 1.1 }],
  ['Save', { shortGame: 1.35 }],
  ['Putt', { putting: 1.255 }],
];

function sideOf(seed: string, strengths: Partial<Form> = {}, rounds = ROUNDS): readonly SideRound[] {
  return playPlayer('college', rounds, seed, strengths).map((round, index) => ({
    key: `${seed}/${index}`,
    tally: tallyRound(round),
  }));
}

const players = Array.from({ length: PLAYERS }, (_, index) => sideOf(`even ${index}`));
const next = (index: number): readonly SideRound[] => players[(index + 1) % PLAYERS] as readonly SideRound[];
const tableOf = (left: readonly SideRound[], right: readonly SideRound[]) => metricsTable(pairSides(left, right), 18);
const percent = (count: number, of: number): number => (100 * count) / of;

// Some 10,000 rounds are played, stroke by stroke.
describe('how sure a comparison is, on simulated players', { timeout: 60_000 }, () => {
  it.each([
    [ROUNDS, ROUNDS],
    [20, ROUNDS],
    [20, 20],
    [5, 5],
  ])('calls at most 2 % of the metrics of equal players clearly different, %i rounds against %i', (left, right) => {
    const tables = players.map((player, index) => tableOf(player.slice(0, left), next(index).slice(0, right)));
    const figures = tables.flat().flatMap(({ metrics }) => metrics.flatMap((metric) => [metric, ...metric.children]));
    const told = figures.filter(({ difference }) => difference !== null);
    const clear = told.filter(({ difference }) => difference?.certainty === 'clear');
    expect(told.length).toBeGreaterThan(3_000);
    expect(percent(clear.length, told.length)).toBeLessThanOrEqual(2);
  });

  it('calls at most 2 % of the categories of equal players clearly different', () => {
    // Other players in every pair: one who is lucky in all of theirs would count as often as there are pairs.
    const verdicts = Array.from({ length: 100 }, (_, index) =>
      pairSides(sideOf(`one ${index}`, {}, 20), sideOf(`other ${index}`, {}, 20)),
    ).flatMap((sides) => statCategories.flatMap((category) => categoryVerdict(sides, category, 18) ?? []));
    const clear = verdicts.filter(({ certainty }) => certainty === 'clear');
    expect(verdicts).toHaveLength(100 * statCategories.length);
    expect(percent(clear.length, verdicts.length)).toBeLessThanOrEqual(2);
  });

  it('finds the category in which players one stroke a round apart differ, 40 rounds a side, four times of five', () => {
    const verdicts = oneStroke.flatMap(([category, strengths]) =>
      players.flatMap((player, index) => {
        const sides = pairSides(player, sideOf(`${category} ${index}`, strengths));
        return categoryVerdict(sides, category, 18) ?? [];
      }),
    );
    const found = verdicts.filter(({ better, certainty }) => better === 'left' && certainty !== 'cannotTell');
    expect(verdicts).toHaveLength(PLAYERS * oneStroke.length);
    expect(percent(found.length, verdicts.length)).toBeGreaterThanOrEqual(80);
    // Of 200 such players 79 % were found clearly, and those one stroke apart in approach in 40 % only.
    const clear = found.filter(({ certainty }) => certainty === 'clear');
    expect(percent(clear.length, verdicts.length)).toBeGreaterThanOrEqual(70);
  });
});
