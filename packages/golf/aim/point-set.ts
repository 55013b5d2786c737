/** Standard normal points in the plane, x and y in turn. */
export type NormalPoints = Float64Array;

/** The fraction of the golden ratio: its multiples are spread most evenly over a circle. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Width of the bands in which the points are listed, in standard deviations. */
const BAND = 0.1;

/**
 * A fixed, evenly spread set of standard normal points: a Fibonacci lattice (Niederreiter, Random Number Generation and
 * Quasi-Monte Carlo Methods, 1992) through the transform of Box and Muller, so that the points lie on a spiral.
 */
export function normalPoints(count: number): NormalPoints {
  const points = Array.from({ length: count }, (_unused, index): readonly [number, number] => {
    const radius = Math.sqrt(-2 * Math.log(1 - (index + 0.5) / count));
    const angle = 2 * Math.PI * index * GOLDEN;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  // Neighbours in the list are neighbours on the ground, so that their cells are in the processor's cache.
  const band = ([, y]: readonly [number, number]): number => Math.round(y / BAND);
  return Float64Array.from(points.toSorted((a, b) => band(a) - band(b) || a[0] - b[0]).flat());
}
