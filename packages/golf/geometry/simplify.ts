import type { PlanePoint } from './plane.ts';
import { distanceToPlaneOutline, type PlaneRing } from './plane-ring.ts';

/**
 * Douglas and Peucker: removes points that lie nearly on the line between others. @param tolerance max distance of a
 * removed point from the line.
 */
export function simplifyLine(line: readonly PlanePoint[], tolerance: number): readonly PlanePoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offs = line.map((point) => distanceToPlaneOutline(point, [first, last]));
  const furthest = offs.indexOf(Math.max(...offs));
  if ((offs[furthest] as number) <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(furthest), tolerance),
  ];
}

/**
 * `simplifyLine` for a closed outline, which is split at the point that is furthest from its first; empty with fewer
 * than three points.
 */
export function simplifyRing(ring: PlaneRing, tolerance: number): PlaneRing {
  const [first] = ring;
  if (first === undefined || ring.length < 4) return ring;
  const away = ring.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const furthest = away.indexOf(Math.max(...away));
  const there = simplifyLine(ring.slice(0, furthest + 1), tolerance);
  const back = simplifyLine([...ring.slice(furthest), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}
