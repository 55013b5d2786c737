import { certainties } from './difference.ts';
import type { CompareMetric, MetricFigure, MetricsOfCategory } from './metrics.ts';

/**
 * Ids of the metrics in which two selections differ, the surest first and of equally sure ones those that differ by
 * more of their own uncertainty. A stat and its children say the same thing several times: the one that differs most
 * speaks for them. What cannot be told is left out.
 */
export function mostDifferent(categories: readonly MetricsOfCategory[]): readonly string[] {
  return categories
    .flatMap(({ metrics }) => metrics)
    .flatMap((metric) => speakerOf(metric) ?? [])
    .sort(moreDifferentFirst)
    .map(({ metricId }) => metricId);
}

function speakerOf(metric: CompareMetric): MetricFigure | undefined {
  return [metric, ...metric.children]
    .filter(({ difference }) => difference !== null && difference.certainty !== 'cannotTell')
    .sort(moreDifferentFirst)[0];
}

function moreDifferentFirst(a: MetricFigure, b: MetricFigure): number {
  return rankOf(a) - rankOf(b) || (b.difference?.effect ?? 0) - (a.difference?.effect ?? 0);
}

const rankOf = ({ difference }: MetricFigure): number => certainties.indexOf(difference?.certainty ?? 'cannotTell');
