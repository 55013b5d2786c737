import type { LatLon } from '../model/index.ts';
import { EARTH_RADIUS_METRES, wrapLongitude } from './sphere.ts';

/** Metres east and north of an origin. */
export type PlanePoint = { readonly x: number; readonly y: number };

/** A flat map around an origin; at mid latitudes the error of lengths is 0.02% one kilometer away. */
export type LocalPlane = {
  readonly origin: LatLon;
  readonly toPlane: (point: LatLon) => PlanePoint;
  readonly fromPlane: (point: PlanePoint) => LatLon;
};

const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_METRES;

/** Equirectangular projection: straight lines in degrees stay straight, so outlines keep their shape. */
export function localPlane(origin: LatLon): LocalPlane {
  const metresPerLonDegree = METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  return {
    origin,
    toPlane: (point) => ({
      x: wrapLongitude(point.lon - origin.lon) * metresPerLonDegree,
      y: (point.lat - origin.lat) * METRES_PER_DEGREE,
    }),
    fromPlane: (point) => ({
      lat: origin.lat + point.y / METRES_PER_DEGREE,
      lon: wrapLongitude(origin.lon + point.x / metresPerLonDegree),
    }),
  };
}
