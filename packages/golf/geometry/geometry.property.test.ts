import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees, type LatLon, metres } from '../model/index.ts';
import { localPlane, type PlanePoint } from './plane.ts';
import { distanceToPlaneRing, isInPlaneRing, planeRingArea, planeRingCentroid } from './plane-ring.ts';
import { parsePoints } from './point-string.ts';
import { distanceToRing, isInRing, ringArea } from './ring.ts';
import { destinationPoint, distanceBetween, headingBetween } from './sphere.ts';

const coordinate = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const planePoint = fc.record({ x: coordinate(300), y: coordinate(300) });
/** Star-shaped around the origin, so that it never crosses itself and always contains the origin. */
const star = fc.array(fc.double({ min: 5, max: 200, noNaN: true }), { minLength: 3, maxLength: 20 }).map((radii) =>
  radii.map((radius, i): PlanePoint => {
    const angle = (i / radii.length) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }),
);
const place = fc.record({ lat: coordinate(70), lon: fc.double({ min: -180, max: 179.999, noNaN: true }) });
const turn = (p: PlanePoint, angle: number): PlanePoint => ({
  x: p.x * Math.cos(angle) - p.y * Math.sin(angle),
  y: p.x * Math.sin(angle) + p.y * Math.cos(angle),
});
const shift = (p: PlanePoint, by: PlanePoint): PlanePoint => ({ x: p.x + by.x, y: p.y + by.y });

describe('laws of outlines', () => {
  it('neither where an outline starts nor which way round it runs matters (GEO-10)', () => {
    fc.assert(
      fc.property(star, planePoint, fc.nat(20), (ring, point, start) => {
        const other = [...ring.slice(start % ring.length), ...ring.slice(0, start % ring.length)].reverse();
        expect(isInPlaneRing(point, other)).toBe(isInPlaneRing(point, ring));
        expect(distanceToPlaneRing(point, other)).toBeCloseTo(distanceToPlaneRing(point, ring), 6);
        expect(planeRingArea(other)).toBeCloseTo(planeRingArea(ring), 4);
      }),
    );
  });

  it('turning and moving everything changes no distance and no area', () => {
    fc.assert(
      fc.property(star, planePoint, coordinate(3.2), planePoint, (ring, point, angle, by) => {
        const move = (p: PlanePoint) => shift(turn(p, angle), by);
        const moved = ring.map(move);
        expect(distanceToPlaneRing(move(point), moved)).toBeCloseTo(distanceToPlaneRing(point, ring), 5);
        expect(planeRingArea(moved)).toBeCloseTo(planeRingArea(ring), 4);
        const [centre, expected] = [planeRingCentroid(moved), planeRingCentroid(ring)];
        expect(centre?.x).toBeCloseTo(move(expected ?? by).x, 4);
        expect(centre?.y).toBeCloseTo(move(expected ?? by).y, 4);
      }),
    );
  });

  it('repeated points change nothing', () => {
    fc.assert(
      fc.property(star, planePoint, fc.nat(20), (ring, point, at) => {
        const repeated = ring.flatMap((p, i) => (i === at % ring.length ? [p, p, p] : [p]));
        expect(isInPlaneRing(point, repeated)).toBe(isInPlaneRing(point, ring));
        expect(distanceToPlaneRing(point, repeated)).toBeCloseTo(distanceToPlaneRing(point, ring), 9);
        expect(planeRingArea(repeated)).toBeCloseTo(planeRingArea(ring), 6);
      }),
    );
  });

  it('a point of an edge is inside, wherever on earth the outline lies, the date line included (GEO-10)', () => {
    fc.assert(
      fc.property(place, star, fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (origin, outline, edge, t) => {
        const ring = outline.map(localPlane(origin).fromPlane);
        const a = outline[edge % outline.length] as PlanePoint;
        const b = outline[(edge + 1) % outline.length] as PlanePoint;
        const onEdge = localPlane(origin).fromPlane({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
        expect(isInRing(onEdge, ring)).toBe(true);
        expect(distanceToRing(onEdge, ring)).toBe(0);
        expect(isInRing(origin, ring)).toBe(true);
      }),
    );
  });

  it('the place on earth changes no area by more than 0.1% up to 70 degrees of latitude', () => {
    fc.assert(
      fc.property(place, star, (origin, outline) => {
        const area = ringArea(outline.map(localPlane(origin).fromPlane));
        expect(Math.abs(area / planeRingArea(outline) - 1)).toBeLessThan(0.001);
      }),
    );
  });
});

describe('laws of the sphere', () => {
  it('the point at a distance and heading has that distance and heading (GEO-09)', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 0, max: 359.99, noNaN: true }),
        fc.double({ min: 1, max: 700, noNaN: true }),
        (from, heading, length) => {
          const to = destinationPoint(from, degrees(heading), metres(length));
          expect(distanceBetween(from, to)).toBeCloseTo(length, 5);
          expect(distanceBetween(to, from)).toBeCloseTo(length, 5);
          const off = Math.abs(((headingBetween(from, to) - heading + 540) % 360) - 180);
          expect(off).toBeLessThan(1e-4);
        },
      ),
    );
  });

  it('the flat map keeps distances, and every point survives the round trip', () => {
    fc.assert(
      fc.property(place, planePoint, (origin, point) => {
        const plane = localPlane(origin);
        const there: LatLon = plane.fromPlane(point);
        expect(Math.abs(distanceBetween(origin, there) - Math.hypot(point.x, point.y))).toBeLessThan(0.05);
        const back = plane.toPlane(there);
        expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('a list of points survives being written and read (GEO-04)', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (list) => {
        const positive = list.map(({ lat, lon }) => ({ lat: lat + 0, lon: lon + 0 }));
        const written = positive.map(({ lat, lon }) => `${lon} ${lat}`).join(',');
        expect(parsePoints(written)).toEqual(positive);
      }),
    );
  });
});
