import { destinationPoint, distanceBetween } from '@strokebook/golf/geometry';
import { degrees, type LatLon, metres } from '@strokebook/golf/model';
import fc from 'fast-check';
import { fromLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { mapPlane, metresPerPixelAt } from './map-plane.ts';

const places: fc.Arbitrary<LatLon> = fc.record({
  lat: fc.double({ min: -65, max: 70, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
});
const steps = fc.record({
  heading: fc.double({ min: 0, max: 359.9, noNaN: true }).map(degrees),
  length: fc.double({ min: 1, max: 2_000, noNaN: true }).map(metres),
});

describe('the plane of a map', () => {
  it('lies on the tiles: its places are where the map library puts them, to a centimetre', () => {
    fc.assert(
      fc.property(places, steps, (origin, { heading, length }) => {
        const place = destinationPoint(origin, heading, length);
        const plane = mapPlane(origin);
        const [x, y] = plane.toMercator(plane.toPlane(place));
        const [libraryX, libraryY] = fromLonLat([place.lon, place.lat]) as [number, number];
        expect(Math.hypot(x - libraryX, y - libraryY)).toBeLessThan(0.01);
      }),
    );
  });

  it('measures metres on the ground, within 0.6% two kilometres away from its origin up to 70 degrees', () => {
    // 0.3% between the map's sphere and the mean earth, and the same again from mercator's distortion over 2 km.
    fc.assert(
      fc.property(places, steps, (origin, { heading, length }) => {
        const place = destinationPoint(origin, heading, length);
        const [east, north] = mapPlane(origin).toPlane(place);
        const ratio = Math.hypot(east, north) / distanceBetween(origin, place);
        expect(Math.abs(ratio - 1)).toBeLessThan(0.006);
      }),
    );
  });

  it('leads back to where a place came from, to a millimetre', () => {
    fc.assert(
      fc.property(places, steps, (origin, { heading, length }) => {
        const place = destinationPoint(origin, heading, length);
        const plane = mapPlane(origin);
        expect(distanceBetween(place, plane.fromPlane(plane.toPlane(place)))).toBeLessThan(0.001);
      }),
    );
  });

  it('keeps a course on the date line in one piece', () => {
    const plane = mapPlane({ lat: -17, lon: 179.999 });
    const [east] = plane.toPlane({ lat: -17, lon: -179.999 });
    expect(east).toBeGreaterThan(200);
    expect(east).toBeLessThan(220);
  });

  it('shows 0.06 m to a pixel at the level of a green in Ohio, and 3.6 m at the furthest one (MAP-18)', () => {
    const plane = mapPlane({ lat: 40.4, lon: -82.1 });
    expect(metresPerPixelAt(plane, 21)).toBeCloseTo(0.0568, 3);
    expect(metresPerPixelAt(plane, 15)).toBeCloseTo(3.638, 2);
  });
});
