import { wrapLongitude } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';

/** A place in web mercator, the projection of tiles (EPSG:3857). */
type Mercator = readonly [x: number, y: number];
/** Metres east and north of the origin of a map's plane. */
export type Metre2 = readonly [east: number, north: number];

/** The earth's radius in web mercator: a sphere with the radius of the equator. */
const RADIUS = 6_378_137;
const RADIANS = Math.PI / 180;

/**
 * A flat map in metres that matches web mercator exactly: drawings match the tiles below them, and coordinates are
 * small enough for a canvas, which uses single precision.
 */
export type MapPlane = {
  readonly origin: Mercator;
  /** Mercator units per metre on the ground: mercator's scale depends on the latitude. */
  readonly unitsPerMetre: number;
  readonly toPlane: (point: LatLon) => Metre2;
  readonly toMercator: (place: Metre2) => Mercator;
  readonly fromMercator: (place: Mercator) => Metre2;
  readonly fromPlane: (place: Metre2) => LatLon;
};

/** Creates a plane around a point; accurate to 0.03% one kilometer away. */
export function mapPlane(around: LatLon): MapPlane {
  const origin = mercatorOf(around, around.lon);
  const unitsPerMetre = 1 / Math.cos(around.lat * RADIANS);
  return {
    origin,
    unitsPerMetre,
    toPlane: (point) => {
      const [x, y] = mercatorOf(point, around.lon);
      return [(x - origin[0]) / unitsPerMetre, (y - origin[1]) / unitsPerMetre];
    },
    fromMercator: ([x, y]) => [(x - origin[0]) / unitsPerMetre, (y - origin[1]) / unitsPerMetre],
    fromPlane: ([east, north]) => {
      const [x, y] = [origin[0] + east * unitsPerMetre, origin[1] + north * unitsPerMetre];
      const lat = (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) / RADIANS;
      return { lat, lon: wrapLongitude(x / RADIUS / RADIANS) };
    },
    toMercator: ([east, north]) => [origin[0] + east * unitsPerMetre, origin[1] + north * unitsPerMetre],
  };
}

/** Unwrapped towards a longitude, so that a course on the date line is not split. */
function mercatorOf({ lat, lon }: LatLon, nearLon: number): Mercator {
  const unwrapped = nearLon + wrapLongitude(lon - nearLon);
  return [RADIUS * unwrapped * RADIANS, RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2))];
}

/** Mercator units per pixel at tile level 0, where the whole earth is 256 pixels wide. */
const UNITS_PER_PIXEL_AT_0 = (2 * Math.PI * RADIUS) / 256;

/** Metres on the ground per pixel at a tile level. */
export const metresPerPixelAt = ({ unitsPerMetre }: MapPlane, zoom: number): number =>
  UNITS_PER_PIXEL_AT_0 / 2 ** zoom / unitsPerMetre;
