import {
  degrees,
  type Degrees,
  type LatLon,
  type Metres,
  metres,
  metresToYards,
  type Yards,
  yards,
} from '../model/index.ts';

/**
 * Mean radius of the earth (IUGG 1980, R1). Within one golf hole the sphere differs from the WGS 84 ellipsoid by at
 * most 0.4% from 25° to 60° of latitude, and by at most 0.57% anywhere; the worst case is due north on the equator.
 */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS = Math.PI / 180;

/** Great-circle distance by the haversine formula, which is accurate for the few feet of a putt. */
export function distanceBetween(from: LatLon, to: LatLon): Metres {
  const sinLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const sinLon = Math.sin(((to.lon - from.lon) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * sinLon * sinLon;
  return metres(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** Whole yards from tee to pin (GEO-01). */
export const wholeYardsBetween = (from: LatLon, to: LatLon): Yards =>
  yards(Math.round(metresToYards(distanceBetween(from, to))));

/** Initial compass direction of the great circle from one point to another; 0 if they are the same point. */
export function headingBetween(from: LatLon, to: LatLon): Degrees {
  const lonDelta = (to.lon - from.lon) * RADIANS;
  const [lat1, lat2] = [from.lat * RADIANS, to.lat * RADIANS];
  const y = Math.sin(lonDelta) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(lonDelta);
  return normalizeDegrees(Math.atan2(y, x) / RADIANS);
}

/** The point `distance` metres away in a compass direction. */
export function destinationPoint(from: LatLon, heading: Degrees, distance: Metres): LatLon {
  const angle = distance / EARTH_RADIUS_METRES;
  const [lat1, bearing] = [from.lat * RADIANS, heading * RADIANS];
  const sinLat2 = Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(bearing);
  const y = Math.sin(bearing) * Math.sin(angle) * Math.cos(lat1);
  const x = Math.cos(angle) - Math.sin(lat1) * sinLat2;
  return { lat: Math.asin(sinLat2) / RADIANS, lon: wrapLongitude(from.lon + Math.atan2(y, x) / RADIANS) };
}

/** Normalizes an angle to [0, 360). */
export function normalizeDegrees(angle: number): Degrees {
  const turned = ((angle % 360) + 360) % 360;
  return degrees(turned === 360 ? 0 : turned);
}

/** Wraps a longitude, or a difference of longitudes, to [-180, 180), so that the date line needs no special case. */
export function wrapLongitude(lon: number): number {
  // Returned unchanged if nothing needs wrapping, because the modulo would cost the last digits.
  return lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
