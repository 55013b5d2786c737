import type { HoleCount } from '../model/index.ts';
import { placeOfStat } from '../stats/index.ts';
import { certainties } from '../format/index.ts';
import { isSignificant } from './certainty.ts';
import { type Contrast, correlationOf } from './contrast.ts';
import { compareColumn, type SidePair } from './difference.ts';
import { isIdleCount } from './putt-totals.ts';
import type { CompareMetric, MetricFigure, MetricsOfCategory } from './metrics.ts';

/** Whether two metrics, given by id, measure nearly the same thing. */
export type AreSimilar = (metricId: string, otherId: string) => boolean;

/**
 * Ids of the metrics in which two selections differ, by certainty and then by effect. Of a stat, its children and
 * similar metrics only the one with the largest effect is listed, because all of them report the same difference.
 * Metrics with an uncertain difference are left out.
 */
export function mostDifferent(categories: readonly MetricsOfCategory[], areSimilar: AreSimilar): readonly string[] {
  const ids = categories
    .flatMap(({ metrics }) => metrics)
    .flatMap((metric) => speakerOf(metric) ?? [])
    .sort(moreDifferentFirst)
    .map(({ metricId }) => metricId);
  const listed: string[] = [];
  for (const id of ids) if (!listed.some((other) => areSimilar(other, id))) listed.push(id);
  return listed;
}

/**
 * Metrics with at least this correlation count as similar: they share four fifths of their variance. Putts per hole and
 * putts made, score and score to par, a share and its complement are above; greens in regulation and greens hit are
 * just below.
 */
const MIN_CORRELATION = 0.9;

/** Metrics are similar if the influences of the rounds on them correlate, with either sign. */
export function correlatedInRounds(sides: SidePair, holesPerRound: HoleCount): AreSimilar {
  const known = new Map<string, Contrast | null>();
  const contrastOf = (id: string): Contrast | null => {
    const found = known.get(id) ?? compareColumn(sides, placeOfStat(id), holesPerRound)?.contrast ?? null;
    known.set(id, found);
    return found;
  };
  return (id, otherId) => {
    const [a, b] = [contrastOf(id), contrastOf(otherId)];
    return a !== null && b !== null && Math.abs(correlationOf(a, b, sides.shared)) >= MIN_CORRELATION;
  };
}

function speakerOf(metric: CompareMetric): MetricFigure | undefined {
  return [metric, ...metric.children]
    .filter(
      ({ metricId, difference }) =>
        difference !== null && isSignificant(difference.certainty) && !isIdleCount(metricId, difference.better),
    )
    .sort(moreDifferentFirst)[0];
}

function moreDifferentFirst(a: MetricFigure, b: MetricFigure): number {
  return rankOf(a) - rankOf(b) || (b.difference?.effect ?? 0) - (a.difference?.effect ?? 0);
}

const rankOf = ({ difference }: MetricFigure): number => certainties.indexOf(difference?.certainty ?? 'tooFew');
