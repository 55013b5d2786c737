import { type Geometry, localPlane, type PlanePoint, sphericalGeometry } from '../geometry/index.ts';
import type { LatLon } from '../model/index.ts';

/** Bisection steps to find a point on the center line; the result is far more precise than a phone's position. */
const HALVINGS = 20;

/**
 * The target of a tee shot: the point of the hole's center line that is as far from the tee as the ball went. On a
 * dogleg a long drive is aimed around the corner, not across the trees towards the green. The line starts at the tee
 * that was played, even if the mapped tee is elsewhere. For a shot longer than the line it is the line's end. Null if
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
  // A local plane around the tee, so that the date line needs no special case.
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

/** Cosine of the sharpest turn of a hole: a corner with a sharper turn lies behind the tee. */
const BEHIND = -0.5;

/** The index of the first corner of a line that lies ahead of the origin; of the last one if all lie behind. */
export function firstAhead(corners: readonly PlanePoint[]): number {
  const away = corners.map(({ x, y }) => Math.hypot(x, y));
  const nearest = away.indexOf(Math.min(...away));
  const [corner, next] = [corners[nearest], corners[nearest + 1]];
  if (corner === undefined || next === undefined) return nearest;
  const [x, y] = [next.x - corner.x, next.y - corner.y];
  const cosine = (corner.x * x + corner.y * y) / (Math.hypot(corner.x, corner.y) * Math.hypot(x, y));
  return cosine < BEHIND ? nearest + 1 : nearest;
}

/** The point between `from` and `to` where the predicate changes; it holds at `to` and not at `from`. */
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
