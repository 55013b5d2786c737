import { splitMishits } from '../dispersion/index.ts';
import { yards } from '../model/index.ts';
import type { Mishits, ShareScatter } from './club-pattern.ts';
import type { SharedShot } from './measured-clubs.ts';

/** Below this many shots half of them can lie on one line by chance, and none is called a mishit. */
const MIN_TO_SPLIT = 8;
/** Below this many a spread is not estimated. */
const MIN_TO_MEASURE = 3;

export type OwnScatter = {
  readonly core: ShareScatter;
  readonly mishits: readonly SharedShot[];
  /** Shots of the core. */
  readonly n: number;
};

/** Core and mishits of a club's shots; null with too few to measure a spread, or if they lie on one line. */
export function scatterOfShares(shots: readonly SharedShot[]): OwnScatter | null {
  if (shots.length < MIN_TO_SPLIT) {
    const core = shots.length < MIN_TO_MEASURE ? null : momentsOf(shots);
    return core === null || core.sdAcross === 0 || core.sdAlong === 0 ? null : { core, mishits: [], n: shots.length };
  }
  // The split does not depend on the unit, so that shares may stand for yards.
  const places = shots.map((shot) => ({ across: yards(shot.across), along: yards(shot.along), shot }));
  const split = splitMishits(places);
  if (split === null) return null;
  const { centre, acrossVariance, alongVariance, covariance, n } = split.core;
  const out = new Set<unknown>(split.mishits);
  return {
    core: {
      meanAcross: centre.across,
      meanAlong: centre.along,
      sdAcross: Math.sqrt(acrossVariance),
      sdAlong: Math.sqrt(alongVariance),
      correlation: covariance / Math.sqrt(acrossVariance * alongVariance),
    },
    mishits: places.filter((place) => out.has(place)).map(({ shot }) => shot),
    n,
  };
}

/** The first share of one scatter and the rest of another: means and variances are linear in it. */
export function blendScatter(one: ShareScatter, other: ShareScatter, share: number): ShareScatter {
  return combine([
    { scatter: one, weight: share },
    { scatter: other, weight: 1 - share },
  ]);
}

/** Several clubs as one, each with the weight of its shots; null of none. */
export function pooledScatter(clubs: readonly OwnScatter[]): ShareScatter | null {
  const all = clubs.reduce((sum, { n }) => sum + n, 0);
  return all === 0 ? null : combine(clubs.map(({ core, n }) => ({ scatter: core, weight: n / all })));
}

/** The share is the lent one's. @param share of the own mishits' size, from 0 to 1. */
export function blendMishits(own: readonly SharedShot[], lent: Mishits, share: number): Mishits {
  const moments = own.length < MIN_TO_MEASURE ? null : momentsOf(own);
  return moments === null ? lent : { ...blendScatter(moments, lent, share), share: lent.share };
}

function combine(parts: readonly { readonly scatter: ShareScatter; readonly weight: number }[]): ShareScatter {
  const sum = (read: (scatter: ShareScatter) => number): number =>
    parts.reduce((total, { scatter, weight }) => total + weight * read(scatter), 0);
  const sdAcross = Math.sqrt(sum((one) => one.sdAcross ** 2));
  const sdAlong = Math.sqrt(sum((one) => one.sdAlong ** 2));
  return {
    meanAcross: sum((one) => one.meanAcross),
    meanAlong: sum((one) => one.meanAlong),
    sdAcross,
    sdAlong,
    correlation: sum((one) => one.correlation * one.sdAcross * one.sdAlong) / (sdAcross * sdAlong),
  };
}

function momentsOf(shots: readonly SharedShot[]): ShareScatter {
  const mean = (read: (shot: SharedShot) => number): number =>
    shots.reduce((sum, shot) => sum + read(shot), 0) / shots.length;
  const [meanAcross, meanAlong] = [mean(({ across }) => across), mean(({ along }) => along)];
  const moment = (read: (shot: SharedShot) => number): number => (mean(read) * shots.length) / (shots.length - 1);
  const sdAcross = Math.sqrt(moment(({ across }) => (across - meanAcross) ** 2));
  const sdAlong = Math.sqrt(moment(({ along }) => (along - meanAlong) ** 2));
  const covariance = moment(({ across, along }) => (across - meanAcross) * (along - meanAlong));
  const product = sdAcross * sdAlong;
  return { meanAcross, meanAlong, sdAcross, sdAlong, correlation: product === 0 ? 0 : covariance / product };
}
