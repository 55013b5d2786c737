import { accountIdOf } from '../access/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarizeRound } from '../model/index.ts';
import { type Career, computeOverview } from '../overview/index.ts';
import { tallyRound } from '../stats/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { roundOf } from '../testing/builders.ts';
import { anySides, compareFilterOf, compareToday } from '../testing/compare.ts';
import { type Comparison, compareSelections } from './comparison.ts';
import { type BetterSide, pairSides } from './difference.ts';
import { type ComparePerformance, type MetricFigure, metricsTable } from './metrics.ts';

const figuresOf = (categories: Comparison['categories']): readonly MetricFigure[] =>
  categories.flatMap(({ metrics }) => metrics.flatMap((metric) => [metric, ...metric.children]));

describe('two selections side by side', { timeout: 30_000 }, () => {
  it('have every figure swapped and every difference negated when they are swapped (DATA-29)', () => {
    fc.assert(
      fc.property(anySides, ([left, right]) => {
        const there = metricsTable(pairSides(left, right), 18);
        const back = metricsTable(pairSides(right, left), 18);
        expect(figuresOf(back).map(facts)).toEqual(figuresOf(there).map(turnRound).map(facts));
        const verdicts = (table: typeof there) =>
          table.map(({ verdict }) => [verdict?.certainty, verdict?.better ?? null] as const);
        expect(verdicts(back)).toEqual(verdicts(there).map(([certainty, better]) => [certainty, turned(better)]));
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });

  it('have the same figures as an overview of the same rounds (DATA-29)', () => {
    fc.assert(
      fc.property(fc.array(anyHoles, { maxLength: 6 }), fc.array(anyHoles, { maxLength: 6 }), (left, right) => {
        const [ofLeft, ofRight] = [careerOf(left), careerOf(right)];
        const filter = compareFilterOf();
        const comparison = compareSelections(
          { career: ofLeft, filter },
          { career: ofRight, filter: { ...filter, player: { ...filter.player, accountId: accountIdOf(2) } } },
          18,
          compareToday,
        );
        expectFigures(comparison, ofLeft, (figure) => figure.left);
        expectFigures(comparison, ofRight, (figure) => figure.right);
        expect([comparison.left.holeCount, comparison.right.holeCount]).toEqual([
          left.flat().length,
          right.flat().length,
        ]);
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });

  it('have differences that are the difference of the two figures (DATA-29)', () => {
    fc.assert(
      fc.property(anySides, ([left, right]) => {
        for (const { left: a, right: b, difference } of figuresOf(metricsTable(pairSides(left, right), 18))) {
          expect(difference === null).toBe(a.raw === null || b.raw === null);
          if (difference !== null) expect(difference.value).toBeCloseTo((a.raw ?? 0) - (b.raw ?? 0), 4);
        }
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });
});

const careerOf = (rounds: readonly ReturnType<typeof roundOf>['holes'][]): Career =>
  rounds.map((holes, index) => {
    const round = roundOf({ roundId: `r${index}`, holes });
    return { summary: summarizeRound(round), tally: tallyRound(round) };
  });

const turned = (side: BetterSide): BetterSide => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);

function turnRound(figure: MetricFigure): MetricFigure {
  const { left, right, difference } = figure;
  if (difference === null) return { ...figure, left: right, right: left };
  const { value, better, interval } = difference;
  const mirrored = interval === null ? null : { low: -interval.high, high: -interval.low };
  const other = { ...difference, value: -value, interval: mirrored, better: turned(better) };
  return { ...figure, left: right, right: left, difference: other };
}

/** To four digits, because sums in another order differ in the last digits. */
function facts({ left, right, difference }: MetricFigure) {
  const digits = (value: number | undefined) =>
    value === undefined ? null : Math.round(Math.abs(value) * 1e4) * Math.sign(value) + 0;
  return [
    left,
    right,
    difference === null
      ? null
      : [
          [difference.value, difference.interval?.low, difference.interval?.high].map(digits),
          difference.certainty,
          difference.better,
        ],
  ];
}

function expectFigures(
  { categories }: Comparison,
  career: Career,
  sideOf: (figure: MetricFigure) => ComparePerformance,
): void {
  const { performanceStats } = computeOverview(career, { filterName: 'All', holeCount: 18 }, null);
  if ('error' in performanceStats) throw new Error(performanceStats.error);
  const expected = performanceStats.stats
    .flatMap((stat) => (stat.belongsToView.includes('compare') ? [stat, ...stat.children] : []))
    .map(({ id, state, performance }) => [id, state, performance?.raw ?? null, performance?.formatted ?? '-']);
  const told = figuresOf(categories).map((figure) => {
    const { state, raw, formattedValue } = sideOf(figure);
    return [figure.metricId, state, raw, formattedValue];
  });
  expect(told).toEqual(expected);
}
