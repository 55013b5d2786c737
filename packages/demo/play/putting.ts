import { distance, directionTo, add, scale, rightOf, type Vector } from '../courses/vector.ts';
import type { Random } from '../random.ts';
import type { Skill } from './skill.ts';

/**
 * PGA TOUR make rates by feet: 3, 4, 5, 8, 10, 15, 20, 30 and 40 ft as published by Broadie (sources in
 * benchmarks.json), the rest interpolated.
 */
const tourMakes: readonly (readonly [feet: number, chance: number])[] = [
  [0, 1],
  [1, 0.999],
  [2, 0.991],
  [3, 0.96],
  [4, 0.88],
  [5, 0.77],
  [6, 0.66],
  [8, 0.5],
  [10, 0.4],
  [15, 0.23],
  [20, 0.15],
  [30, 0.07],
  [40, 0.04],
  [60, 0.02],
  [120, 0.003],
];

const FEET_PER_YARD = 3;

/** The end of a putt; null if it is holed. */
export function putt(skill: Skill, from: Vector, pin: Vector, random: Random): Vector | null {
  const feet = distance(from, pin) * FEET_PER_YARD;
  if (random.chance(makeChance(feet * skill.holing))) return null;
  // Most misses end about a foot past the hole; long ones scatter with their length.
  const past = random.gaussian(0.7 + 0.012 * feet, 0.45 + skill.lag * feet);
  const aside = random.gaussian(0, 0.25 + 0.3 * skill.lag * feet);
  const least = 0.35;
  const forward = Math.hypot(past, aside) < least ? least : past;
  const way = directionTo(from, pin);
  return add(pin, add(scale(way, forward / FEET_PER_YARD), scale(rightOf(way), aside / FEET_PER_YARD)));
}

export function makeChance(feet: number): number {
  const above = tourMakes.findIndex(([at]) => at >= feet);
  if (above === -1) return 0.002;
  const [to, high] = tourMakes[above] as [number, number];
  if (above === 0) return high;
  const [from, low] = tourMakes[above - 1] as [number, number];
  return low + ((high - low) * (feet - from)) / (to - from);
}
