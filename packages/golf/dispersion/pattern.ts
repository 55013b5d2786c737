import { type Yards, yards } from '../model/index.ts';
import type { PatternPlace } from './measured-shot.ts';
import { median } from './median.ts';

/**
 * With fewer shots no region is drawn: the published rule of thumb asks for 20 shots to say where a club goes on
 * average and for 50 to say how it scatters (t5golf).
 */
export const MIN_FOR_REGION = 20;
/** With fewer shots a region is marked as rough. */
export const MIN_FOR_FIRM_REGION = 50;
const regionShares = [0.5, 0.9] as const;

/** An ellipse that is expected to contain a share of the shots. */
export type PatternRegion = {
  readonly share: (typeof regionShares)[number];
  /** From its leftmost to its rightmost place. */
  readonly width: Yards;
  /** From its shortest to its longest place. */
  readonly depth: Yards;
  /** Shots of the sample inside the ellipse. */
  readonly inside: number;
  /** A polygon without the first point repeated. */
  readonly outline: readonly PatternPlace[];
};

/** Center and covariance of shots, in square yards. */
export type Scatter = {
  readonly centre: PatternPlace;
  readonly acrossVariance: number;
  readonly alongVariance: number;
  readonly covariance: number;
  /** Number of shots. */
  readonly n: number;
};

/** Ratio of a normal distribution's standard deviation to its median absolute deviation. */
const MAD_TO_SD = 1.4826;
/** A shot is left out as a mishit if only one in a hundred normal shots would be so far out. */
const KEPT_SHARE = 0.99;
/**
 * Shrinks the initial correlation estimate by n / (n + 30), because with 20 shots its standard error is 0.37, and a
 * spurious correlation would make ordinary shots look like mishits.
 */
const SHRINKAGE_SHOTS = 30;
/** The trimming converges after two or three rounds; a sample that alternates stops here. */
const MAX_ROUNDS = 10;
/** Corners of an outline: the polygon is within 0.1% of the ellipse's half-width. */
const CORNERS = 72;

/**
 * A robust center and covariance of shots, which one shank does not move. Starts from medians and the covariance of
 * Gnanadesikan and Kettenring (Biometrics 28, 1972) with the median absolute deviation as scale; then repeatedly takes
 * mean and covariance of the shots within the 99% region until that set is stable, which is nearly efficient for small
 * samples (Maronna and Zamar, Technometrics 44, 2002, in two dimensions). Null if half of the shots are collinear,
 * because the ellipse has no area.
 */
export function scatterOf(places: readonly PatternPlace[]): Scatter | null {
  let scatter = startingScatter(places);
  let kept: readonly PatternPlace[] = [];
  const within = reachOf(KEPT_SHARE, places.length);
  for (let round = 0; round < MAX_ROUNDS && scatter !== null; round += 1) {
    const around: Scatter = scatter;
    const near = places.filter((place) => squaredDistance(around, place) <= within);
    if (near.length === kept.length && near.every((place, index) => place === kept[index])) break;
    kept = near;
    scatter = momentsOf(kept, trimmedToWhole(within));
  }
  return scatter;
}

/** The shots of a sample that are no mishits as a robust center and covariance, and the rest. */
export type CoreAndMishits = { readonly core: Scatter; readonly mishits: readonly PatternPlace[] };

/** Splits shots at the region that contains 99% of a normal distribution; null where `scatterOf` is. */
export function splitMishits(places: readonly PatternPlace[]): CoreAndMishits | null {
  const core = scatterOf(places);
  if (core === null) return null;
  const within = reachOf(KEPT_SHARE, places.length);
  return { core, mishits: places.filter((place) => squaredDistance(core, place) > within) };
}

/**
 * The regions that are expected to contain half and nine tenths of shots; empty below 20 shots. They are
 * prediction ellipses that include the uncertainty of the sample: Hotelling's T² with 2 and n − 2 degrees of freedom
 * has a closed-form quantile and converges to chi-square.
 */
export function patternRegions(places: readonly PatternPlace[]): readonly PatternRegion[] {
  const scatter = places.length < MIN_FOR_REGION ? null : scatterOf(places);
  if (scatter === null) return [];
  return regionShares.map((share) => {
    const reach = reachHolding(share, scatter, places);
    return {
      share,
      width: yards(2 * Math.sqrt(reach * scatter.acrossVariance)),
      depth: yards(2 * Math.sqrt(reach * scatter.alongVariance)),
      inside: places.filter((place) => squaredDistance(scatter, place) <= reach).length,
      outline: outlineOf(scatter, reach),
    };
  });
}

/**
 * The predicted reach, widened if it contains far fewer of the shots than its share: misses have longer tails than a
 * normal distribution, and a region named 90% should contain about 90% of its shots. Far fewer means more than two
 * standard errors of the share.
 */
function reachHolding(share: number, scatter: Scatter, places: readonly PatternPlace[]): number {
  const predicted = reachOf(share, scatter.n);
  const distances = places.map((place) => squaredDistance(scatter, place)).sort((a, b) => a - b);
  const inside = distances.filter((distance) => distance <= predicted).length;
  const tolerated = 2 * Math.sqrt((share * (1 - share)) / places.length);
  if (inside / places.length >= share - tolerated) return predicted;
  return distances[Math.ceil(share * places.length) - 1] ?? predicted;
}

/** Squared Mahalanobis distance of a place from the center. */
export function squaredDistance(scatter: Scatter, place: PatternPlace): number {
  const [x, y] = [place.across - scatter.centre.across, place.along - scatter.centre.along];
  const { acrossVariance, alongVariance, covariance } = scatter;
  const determinant = acrossVariance * alongVariance - covariance * covariance;
  return (alongVariance * x * x - 2 * covariance * x * y + acrossVariance * y * y) / determinant;
}

/** The squared Mahalanobis distance within which a share of the next shots is expected. */
const reachOf = (share: number, n: number): number => ((n * n - 1) / n) * ((1 - share) ** (-2 / (n - 2)) - 1);

/**
 * Corrects the variance of normal shots for trimming at a squared distance: the share inside (chi-square with 2 degrees
 * of freedom) over that with 4 degrees, both in closed form.
 */
const trimmedToWhole = (within: number): number =>
  (1 - Math.exp(-within / 2)) / (1 - Math.exp(-within / 2) * (1 + within / 2));

/**
 * Mean and covariance; null for collinear shots. @param lost factor that restores the variance that trimming removed.
 */
function momentsOf(kept: readonly PatternPlace[], lost: number): Scatter | null {
  const centre = { across: mean(kept.map(({ across }) => across)), along: mean(kept.map(({ along }) => along)) };
  const momentOf = (read: (place: PatternPlace) => number): number =>
    (kept.reduce((sum, place) => sum + read(place), 0) / (kept.length - 1)) * lost;
  const scatter: Scatter = {
    centre,
    acrossVariance: momentOf(({ across }) => (across - centre.across) ** 2),
    alongVariance: momentOf(({ along }) => (along - centre.along) ** 2),
    covariance: momentOf(({ across, along }) => (across - centre.across) * (along - centre.along)),
    n: kept.length,
  };
  return hasArea(scatter) ? scatter : null;
}

function startingScatter(places: readonly PatternPlace[]): Scatter | null {
  const [across, along] = [places.map((place) => place.across), places.map((place) => place.along)];
  const centre = { across: yards(median(across)), along: yards(median(along)) };
  const [sdAcross, sdAlong] = [deviation(across), deviation(along)];
  if (!(sdAcross > 0 && sdAlong > 0)) return null;
  // For two standardized variables, a quarter of the difference between the variances of their sum and their difference
  // is the correlation.
  const scaled = places.map((place) => [place.across / sdAcross, place.along / sdAlong] as const);
  const [plus, minus] = [deviation(scaled.map(([x, y]) => x + y)) ** 2, deviation(scaled.map(([x, y]) => x - y)) ** 2];
  const estimate = (plus - minus) / (plus + minus);
  const correlation = (estimate * places.length) / (places.length + SHRINKAGE_SHOTS);
  const scatter = {
    centre,
    acrossVariance: sdAcross ** 2,
    alongVariance: sdAlong ** 2,
    covariance: correlation * sdAcross * sdAlong,
    n: places.length,
  };
  return hasArea(scatter) ? scatter : null;
}

function outlineOf(scatter: Scatter, reach: number): readonly PatternPlace[] {
  // The Cholesky factor of the covariance maps a circle to the ellipse.
  const a = Math.sqrt(scatter.acrossVariance);
  const b = scatter.covariance / a;
  const c = Math.sqrt(scatter.alongVariance - b * b);
  const radius = Math.sqrt(reach);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { across: yards(scatter.centre.across + a * x), along: yards(scatter.centre.along + b * x + c * y) };
  });
}

/** An ellipse a thousand times as long as wide counts as a line. */
const hasArea = ({ acrossVariance, alongVariance, covariance }: Scatter): boolean =>
  acrossVariance * alongVariance - covariance * covariance > 1e-6 * acrossVariance * alongVariance;

/**
 * The median absolute deviation scaled to a standard deviation, with the correction n/(n − 0.8) for small samples
 * (Croux and Rousseeuw, 1992).
 */
function deviation(values: readonly number[]): number {
  const [n, middle] = [values.length, median(values)];
  return ((MAD_TO_SD * n) / (n - 0.8)) * median(values.map((value) => Math.abs(value - middle)));
}

const mean = (values: readonly number[]): Yards => yards(values.reduce((sum, value) => sum + value, 0) / values.length);
