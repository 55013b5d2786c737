import { type Geometry, localPlane, type PlanePoint, sphericalGeometry } from '../geometry/index.ts';
import type { LatLon } from '../model/index.ts';

/** Where on a centre line the ball would lie had it followed the line; its steps are far below what a phone can tell. */
const HALVINGS = 20;

/**
 * Where a tee shot was meant to go: the point of the hole's centre line that is as far from the tee as the ball went.
 * On a dogleg this is round the corner for a long drive, and not across the trees towards the green. The line begins at
 * the tee that was played, wherever the mapped one is. A shot longer than the line was meant for its end. Null where
 * the line has no points.
 */
export function targetOnCentreLine(
  centreLine: readonly LatLon[],
  start: LatLon,
  end: LatLon,
  geometry: Geometry = sphericalGeometry,
): LatLon | null {
  if (centreLine.length === 0) return null;
  const length = geometry.distance(start, end);
  // On a plane round the tee, on which the date line is no edge.
  const plane = localPlane(start);
  const corners = centreLine.map(plane.toPlane);
  const isFar = (point: PlanePoint): boolean => geometry.distance(start, plane.fromPlane(point)) >= length;
  let before: PlanePoint = { x: 0, y: 0 };
  for (const corner of corners.slice(firstAhead(corners))) {
    if (isFar(corner)) return plane.fromPlane(crossing(before, corner, isFar));
    before = corner;
  }
  return centreLine.at(-1) ?? null;
}

/** Cosine of the sharpest turn that a hole makes: from a corner further round than this the line leads back to the tee. */
const BEHIND = -0.5;

/** The place of the first corner of a line that lies ahead of the origin; of the last one where all of them are behind. */
export function firstAhead(corners: readonly PlanePoint[]): number {
  const away = corners.map(({ x, y }) => Math.hypot(x, y));
  const nearest = away.indexOf(Math.min(...away));
  const [corner, next] = [corners[nearest], corners[nearest + 1]];
  if (corner === undefined || next === undefined) return nearest;
  const [x, y] = [next.x - corner.x, next.y - corner.y];
  const cosine = (corner.x * x + corner.y * y) / (Math.hypot(corner.x, corner.y) * Math.hypot(x, y));
  return cosine < BEHIND ? nearest + 1 : nearest;
}

/** The point between two at which something begins to hold that holds at the second and not at the first. */
function crossing(from: PlanePoint, to: PlanePoint, holds: (point: PlanePoint) => boolean): PlanePoint {
  const at = (share: number): PlanePoint => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}
