import { dayNumber, type CalendarDay } from '../calendar/index.ts';
import { studentT95 } from '../stats/index.ts';

/** A figure on a day; null if the round has no value. */
export type TrendSample = { readonly playedOn: CalendarDay; readonly value: number | null };

/** The smoothed value on a round's day, with the 95% interval of the mean. */
export type TrendPoint = { readonly value: number; readonly low: number; readonly high: number };

/** With fewer rounds the line would only show noise. */
const MIN_ROUNDS = 8;
/**
 * Share of the rounds, nearest first, that determine the value of a day: the usual span of loess (Cleveland, JASA 74,
 * 1979).
 */
const SPAN = 0.6;

/**
 * Smooths a figure over time: at each round a weighted mean of the surrounding rounds, with tricube weights that fall
 * to zero at the edge of the span (the local constant case of Cleveland's loess, which does not overshoot at the ends,
 * where people look first). The interval is that of a weighted mean, with Kish's effective sample size.
 *
 * @returns null for all samples if there are too few rounds, and for a sample without a value.
 */
export function trendLine(samples: readonly TrendSample[]): readonly (TrendPoint | null)[] {
  const known = samples.flatMap(({ playedOn, value }) => (value === null ? [] : [{ day: dayNumber(playedOn), value }]));
  if (known.length < MIN_ROUNDS) return samples.map(() => null);
  const neighbours = Math.max(MIN_ROUNDS, Math.ceil(known.length * SPAN));
  return samples.map(({ playedOn, value }) =>
    value === null ? null : pointAt(dayNumber(playedOn), known, neighbours),
  );
}

type Known = { readonly day: number; readonly value: number };

function pointAt(day: number, known: readonly Known[], neighbours: number): TrendPoint | null {
  const distances = known.map((one) => Math.abs(one.day - day)).sort((a, b) => a - b);
  // Slightly beyond the last neighbor, so that its weight is not zero.
  const reach = (distances[Math.min(neighbours, distances.length) - 1] as number) * 1.001 + 1;
  let [weights, squares, sum] = [0, 0, 0];
  const weighted = known.flatMap((one) => {
    const weight = tricube(Math.abs(one.day - day) / reach);
    if (weight === 0) return [];
    weights += weight;
    squares += weight * weight;
    sum += weight * one.value;
    return [{ weight, value: one.value }];
  });
  const mean = sum / weights;
  const size = (weights * weights) / squares;
  if (size < 2) return null;
  const variance =
    weighted.reduce((total, one) => total + one.weight * (one.value - mean) ** 2, 0) / weights / (1 - 1 / size);
  const halfWidth = studentT95(Math.max(1, Math.floor(size - 1))) * Math.sqrt(variance / size);
  return { value: mean, low: mean - halfWidth, high: mean + halfWidth };
}

const tricube = (distance: number): number => (distance >= 1 ? 0 : (1 - distance ** 3) ** 3);
