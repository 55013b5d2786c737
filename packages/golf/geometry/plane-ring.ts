import type { PlanePoint } from './plane.ts';

/** A closed outline on a plane; its first point may be repeated at the end. */
export type PlaneRing = readonly PlanePoint[];

export type PlaneBox = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/**
 * Points this close to an edge are on it: far above the rounding error of degrees (1 nm), far below the precision of
 * any survey.
 */
const EDGE_METRES = 1e-6;

/** Whether a point is inside an outline; edges and corners count as inside. An empty outline contains nothing. */
export function isInPlaneRing(point: PlanePoint, ring: PlaneRing): boolean {
  let isInside = false;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a === undefined) return false;
    if (distanceToSegment(point, a, b) <= EDGE_METRES) return true;
    if (b.y > point.y !== a.y > point.y && point.x < ((a.x - b.x) * (point.y - b.y)) / (a.y - b.y) + b.x) {
      isInside = !isInside;
    }
    a = b;
  }
  return isInside;
}

/** Metres to the nearest point of the outline itself, also from inside; Infinity for an empty outline. */
export function distanceToPlaneOutline(point: PlanePoint, ring: PlaneRing): number {
  let nearest = Number.POSITIVE_INFINITY;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a !== undefined) nearest = Math.min(nearest, distanceToSegment(point, a, b));
    a = b;
  }
  return nearest;
}

/** Metres to the area: 0 inside and on the edge. */
export function distanceToPlaneRing(point: PlanePoint, ring: PlaneRing): number {
  return isInPlaneRing(point, ring) ? 0 : distanceToPlaneOutline(point, ring);
}

/** Square metres, for either direction of the points. */
export const planeRingArea = (ring: PlaneRing): number => Math.abs(signedArea(ring));

/** Center of the area; the mean of the points if the area is zero; null for an empty outline. */
export function planeRingCentroid(ring: PlaneRing): PlanePoint | null {
  const origin = ring[0];
  if (origin === undefined) return null;
  // Relative to the first point, so that a small shape far from the origin keeps its precision.
  const local = ring.map((point) => ({ x: point.x - origin.x, y: point.y - origin.y }));
  const area = signedArea(local);
  let [x, y] = [0, 0];
  if (Math.abs(area) <= EDGE_METRES * EDGE_METRES) {
    for (const point of local) [x, y] = [x + point.x / local.length, y + point.y / local.length];
  } else {
    let a = local.at(-1) ?? { x: 0, y: 0 };
    for (const b of local) {
      const cross = a.x * b.y - b.x * a.y;
      [x, y] = [x + ((a.x + b.x) * cross) / (6 * area), y + ((a.y + b.y) * cross) / (6 * area)];
      a = b;
    }
  }
  return { x: origin.x + x, y: origin.y + y };
}

/** The bounding box of an outline; null for an empty one. */
export function planeBoxOf(ring: PlaneRing): PlaneBox | null {
  if (ring.length === 0) return null;
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of ring) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

function signedArea(ring: PlaneRing): number {
  const origin = ring[0];
  let twice = 0;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a !== undefined && origin !== undefined) {
      twice += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y);
    }
    a = b;
  }
  return twice / 2;
}

function distanceToSegment(point: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  // A repeated point is a segment of length zero, whose nearest point is that point.
  const along = squared === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared;
  const t = Math.max(0, Math.min(1, along));
  const [ex, ey] = [point.x - a.x - t * dx, point.y - a.y - t * dy];
  return Math.sqrt(ex * ex + ey * ey);
}
