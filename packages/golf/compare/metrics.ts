import {
  bandsIn,
  type Certainty,
  formatDifference,
  formatDifferenceOf,
  formatFraction,
  formatStat,
  NOTHING,
  plural,
} from '../format/index.ts';
import type { HoleCount, UnitSystem } from '../model/index.ts';
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
import { certaintiesWithin } from './certainty.ts';
import { type Difference, differenceOf, type SidePair } from './difference.ts';
import { judgePuttTotals } from './putt-totals.ts';

/** A metric of one side. */
export type ComparePerformance = {
  readonly state: StatResult['state'];
  /** '-' without a figure. */
  readonly formattedValue: string;
  /** The sample: '11 of 18', '18 holes', of several players '5 players, 61 rounds'; empty without a figure. */
  readonly additionalContext: string;
  readonly raw: number | null;
};

/** A difference with its certainty among all figures, and its texts. */
type MetricDifference = Omit<Difference, 'judgement'> & {
  /** Clear of all figures at once, likely of each alone. */
  readonly certainty: Certainty;
  /** Absolute value of the difference in standard errors. */
  readonly effect: number;
  /** Two-sided p-value; 1 if it cannot be computed. */
  readonly chance: number;
  readonly formattedValue: string;
  /** The bounds of the interval, formatted like the value; null without an interval. */
  readonly formattedInterval: { readonly low: string; readonly high: string } | null;
};

/** One line of the metrics table (DATA-29): a stat, or a child of one. */
export type MetricFigure = {
  readonly metricId: string;
  readonly config: { readonly label: string; readonly description: string };
  /** Whether a new comparison shows the metric. */
  readonly isSelected: boolean;
  readonly better: Direction;
  readonly left: ComparePerformance;
  readonly right: ComparePerformance;
  /** Left minus right; null if a side has no figure. */
  readonly difference: MetricDifference | null;
};

export type CompareMetric = MetricFigure & { readonly children: readonly MetricFigure[] };

/** The metrics of one category by the specification's name for it, type of shot (DATA-29). */
export type MetricsOfCategory = {
  readonly shotType: StatCategory;
  /** The verdict on the whole category; null if no evidence has a figure on both sides. */
  readonly verdict: CategoryVerdict | null;
  readonly metrics: readonly CompareMetric[];
};

/** The metrics table of two selections of rounds: every compared stat with its children, by category. */
export function metricsTable(
  sides: SidePair,
  holesPerRound: HoleCount,
  units: UnitSystem = 'imperial',
): readonly MetricsOfCategory[] {
  const verdicts = categoryVerdicts(sides, holesPerRound);
  const isClear = (category: StatCategory) => verdicts[statCategories.indexOf(category)]?.certainty === 'clear';
  const figures = figuresOf(sides, holesPerRound, units, isClear);
  const childrenOf = Map.groupBy(figures, ({ column }) => column.parentId);
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

/**
 * All compared figures. Those of a category are a family that is searched if the whole category is clear: so the doubt
 * that a comparison may have is spent on five verdicts first.
 */
function figuresOf(
  sides: SidePair,
  holesPerRound: HoleCount,
  units: UnitSystem,
  isClear: (category: StatCategory) => boolean,
): readonly PlacedFigure[] {
  const total = sumTallies(sides.left);
  const rightOf = rightReader(sides, holesPerRound, units);
  const judged = judgePuttTotals(sides, holesPerRound);
  const compared = statColumns.flatMap((column, place) =>
    column.stat.views.includes('compare')
      ? [{ column, place, difference: judged(column.id, differenceOf(sides, place, holesPerRound)) }]
      : [],
  );
  const certainties = new Map(
    [...Map.groupBy(compared, ({ column }) => column.stat.category)].flatMap(([category, family]) => {
      const judged = family.flatMap(({ difference }) => difference ?? []);
      const found = certaintiesWithin(
        judged.map(({ judgement }) => judgement),
        isClear(category),
      );
      return judged.map((difference, place) => [difference, found[place] as Certainty] as const);
    }),
  );
  return compared.map(({ column, place, difference }) => {
    const left = readStat(total, place, holesPerRound);
    const { performance: right, value: rightValue } = rightOf(place, column);
    return {
      column,
      figure: {
        metricId: column.id,
        config: { label: bandsIn(column.label, units), description: column.stat.about },
        // A new comparison shows the stats of the dashboard.
        isSelected: column.parentId === null && column.stat.views.includes('dashboard'),
        better: column.stat.better,
        left: performanceOf(column, left, units),
        right,
        difference:
          difference === null || left.state !== 'value' || rightValue === null
            ? null
            : withTexts(difference, [left.value, rightValue], certainties.get(difference) as Certainty, column, units),
      },
    };
  });
}

/** Reads one column of the right side: its figure, and the unrounded value; null without one. */
function rightReader({ right, meanOfRight }: SidePair, holesPerRound: HoleCount, units: UnitSystem) {
  const total = sumTallies(right);
  return (place: number, column: StatColumn): { performance: ComparePerformance; value: number | null } => {
    const ofAll = readStat(total, place, holesPerRound);
    if (meanOfRight === null || ofAll.state !== 'value') {
      return { performance: performanceOf(column, ofAll, units), value: ofAll.state === 'value' ? ofAll.value : null };
    }
    const mean = meanOfRight(place);
    if (mean === null) return { performance: performanceOf(column, { state: 'noData' }, units), value: null };
    const { value, playerCount, roundCount } = mean;
    return {
      performance: {
        state: 'value',
        formattedValue: formatStat(value, column.format, units),
        additionalContext: `${plural(playerCount, 'player')}, ${plural(roundCount, 'round')}`,
        raw: toMillionths(value),
      },
      value,
    };
  };
}

function performanceOf(column: StatColumn, result: StatResult, units: UnitSystem): ComparePerformance {
  if (result.state !== 'value') {
    return { state: result.state, formattedValue: NOTHING, additionalContext: '', raw: null };
  }
  return {
    state: 'value',
    formattedValue: formatStat(result.value, column.format, units),
    additionalContext: formatFraction(result.sum, result.sample ?? result.n, {
      kind: column.kind,
      unit: column.stat.unit,
    }),
    raw: toMillionths(result.value),
  };
}

/** @param values of the figures beside it: the estimates by round can differ from them in the last bit. */
function withTexts(
  difference: Difference,
  values: readonly [left: number, right: number],
  certainty: Certainty,
  { format }: StatColumn,
  units: UnitSystem,
): MetricDifference {
  const { value, interval, better, roundsNeeded, judgement } = difference;
  return {
    value: toMillionths(value),
    interval: interval === null ? null : { low: toMillionths(interval.low), high: toMillionths(interval.high) },
    better,
    roundsNeeded,
    certainty,
    ...rounded(judgement),
    formattedValue: formatDifferenceOf(...values, format, units),
    formattedInterval:
      interval === null
        ? null
        : { low: formatDifference(interval.low, format, units), high: formatDifference(interval.high, format, units) },
  };
}

const rounded = ({ effect, chance }: { readonly effect: number; readonly chance: number }) => ({
  effect: Math.round(effect * 1000) / 1000,
  chance: toMillionths(chance),
});

type NamedFigure = { readonly figure: MetricFigure; readonly name: string };

/** The metrics of a category, each followed by its children; the name of a child contains that of its parent. */
export const namedFigures = ({ metrics }: MetricsOfCategory): readonly NamedFigure[] =>
  metrics.flatMap((metric) => [
    { figure: metric, name: metric.config.label },
    ...metric.children.map((child) => ({ figure: child, name: `${metric.config.label}, ${child.config.label}` })),
  ]);
