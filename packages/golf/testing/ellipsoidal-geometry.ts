import type { Geometry } from '../geometry/index.ts';
import { metresToYards, yards } from '../model/index.ts';
import { geodesicBetween } from './vincenty.ts';

/** Tolerance in degrees for a point on an edge, which covers rounding: 0.1 mm. */
const ON_EDGE = 1e-9;

/**
 * A second, independent implementation: geodesics on WGS 84, and containment by winding number. Where both agree, a
 * maps service would agree too.
 */
export const ellipsoidalGeometry: Geometry = {
  distance: (from, to) => geodesicBetween(from, to).distance,
  yards: (from, to) => yards(Math.round(metresToYards(geodesicBetween(from, to).distance))),
  heading: (from, to) => geodesicBetween(from, to).heading,
  contains: (ring, point) => {
    let turns = 0;
    for (const [index, corner] of ring.entries()) {
      const next = ring[(index + 1) % ring.length] ?? corner;
      const [ax, ay] = [turnedLon(corner.lon - point.lon), corner.lat - point.lat];
      const [bx, by] = [turnedLon(next.lon - point.lon), next.lat - point.lat];
      const [cross, dot] = [ax * by - bx * ay, ax * bx + ay * by];
      const length = Math.hypot(bx - ax, by - ay);
      // On the line of the edge, between its ends or at one of them.
      if (Math.abs(cross) <= ON_EDGE * length && dot <= 0) return true;
      if (Math.hypot(ax, ay) <= ON_EDGE) return true;
      turns += Math.atan2(cross, dot);
    }
    return Math.abs(turns) > Math.PI;
  },
};

const turnedLon = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;
