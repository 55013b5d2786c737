import type { Degrees, LatLon, Metres, Ring, Yards } from '../model/index.ts';
import { isInRing } from './ring.ts';
import { distanceBetween, headingBetween, wholeYardsBetween } from './sphere.ts';

/** The operations of a maps service, so that implementations can be exchanged (GEO-O5). */
export type Geometry = {
  distance(from: LatLon, to: LatLon): Metres;
  /** Whole yards (GEO-01). */
  yards(from: LatLon, to: LatLon): Yards;
  heading(from: LatLon, to: LatLon): Degrees;
  /** Edges count as inside. */
  contains(ring: Ring, point: LatLon): boolean;
};

/** The default implementation, which needs no network. */
export const sphericalGeometry: Geometry = {
  distance: distanceBetween,
  yards: wholeYardsBetween,
  heading: headingBetween,
  contains: (ring, point) => isInRing(point, ring),
};
