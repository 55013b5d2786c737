import type { Interval } from './report.ts';

/** Two-sided 95% quantile of the normal distribution. */
const Z95 = 1.959964;

/**
 * Wilson score interval of a rate, as a share of 1 (E. B. Wilson, JASA 22, 1927): it stays within 0 to 1 and is
 * sensible for 0 of 3.
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
 * whose spread is unknown. Uses Student's t for small samples.
 */
export function meanHalfWidth(sum: number, sumOfSquares: number, n: number): number | null {
  if (n < 2) return null;
  const variance = Math.max(0, (sumOfSquares - (sum * sum) / n) / (n - 1));
  return studentT95(n - 1) * Math.sqrt(variance / n);
}

/**
 * Two-sided 95% quantile of Student's t: the first terms of its expansion about the normal (Abramowitz and Stegun
 * 26.7.5), within 0.8% from 3 degrees of freedom on; exact values below that.
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

/**
 * The two-sided p-value of Student's t, with any positive number of degrees of freedom, by the incomplete beta function
 * (Abramowitz and Stegun 26.7.1, 26.5.8).
 */
export function studentTwoSided(t: number, degreesOfFreedom: number): number {
  if (t === 0) return 1;
  const x = degreesOfFreedom / (degreesOfFreedom + t * t);
  return incompleteBeta(x, degreesOfFreedom / 2, 0.5);
}

/**
 * Two-sided p-value of a value being another one, from its 95% interval of n samples: only the side of the interval
 * towards the other value counts. 1 if the interval has no width.
 */
export function chanceOf(value: number, { low, high }: Interval, other: number, n: number): number {
  const halfWidth = other > value ? high - value : value - low;
  if (halfWidth <= 0 || n < 2) return 1;
  return studentTwoSided((studentT95(n - 1) * Math.abs(value - other)) / halfWidth, n - 1);
}

/**
 * The inverse of `studentTwoSided`: 1.96 for 0.05 with many degrees of freedom. Newton's method never overshoots here,
 * because the p-value falls ever more slowly from zero on.
 */
export function studentPoint(probability: number, degreesOfFreedom: number): number {
  const half = degreesOfFreedom / 2;
  const height = Math.exp(logGamma(half + 0.5) - logGamma(half)) / Math.sqrt(degreesOfFreedom * Math.PI);
  let t = 1;
  // About six steps suffice for 5 degrees of freedom or more, some thirty for one.
  for (let step = 0; step < 100; step += 1) {
    const density = height * (1 + (t * t) / degreesOfFreedom) ** -(half + 0.5);
    const move = (studentTwoSided(t, degreesOfFreedom) - probability) / (2 * density);
    t += move;
    if (Math.abs(move) < 1e-10 * t) break;
  }
  return t;
}

/** The regularized incomplete beta function I_x(a, b). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast below the mean; above it the symmetry of the function is used.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return (front * betaFraction(x, a, b)) / a;
}

/** Continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const least = 1e-300;
  const awayFromZero = (value: number): number => (Math.abs(value) < least ? least : value);
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-12) break;
  }
  return fraction;
}

/** Logarithm of the gamma function of a positive number (Lanczos, g = 7), to about 15 digits. */
function logGamma(z: number): number {
  const coefficients = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const t = z + 6.5;
  const series = coefficients.reduce(
    (sum, coefficient, index) => (index === 0 ? sum : sum + coefficient / (z - 1 + index)),
    coefficients[0] as number,
  );
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(series);
}
