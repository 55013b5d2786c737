import { formatDifference, formatFraction, formatStat, NOTHING } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { toMillionths } from '../overview/stat-reports.ts';
import {
  type Direction,
  readStat,
  type StatCategory,
  statCategories,
  type StatColumn,
  statColumns,
  type StatResult,
  sumTallies,
  type Tally,
} from '../stats/index.ts';
import { categoryVerdict, type CategoryVerdict } from './category-verdict.ts';
import { type Difference, differenceOf, type SidePair } from './difference.ts';

/** What one side has of a metric. */
export type ComparePerformance = {
  readonly state: StatResult['state'];
  /** '-' where there is nothing to say. */
  readonly formattedValue: string;
  /** What it rests on: '11 of 18', '18 holes'; empty without a figure. */
  readonly additionalContext: string;
  readonly raw: number | null;
};

/** A difference with its texts. */
export type MetricDifference = Difference & {
  readonly formattedValue: string;
  /** Ends of the interval, as the value is written; null without one. */
  readonly formattedInterval: { readonly low: string; readonly high: string } | null;
};

/** One line of the metrics table (DATA-29): a stat, or a child of one. */
export type MetricFigure = {
  readonly metricId: string;
  readonly config: { readonly label: string; readonly description: string };
  /** Whether it is among the metrics that a comparison begins with. */
  readonly isSelected: boolean;
  readonly better: Direction;
  readonly left: ComparePerformance;
  readonly right: ComparePerformance;
  /** Left minus right; null where a side has no figure. */
  readonly difference: MetricDifference | null;
};

export type CompareMetric = MetricFigure & { readonly children: readonly MetricFigure[] };

/** The metrics of one category (DATA-29 calls it the type of shot). */
export type MetricsOfCategory = {
  readonly shotType: StatCategory;
  /** Of the category as a whole; null where nothing speaks for it on both sides. */
  readonly verdict: CategoryVerdict | null;
  readonly metrics: readonly CompareMetric[];
};

/** The metrics table of two selections of rounds: every stat that is compared, by category, with its children. */
export function metricsTable(sides: SidePair, holesPerRound: HoleCount): readonly MetricsOfCategory[] {
  const totals = { left: sumTallies(sides.left), right: sumTallies(sides.right) };
  const metrics = statColumns.flatMap((column, place) =>
    column.stat.views.includes('compare') ? [{ column, figure: figureOf(sides, totals, place, holesPerRound) }] : [],
  );
  const childrenOf = Map.groupBy(metrics, ({ column }) => column.parentId);
  return statCategories.map((shotType) => ({
    shotType,
    verdict: verdictOf(sides, shotType, holesPerRound),
    metrics: (childrenOf.get(null) ?? [])
      .filter(({ column }) => column.stat.category === shotType)
      .map(({ figure }) => ({
        ...figure,
        children: (childrenOf.get(figure.metricId) ?? []).map((child) => child.figure),
      })),
  }));
}

function figureOf(
  sides: SidePair,
  totals: { readonly left: Tally; readonly right: Tally },
  place: number,
  holesPerRound: HoleCount,
): MetricFigure {
  const column = statColumns[place] as StatColumn;
  const { stat } = column;
  const difference = differenceOf(sides, place, holesPerRound);
  return {
    metricId: column.id,
    config: { label: column.label, description: stat.about },
    // What the dashboard shows of a player is what a comparison begins with.
    isSelected: column.parentId === null && stat.views.includes('dashboard'),
    better: stat.better,
    left: performanceOf(column, readStat(totals.left, place, holesPerRound)),
    right: performanceOf(column, readStat(totals.right, place, holesPerRound)),
    difference: difference === null ? null : withTexts(difference, column),
  };
}

function performanceOf(column: StatColumn, result: StatResult): ComparePerformance {
  if (result.state !== 'value') {
    return { state: result.state, formattedValue: NOTHING, additionalContext: '', raw: null };
  }
  return {
    state: 'value',
    formattedValue: formatStat(result.value, column.format),
    additionalContext: formatFraction(result.sum, result.n, { kind: column.kind, unit: column.stat.unit }),
    raw: toMillionths(result.value),
  };
}

function verdictOf(sides: SidePair, category: StatCategory, holesPerRound: HoleCount): CategoryVerdict | null {
  const verdict = categoryVerdict(sides, category, holesPerRound);
  return verdict === null ? null : { ...verdict, ...rounded(verdict) };
}

function withTexts(difference: Difference, { format }: StatColumn): MetricDifference {
  const { value, interval } = difference;
  return {
    ...difference,
    value: toMillionths(value),
    interval: interval === null ? null : { low: toMillionths(interval.low), high: toMillionths(interval.high) },
    ...rounded(difference),
    formattedValue: formatDifference(value, format),
    formattedInterval:
      interval === null
        ? null
        : { low: formatDifference(interval.low, format), high: formatDifference(interval.high, format) },
  };
}

const rounded = ({ effect, chance }: { readonly effect: number; readonly chance: number }) => ({
  effect: Math.round(effect * 1000) / 1000,
  chance: toMillionths(chance),
});
