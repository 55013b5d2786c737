import { describe, expect, it } from 'vitest';
import type { LatLon, Ring } from '../model/index.ts';
import { ellipsoidalGeometry } from '../testing/ellipsoidal-geometry.ts';
import { type Geometry, sphericalGeometry } from './geometry.ts';

const at = (lat: number, lon: number): LatLon => ({ lat, lon });
/** A box of `half` degrees in each direction around a place; its longitudes wrap at the date line. */
const box = (lat: number, lon: number, half = 0.001): Ring =>
  [
    [-half, -half],
    [-half, half],
    [half, half],
    [half, -half],
  ].map(([dLat = 0, dLon = 0]) => at(lat + dLat, wrapped(lon + dLon)));
const wrapped = (lon: number): number => (lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon);

const implementations: readonly (readonly [string, Geometry])[] = [
  ['on the sphere', sphericalGeometry],
  ['on the ellipsoid', ellipsoidalGeometry],
];

describe.each(implementations)('geometry %s (GEO-O5)', (_name, geometry) => {
  // Lengths on WGS 84 from the radii of curvature at the latitude; the sphere differs by at most 0.56%.
  it.each([
    ['north on the equator', at(0.001, 10), at(0.005, 10), 442.3, 0],
    ['east on the equator', at(0.000001, 10), at(0.000001, 10.004), 445.28, 90],
    ['south across the equator', at(0.002, 10), at(-0.002, 10), 442.3, 180],
    ['north at 40° N', at(40, -80), at(40.004, -80), 444.15, 0],
    ['west at 40° N', at(40, -80), at(40, -80.005), 426.97, 270],
    ['south at 34° S', at(-34, 151), at(-34.004, 151), 443.66, 180],
    ['east at 34° S', at(-34, 151), at(-34, 151.004), 369.61, 90],
    ['east at 57° N', at(57, -2), at(57, -1.994), 364.66, 90],
    ['east across the date line', at(-17, 179.998), at(-17, -179.998), 425.91, 90],
    ['west across the date line', at(-17, -179.998), at(-17, 179.998), 425.91, 270],
    ['nowhere', at(40, -80), at(40, -80), 0, 0],
  ])('measures %s (GEO-01, GEO-09)', (_, from, to, length, heading) => {
    expect(Math.abs(geometry.distance(from, to) - length)).toBeLessThanOrEqual(length * 0.0058 + 1e-9);
    const off = Math.abs(((geometry.heading(from, to) - heading + 540) % 360) - 180);
    expect(off).toBeLessThan(0.01);
    expect(Math.abs(geometry.yards(from, to) - length * 1.09361)).toBeLessThanOrEqual(length * 0.0063 + 0.5);
    expect(Number.isInteger(geometry.yards(from, to))).toBe(true);
  });

  const horseshoe = [at(0, 0), at(0, 10), at(10, 10), at(10, 8), at(2, 8), at(2, 2), at(10, 2), at(10, 0)].map(
    ({ lat, lon }) => at(51 + lat / 10_000, -2 + lon / 10_000),
  );
  const inHorseshoe = (lat: number, lon: number) => at(51 + lat / 10_000, -2 + lon / 10_000);

  it.each([
    ['the middle of a green', box(40, -80), at(40, -80), true],
    ['a place beside it', box(40, -80), at(40, -79.9985), false],
    ['its edge', box(40, -80), at(40, -79.999), true],
    ['its corner', box(40, -80), at(40.001, -79.999), true],
    ['a place level with its upper edge', box(40, -80), at(40.001, -79.998), false],
    ['a green in the south', box(-34, 151), at(-34.0005, 151.0005), true],
    ['a green on the equator and the first meridian', box(0, 0), at(0.0005, -0.0005), true],
    ['the corner of that, where nothing is missing', box(0, 0), at(0.0015, 0), false],
    ['a green on the date line, seen from the east of it', box(-17, 180), at(-17, -179.9995), true],
    ['a green on the date line, seen from the west of it', box(-17, 180), at(-17, 179.9995), true],
    ['a place beside that', box(-17, 180), at(-17, 179.998), false],
    ['the gap of a horseshoe', horseshoe, inHorseshoe(5, 5), false],
    ['an arm of a horseshoe', horseshoe, inHorseshoe(9, 9), true],
    ['the inner edge of a horseshoe', horseshoe, inHorseshoe(5, 2), true],
    ['an outline that runs the other way', horseshoe.toReversed(), inHorseshoe(9, 1), true],
    ['an outline that repeats its first point', [...box(40, -80), at(39.999, -80.001)], at(40, -80), true],
    ['no outline', [], at(40, -80), false],
    ['an outline of one point', [at(40, -80)], at(40, -80), true],
    ['an outline of one point, elsewhere', [at(40, -80)], at(40, -80.001), false],
  ])('says whether an outline holds %s (GEO-10)', (_, ring, point, expected) => {
    expect(geometry.contains(ring, point)).toBe(expected);
  });

  it('two greens that share an edge both hold what lies on it (GEO-10)', () => {
    const [west, east] = [box(40, -80), box(40, -79.998)];
    const shared = at(40.0003, -79.999);
    expect([geometry.contains(west, shared), geometry.contains(east, shared)]).toEqual([true, true]);
    const inside = at(40.0003, -79.9989);
    expect([geometry.contains(west, inside), geometry.contains(east, inside)]).toEqual([false, true]);
  });
});
