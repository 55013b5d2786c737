import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees, type LatLon, metres, type Ring } from '../model/index.ts';
import { ellipsoidalGeometry } from '../testing/ellipsoidal-geometry.ts';
import { type Ellipsoid, geodesicBetween, wgs84 } from '../testing/vincenty.ts';
import { sphericalGeometry } from './geometry.ts';
import { distanceToPlaneOutline } from './plane-ring.ts';
import { localPlane } from './plane.ts';
import { destinationPoint } from './sphere.ts';

const dms = (degree: number, minute: number, second: number): number =>
  Math.sign(degree) * (Math.abs(degree) + minute / 60 + second / 3600);
const bessel: Ellipsoid = { a: 6_377_397.155, inverseFlattening: 299.1528128 };
const international: Ellipsoid = { a: 6_378_388, inverseFlattening: 297 };

describe('the reference', () => {
  it('agrees with Geoscience Australia on Flinders Peak to Buninyong: 54 972.271 m at 306°52′05.37″ (GEO-O5)', () => {
    const flindersPeak = { lat: dms(-37, 57, 3.7203), lon: dms(144, 25, 29.5244) };
    const buninyong = { lat: dms(-37, 39, 10.1561), lon: dms(143, 55, 35.3839) };
    const line = geodesicBetween(flindersPeak, buninyong);
    expect(line.distance).toBeCloseTo(54_972.271, 3);
    expect(line.heading).toBeCloseTo(dms(306, 52, 5.37), 5);
    // In the opposite direction the heading is 127°10′25.07″.
    expect(line.headingAtEnd - 180).toBeCloseTo(dms(127, 10, 25.07), 5);
  });

  it.each([
    ['a', bessel, dms(55, 45, 0), dms(-33, 26, 0), dms(108, 13, 0), 14_110_526.17, dms(96, 36, 8.7996)],
    [
      'b',
      international,
      dms(37, 19, 54.95367),
      dms(26, 7, 42.83946),
      dms(41, 28, 35.50729),
      4_085_966.703,
      dms(95, 27, 59.63089),
    ],
  ])("agrees with line (%s) of Vincenty's own paper (GEO-O5)", (_, ellipsoid, lat1, lat2, lon, distance, heading) => {
    const line = geodesicBetween({ lat: lat1, lon: 0 }, { lat: lat2, lon }, ellipsoid);
    expect(line.distance).toBeCloseTo(distance, 2);
    expect(line.heading).toBeCloseTo(heading, 7);
  });

  it('has a degree of the equator and a quarter of a meridian as long as WGS 84 has them (GEO-O5)', () => {
    expect(geodesicBetween({ lat: 0, lon: 20 }, { lat: 0, lon: 21 }).distance).toBeCloseTo(
      (wgs84.a * Math.PI) / 180,
      6,
    );
    expect(geodesicBetween({ lat: 0, lon: 20 }, { lat: 90, lon: 20 }).distance).toBeCloseTo(10_001_965.729, 2);
  });
});

const anywhere = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 179.999, noNaN: true }),
});
const golfPlaces = fc.record({
  lat: fc
    .tuple(fc.double({ min: 25, max: 60, noNaN: true }), fc.boolean())
    .map(([lat, isNorth]) => (isNorth ? lat : 0 - lat)),
  lon: fc.double({ min: -180, max: 179.999, noNaN: true }),
});
/** From a long putt to the longest hole. */
const length = fc.double({ min: 5, max: 700, noNaN: true });
const heading = fc.double({ min: 0, max: 359.99, noNaN: true });

function stray(from: LatLon, to: LatLon): number {
  const reference = geodesicBetween(from, to).distance;
  return Math.abs(sphericalGeometry.distance(from, to) / reference - 1);
}

describe('the sphere on one hole', () => {
  it('is within 0.57% of the ellipsoid anywhere, in any direction (GEO-01, GEO-O5)', () => {
    fc.assert(
      fc.property(anywhere, heading, length, (from, direction, distance) => {
        expect(stray(from, destinationPoint(from, degrees(direction), metres(distance)))).toBeLessThan(0.0057);
      }),
      { numRuns: 500 },
    );
  });

  it('is within 0.4% from 25° to 60° of latitude, where golf is played (GEO-01, GEO-O5)', () => {
    fc.assert(
      fc.property(golfPlaces, heading, length, (from, direction, distance) => {
        expect(stray(from, destinationPoint(from, degrees(direction), metres(distance)))).toBeLessThan(0.004);
      }),
      { numRuns: 500 },
    );
  });

  it('is 0.56% off to the north on the equator, and 0.45% at the poles: the bounds are no wider than need be (GEO-O5)', () => {
    expect(stray({ lat: 0, lon: 0 }, { lat: 0.004, lon: 0 })).toBeCloseTo(0.0056, 4);
    expect(stray({ lat: 89.9, lon: 0 }, { lat: 89.904, lon: 0 })).toBeCloseTo(0.0045, 4);
  });

  it('starts within a fifth of a degree of where the ellipsoid does (GEO-09, GEO-O5)', () => {
    fc.assert(
      fc.property(anywhere, heading, length, (from, direction, distance) => {
        const to = destinationPoint(from, degrees(direction), metres(distance));
        const off = Math.abs(
          ((sphericalGeometry.heading(from, to) - ellipsoidalGeometry.heading(from, to) + 540) % 360) - 180,
        );
        expect(off).toBeLessThan(0.2);
      }),
      { numRuns: 500 },
    );
  });
});

describe('containment', () => {
  it('is the same by crossings and by windings, for any outline that does not cross itself, anywhere (GEO-10, GEO-O5)', () => {
    const radii = fc.array(fc.double({ min: 3, max: 60, noNaN: true }), { minLength: 3, maxLength: 14 });
    const offset = fc.double({ min: -70, max: 70, noNaN: true });
    fc.assert(
      fc.property(anywhere, radii, offset, offset, (origin, spokes, x, y) => {
        const plane = localPlane(origin);
        const ring: Ring = spokes.map((radius, index) => {
          const angle = (index / spokes.length) * 2 * Math.PI;
          return plane.fromPlane({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
        });
        // Within a millimetre of an edge, rounding decides.
        fc.pre(distanceToPlaneOutline({ x, y }, ring.map(plane.toPlane)) > 0.001);
        const point = plane.fromPlane({ x, y });
        expect(sphericalGeometry.contains(ring, point)).toBe(ellipsoidalGeometry.contains(ring, point));
      }),
      { numRuns: 500 },
    );
  });
});
