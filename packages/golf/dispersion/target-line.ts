import { type Geometry, sphericalGeometry } from '../geometry/index.ts';
import type { LatLon } from '../model/index.ts';

/** Where on a centre line the ball would lie had it followed the line; its steps are far below what a phone can tell. */
const HALVINGS = 20;

/**
 * Where a tee shot was meant to go: the point of the hole's centre line that is as far from the tee as the ball went.
 * On a dogleg this is round the corner for a long drive, and not across the trees towards the green. A shot longer than
 * the line was meant for its end. Null where the line has no points.
 */
export function targetOnCentreLine(
  centreLine: readonly LatLon[],
  start: LatLon,
  end: LatLon,
  geometry: Geometry = sphericalGeometry,
): LatLon | null {
  const length = geometry.distance(start, end);
  let before: LatLon | null = null;
  for (const corner of centreLine) {
    if (geometry.distance(start, corner) >= length) {
      return before === null ? corner : crossing(before, corner, (point) => geometry.distance(start, point) >= length);
    }
    before = corner;
  }
  return before;
}

/** The point between two at which something begins to hold that holds at the second and not at the first. */
function crossing(from: LatLon, to: LatLon, holds: (point: LatLon) => boolean): LatLon {
  const at = (share: number): LatLon => ({
    lat: from.lat + (to.lat - from.lat) * share,
    lon: from.lon + (to.lon - from.lon) * share,
  });
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}
