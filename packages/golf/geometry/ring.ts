import { type LatLon, type Metres, metres, type Ring } from '../model/index.ts';
import { localPlane } from './plane.ts';
import { distanceToPlaneRing, isInPlaneRing, type PlaneRing, planeRingArea, planeRingCentroid } from './plane-ring.ts';

/** Whether a point lies in an outline; its edges count as inside (GEO-10). */
export const isInRing = (point: LatLon, ring: Ring): boolean => isInPlaneRing({ x: 0, y: 0 }, around(point, ring));

/** Metres from a point to the nearest edge of an area; 0 inside, Infinity for an empty outline. */
export const distanceToRing = (point: LatLon, ring: Ring): Metres =>
  metres(distanceToPlaneRing({ x: 0, y: 0 }, around(point, ring)));

/** Square metres. */
export function ringArea(ring: Ring): number {
  const origin = ring[0];
  return origin === undefined ? 0 : planeRingArea(around(origin, ring));
}

export function ringCentroid(ring: Ring): LatLon | null {
  const origin = ring[0];
  if (origin === undefined) return null;
  const plane = localPlane(origin);
  const centre = planeRingCentroid(ring.map(plane.toPlane));
  return centre === null ? null : plane.fromPlane(centre);
}

function around(origin: LatLon, ring: Ring): PlaneRing {
  return ring.map(localPlane(origin).toPlane);
}
