import type { Interval } from './report.ts';

/** Two-sided 95% point of the normal distribution. */
const Z95 = 1.959964;

/**
 * Wilson score interval of a rate, as a share of 1 (E. B. Wilson, JASA 22, 1927): it stays inside 0 to 1 and says
 * something sensible of 0 of 3.
 */
export function wilsonInterval(successes: number, n: number): Interval {
  const share = successes / n;
  const z2 = (Z95 * Z95) / n;
  const centre = (share + z2 / 2) / (1 + z2);
  const halfWidth = (Z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2);
  return { low: Math.max(0, centre - halfWidth), high: Math.min(1, centre + halfWidth) };
}

/**
 * Half the width of the 95% interval of a mean, from the sum and the sum of squares of n values; null for one value,
 * which says nothing of its spread. Small samples use Student's t.
 */
export function meanHalfWidth(sum: number, sumOfSquares: number, n: number): number | null {
  if (n < 2) return null;
  const variance = Math.max(0, (sumOfSquares - (sum * sum) / n) / (n - 1));
  return studentT95(n - 1) * Math.sqrt(variance / n);
}

/**
 * Two-sided 95% point of Student's t: the first terms of its expansion about the normal (Abramowitz and Stegun
 * 26.7.5), within 0.5% from 3 degrees of freedom on; below that the exact values.
 */
export function studentT95(degreesOfFreedom: number): number {
  if (degreesOfFreedom === 1) return 12.706;
  if (degreesOfFreedom === 2) return 4.303;
  const [z, v] = [Z95, degreesOfFreedom];
  const g1 = (z ** 3 + z) / 4;
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + g1 / v + g2 / v ** 2 + g3 / v ** 3;
}
