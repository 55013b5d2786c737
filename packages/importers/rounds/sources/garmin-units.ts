import type { FairwayResult, LatLon } from '@strokebook/golf/model';

/** Garmin writes degrees as parts of a half circle in 31 bits. */
const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;

export const positionOfSemicircles = (lat: number | undefined, lon: number | undefined): LatLon | undefined =>
  lat === undefined || lon === undefined
    ? undefined
    : { lat: roundDegrees(lat * DEGREES_PER_SEMICIRCLE), lon: roundDegrees(lon * DEGREES_PER_SEMICIRCLE) };

/** Seven decimals are a centimetre, and finer than a semicircle is not known. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

const fairways: Readonly<Record<string, FairwayResult>> = {
  HIT: 'hit',
  LEFT: 'left',
  RIGHT: 'right',
  SHORT: 'short',
  LONG: 'long',
};

/** The result of a tee shot by its word; undefined on par 3s and where it was not said. */
export const fairwayOfOutcome = (outcome: string | undefined): FairwayResult | undefined =>
  outcome === undefined ? undefined : fairways[outcome.toUpperCase()];
