import { accountIdOf } from '../access/index.ts';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { summarizeRound } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { statCategories, tallyRound } from '../stats/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { compareFilterOf, compareToday } from '../testing/compare.ts';
import { isSignificant } from './certainty.ts';
import { compareSelections, isBestOf } from './comparison.ts';

/** Ten rounds of two players with the same round ids; the second player needs one stroke more on every third hole. */
const careerOf = (strokesOf: (hole: number, round: number) => number): Career =>
  Array.from({ length: 10 }, (_unused, index) => {
    const round = roundOf({
      roundId: `r${index}`,
      playedOn: calendarDay(`2026-05-${String(index + 1).padStart(2, '0')}`),
      holes: Array.from({ length: 18 }, (_hole, hole) => holeOf({ hole: hole + 1, score: strokesOf(hole, index) })),
    });
    return { summary: summarizeRound(round), tally: tallyRound(round) };
  });
const good = careerOf((hole, round) => (hole === round ? 3 : 4));
const other = careerOf((hole, round) => (hole % 3 === 0 || hole === round ? 5 : 4));

const filterOf = (accountId: number, advancedFilter: Parameters<typeof compareFilterOf>[0] = {}) =>
  compareFilterOf({ ...advancedFilter, player: { accountId: accountIdOf(accountId), firstName: '', lastName: '' } });
const compare = (left: ReturnType<typeof filterOf>, right: ReturnType<typeof filterOf>) =>
  compareSelections(
    { career: left.player.accountId === 1 ? good : other, filter: left },
    { career: right.player.accountId === 1 ? good : other, filter: right },
    18,
    compareToday,
  );

describe('a comparison', () => {
  it('lists the rounds of each side, newest first, and counts their holes (DATA-25)', () => {
    const rounds = { advancedFilter: { kind: 'round' as const, rounds: ['r1', 'r2', 'r3'] } };
    expect(compare(filterOf(1, rounds), filterOf(1)).left).toEqual({
      roundCount: 3,
      holeCount: 54,
      golfRoundIds: ['r3', 'r2', 'r1'],
      isBestOf: false,
      isWorstOf: false,
      isEmpty: false,
    });
  });

  it('counts rounds on both sides: none for two players, even with the same ids (DATA-25)', () => {
    const some = { advancedFilter: { kind: 'round' as const, rounds: ['r1', 'r2', 'r3'] } };
    expect(compare(filterOf(1, some), filterOf(1)).sharedRoundCount).toBe(3);
    expect(compare(filterOf(1, some), filterOf(2)).sharedRoundCount).toBe(0);
  });

  it('has no differences if a side is empty (DATA-29)', () => {
    const { right, categories } = compare(filterOf(1), filterOf(2, { years: [1999] }));
    expect(right).toMatchObject({ isEmpty: true, roundCount: 0 });
    expect(categories.map(({ verdict }) => verdict)).toEqual(statCategories.map(() => null));
    const [score] = categories[0]?.metrics ?? [];
    expect([score?.left.formattedValue, score?.right.formattedValue, score?.difference]).toEqual(['71.0', '-', null]);
  });

  it.each([
    ['scoring', 'mostRecent', true],
    ['trend', 'bestConsecutive', true],
    ['trend', 'best', true],
    ['trend', 'mostRecent', false],
    ['month', 'best', false],
    ['round', 'best', false],
  ] as const)('of %s with %s: chosen by their score is %s (CMP-38, CMP-63)', (kind, trendType, expected) => {
    expect(isBestOf(compareFilterOf({ advancedFilter: { kind, trendType } }))).toBe(expected);
  });

  it('lists the differences by certainty, with one of each group of similar figures (DATA-29)', () => {
    const { mostDifferent, categories } = compare(filterOf(1), filterOf(2));
    const figures = new Map(
      categories.flatMap(({ metrics }) =>
        metrics.flatMap((metric) => [metric, ...metric.children]).map((figure) => [figure.metricId, figure] as const),
      ),
    );
    const told = mostDifferent.map((id) => figures.get(id)?.difference);
    // All courses have the same par.
    expect(mostDifferent.filter((id) => /^scoring.(score|holeScore|toPar)/.test(id))).toHaveLength(1);
    expect(told.every((difference) => difference != null && isSignificant(difference.certainty))).toBe(true);
    const families = mostDifferent.map((id) => id.split('.').slice(0, 2).join('.'));
    expect(new Set(families).size).toBe(families.length);
    const ranks = told.map((difference) => (difference?.certainty === 'clear' ? 1e6 : 0) + (difference?.effect ?? 0));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  it('selects the stats of the dashboard, and has texts for every figure (DATA-29)', () => {
    const { categories } = compare(filterOf(1), filterOf(2));
    expect(categories.map(({ shotType }) => shotType)).toEqual(statCategories);
    const [scoring] = categories;
    const metric = (id: string) => scoring?.metrics.find(({ metricId }) => metricId === id);
    expect(metric('scoring.score')).toMatchObject({
      config: { label: 'Score' },
      isSelected: true,
      left: { formattedValue: '71.0', additionalContext: '180 holes' },
      difference: { better: 'left', certainty: 'clear' },
    });
    expect(metric('scoring.score')?.difference?.formattedValue).toMatch(/^−\d+\.\d$/);
    expect(metric('scoring.parOrBetter')?.left.additionalContext).toBe('180 of 180');
    expect(metric('scoring.eagleOrBetter')?.isSelected).toBe(false);
    expect(scoring?.metrics.every(({ children }) => children.every((child) => !child.isSelected))).toBe(true);
  });

  it('judges a category by the logged data: without strokes by putts and greens (DATA-29)', () => {
    const { categories } = compare(filterOf(1), filterOf(2));
    const verdicts = Object.fromEntries(categories.map(({ shotType, verdict }) => [shotType, verdict]));
    expect(verdicts['Scoring']).toMatchObject({ certainty: 'clear', better: 'left', basis: ['scoring.toPar'] });
    expect(verdicts['Putt']).toBeNull();
  });
});
