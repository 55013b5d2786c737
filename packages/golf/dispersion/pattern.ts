import { type Yards, yards } from '../model/index.ts';
import type { PatternPlace } from './measured-shot.ts';
import { median } from './median.ts';

/**
 * Below this many shots no region is drawn: the published rule of thumb asks for 20 shots to say where a club goes on
 * average and for 50 to say how it scatters (t5golf).
 */
export const MIN_FOR_REGION = 20;
/** Below this many shots a region is drawn as a rough one. */
export const MIN_FOR_FIRM_REGION = 50;
const regionShares = [0.5, 0.9] as const;

/** An ellipse in which a share of the shots is to be expected. */
export type PatternRegion = {
  readonly share: (typeof regionShares)[number];
  /** From its leftmost to its rightmost place. */
  readonly width: Yards;
  /** From its shortest to its longest place. */
  readonly depth: Yards;
  /** Shots of the sample that really are in it. */
  readonly inside: number;
  /** Round it, without the first place again. */
  readonly outline: readonly PatternPlace[];
};

/** Centre and scatter of shots, square yards. */
export type Scatter = {
  readonly centre: PatternPlace;
  readonly acrossVariance: number;
  readonly alongVariance: number;
  readonly covariance: number;
  /** Shots it was told from. */
  readonly n: number;
};

/** What a normal distribution's median absolute deviation is multiplied with to be its standard deviation. */
const MAD_TO_SD = 1.4826;
/** A shot is left out as a mishit where one in a hundred normal ones would lie so far out. */
const KEPT_SHARE = 0.99;
/**
 * Of so many shots half the lean that four medians tell is believed to begin with: of 20 its standard error is 0.37, and
 * a lean by luck would make mishits of ordinary shots beside it.
 */
const HALF_BELIEVED = 30;
/** Leaving out settles after two or three rounds; a sample that swings between two ends here. */
const MAX_ROUNDS = 10;
/** Corners of an outline: the ellipse is nowhere further from it than 0.1% of its half-width. */
const CORNERS = 72;

/**
 * Centre and scatter of shots that one shank does not move. It starts from medians and from the covariance of
 * Gnanadesikan and Kettenring (Biometrics 28, 1972) with the median absolute deviation as its scale; then it takes the
 * mean and covariance of the shots within its 99% region, until no shot comes or goes, which loses little of what a
 * small sample says (Maronna and Zamar, Technometrics 44, 2002, in two dimensions). Null where half of the shots lie on
 * one line, so that there is no area.
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

/**
 * The regions in which half and nine tenths of shots are to be expected; none below 20 shots. An ellipse is as large as
 * the next shot of a normal player needs it to be, with the sample's own uncertainty: Hotelling's T² with 2 and n − 2
 * degrees of freedom, whose quantile has a closed form, and which is chi-square's for many shots.
 */
export function patternRegions(places: readonly PatternPlace[]): readonly PatternRegion[] {
  const scatter = places.length < MIN_FOR_REGION ? null : scatterOf(places);
  if (scatter === null) return [];
  return regionShares.map((share) => {
    const reach = reachOf(share, scatter.n);
    return {
      share,
      width: yards(2 * Math.sqrt(reach * scatter.acrossVariance)),
      depth: yards(2 * Math.sqrt(reach * scatter.alongVariance)),
      inside: places.filter((place) => squaredDistance(scatter, place) <= reach).length,
      outline: outlineOf(scatter, reach),
    };
  });
}

/** Squared statistical distance of a place from the centre; 1 is one standard deviation. */
export function squaredDistance(scatter: Scatter, place: PatternPlace): number {
  const [x, y] = [place.across - scatter.centre.across, place.along - scatter.centre.along];
  const { acrossVariance, alongVariance, covariance } = scatter;
  const determinant = acrossVariance * alongVariance - covariance * covariance;
  return (alongVariance * x * x - 2 * covariance * x * y + acrossVariance * y * y) / determinant;
}

/** How far out, in squared statistical distance, a share of next shots is to be expected. */
const reachOf = (share: number, n: number): number => ((n * n - 1) / n) * ((1 - share) ** (-2 / (n - 2)) - 1);

/**
 * What the variance of normal shots loses by leaving out those further out than a squared distance: the share within
 * (chi-square with 2 degrees of freedom) over that with 4, whose distribution functions are closed forms.
 */
const trimmedToWhole = (within: number): number =>
  (1 - Math.exp(-within / 2)) / (1 - Math.exp(-within / 2) * (1 + within / 2));

/**
 * Mean and covariance; null of shots on one line.
 * @param lost what the variance is multiplied with to be as large as before the outermost shots were left out.
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
  // Of two scaled figures, a quarter of the difference between the variances of sum and difference is their correlation.
  const scaled = places.map((place) => [place.across / sdAcross, place.along / sdAlong] as const);
  const [plus, minus] = [deviation(scaled.map(([x, y]) => x + y)) ** 2, deviation(scaled.map(([x, y]) => x - y)) ** 2];
  const told = (plus - minus) / (plus + minus);
  const correlation = (told * places.length) / (places.length + HALF_BELIEVED);
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
  // The lower triangle of the covariance's square root turns a circle into the ellipse.
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

/** An ellipse a thousand times as long as wide is a line. */
const hasArea = ({ acrossVariance, alongVariance, covariance }: Scatter): boolean =>
  acrossVariance * alongVariance - covariance * covariance > 1e-6 * acrossVariance * alongVariance;

/** The median absolute deviation as a standard deviation, n/(n − 0.8) for small samples (Croux and Rousseeuw, 1992). */
function deviation(values: readonly number[]): number {
  const [n, middle] = [values.length, median(values)];
  return ((MAD_TO_SD * n) / (n - 0.8)) * median(values.map((value) => Math.abs(value - middle)));
}

const mean = (values: readonly number[]): Yards => yards(values.reduce((sum, value) => sum + value, 0) / values.length);
