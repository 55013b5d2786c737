import type { RoundSummary } from '../../model/index.ts';
import type { YardageBound } from '../compare-filter.ts';

/** Yards between two choices (CMP-O9). */
const STEP = 25;

/** No bound, then multiples of 25 yards over the lengths of the rounds (CMP-62, CMP-O9). */
export function yardageChoices(rounds: readonly RoundSummary[]): readonly YardageBound[] {
  const lengths = rounds.flatMap((round) => round.yards ?? []);
  if (lengths.length === 0) return [null];
  const first = Math.floor(Math.min(...lengths) / STEP);
  const last = Math.ceil(Math.max(...lengths) / STEP);
  return [null, ...Array.from({ length: last - first + 1 }, (_, index) => (first + index) * STEP)];
}

/** Whether the minimum is not above the maximum, which cannot be chosen (CMP-O9). */
export const isYardageRange = (min: YardageBound, max: YardageBound): boolean =>
  min === null || max === null || min <= max;
