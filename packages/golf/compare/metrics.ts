import { formatDifference, formatFraction, formatStat, NOTHING } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { toMillionths } from '../overview/stat-reports.ts';
import {
  type Direction,
  readStat,
  statCategories,
  type StatCategory,
  type StatColumn,
  statColumns,
  type StatResult,
  sumTallies,
} from '../stats/index.ts';
import { type CategoryVerdict, categoryVerdicts } from './category-verdict.ts';
import { certaintiesOf, type Certainty } from './certainty.ts';
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

/** A difference with how sure it is among all the others, and its texts. */
type MetricDifference = Omit<Difference, 'judgement'> & {
  /** Clear of all figures at once, likely of each alone. */
  readonly certainty: Certainty;
  /** The difference in units of its own uncertainty, without sign. */
  readonly effect: number;
  /** How probable chance alone makes a difference at least as large; 1 where nothing can be said. */
  readonly chance: number;
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

/** The metrics of one category by the specification's name for it, type of shot (DATA-29). */
export type MetricsOfCategory = {
  readonly shotType: StatCategory;
  /** Of the category as a whole; null where nothing speaks for it on both sides. */
  readonly verdict: CategoryVerdict | null;
  readonly metrics: readonly CompareMetric[];
};

/**
 * Chance alone below which the difference of one figure is called likely: exactly where its 95% interval, as the screen
 * shows it, leaves zero out.
 */
const LIKELY_BELOW = 0.05;

/** The metrics table of two selections of rounds: every stat that is compared, by category, with its children. */
export function metricsTable(sides: SidePair, holesPerRound: HoleCount): readonly MetricsOfCategory[] {
  const figures = figuresOf(sides, holesPerRound);
  const childrenOf = Map.groupBy(figures, ({ column }) => column.parentId);
  const verdicts = categoryVerdicts(sides, holesPerRound);
  return statCategories.map((shotType, index) => {
    const verdict = verdicts[index] ?? null;
    return {
      shotType,
      verdict: verdict === null ? null : { ...verdict, ...rounded(verdict) },
      metrics: (childrenOf.get(null) ?? [])
        .filter(({ column }) => column.stat.category === shotType)
        .map(({ figure }) => ({
          ...figure,
          children: (childrenOf.get(figure.metricId) ?? []).map((child) => child.figure),
        })),
    };
  });
}

type PlacedFigure = { readonly column: StatColumn; readonly figure: MetricFigure };

/** Every figure that is compared; how sure they are is said of all of them together. */
function figuresOf(sides: SidePair, holesPerRound: HoleCount): readonly PlacedFigure[] {
  const totals = { left: sumTallies(sides.left), right: sumTallies(sides.right) };
  const compared = statColumns.flatMap((column, place) =>
    column.stat.views.includes('compare')
      ? [{ column, place, difference: differenceOf(sides, place, holesPerRound) }]
      : [],
  );
  const certainties = certaintiesOf(
    compared.flatMap(({ difference }) => difference?.judgement ?? []),
    LIKELY_BELOW,
  ).values();
  return compared.map(({ column, place, difference }) => ({
    column,
    figure: {
      metricId: column.id,
      config: { label: column.label, description: column.stat.about },
      // What the dashboard shows of a player is what a comparison begins with.
      isSelected: column.parentId === null && column.stat.views.includes('dashboard'),
      better: column.stat.better,
      left: performanceOf(column, readStat(totals.left, place, holesPerRound)),
      right: performanceOf(column, readStat(totals.right, place, holesPerRound)),
      difference: difference === null ? null : withTexts(difference, certainties.next().value as Certainty, column),
    },
  }));
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

function withTexts(difference: Difference, certainty: Certainty, { format }: StatColumn): MetricDifference {
  const { value, interval, better, judgement } = difference;
  return {
    value: toMillionths(value),
    interval: interval === null ? null : { low: toMillionths(interval.low), high: toMillionths(interval.high) },
    better,
    certainty,
    ...rounded(judgement),
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

type NamedFigure = { readonly figure: MetricFigure; readonly name: string };

/** A category's metrics, each followed by its parts, which are named with it. */
export const namedFigures = ({ metrics }: MetricsOfCategory): readonly NamedFigure[] =>
  metrics.flatMap((metric) => [
    { figure: metric, name: metric.config.label },
    ...metric.children.map((child) => ({ figure: child, name: `${metric.config.label}, ${child.config.label}` })),
  ]);
