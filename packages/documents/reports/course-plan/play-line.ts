import { distanceToPlaneOutline, isInPlaneRing, type PlanePoint, type PlaneRing } from '@strokebook/golf/geometry';

/** Where play goes, in metres on a plane, in the order of play; at least two points. */
export type PlayLine = readonly PlanePoint[];

export const planeDistance = (a: PlanePoint, b: PlanePoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A point of a line and what of the line is still ahead of it, the point first. */
type Cut = { readonly at: PlanePoint; readonly ahead: PlayLine };

/**
 * The first point of a line that is so many metres from its start, as the ball flies; its end where none is. On a
 * dogleg that is round the corner for a long shot, and not across the trees.
 */
export function cutLine(line: PlayLine, length: number): Cut {
  const start = line[0] as PlanePoint;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] as PlanePoint, line[index] as PlanePoint];
    if (planeDistance(start, to) < length) continue;
    const at = exitOf(start, length, from, to);
    return { at, ahead: [at, ...line.slice(index)] };
  }
  const end = line.at(-1) as PlanePoint;
  return { at: end, ahead: [end] };
}

/** Where a stretch that begins within a circle leaves it. */
function exitOf(centre: PlanePoint, radius: number, from: PlanePoint, to: PlanePoint): PlanePoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [fx, fy] = [from.x - centre.x, from.y - centre.y];
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const share = a === 0 ? 0 : (Math.sqrt(Math.max(0, b * b - a * (fx * fx + fy * fy - radius * radius))) - b) / a;
  return { x: from.x + share * dx, y: from.y + share * dy };
}

/** The point so many metres along a line; below 0 straight behind its start. */
export function pointAlong(line: PlayLine, length: number): PlanePoint {
  let left = length;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1] as PlanePoint, line[index] as PlanePoint];
    const stretch = planeDistance(from, to);
    if (stretch > 0 && left <= stretch) {
      const share = left / stretch;
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    }
    left -= stretch;
  }
  return line.at(-1) as PlanePoint;
}

/** Metres along a line. */
export const lineLength = (line: PlayLine): number =>
  line.reduce((sum, point, index) => sum + (index === 0 ? 0 : planeDistance(line[index - 1] as PlanePoint, point)), 0);

/** Metres between a line and an area; 0 where they meet. */
export function distanceToLine(ring: PlaneRing, line: PlayLine): number {
  if (crosses(ring, line)) return 0;
  return Math.min(
    ...ring.map((point) => distanceToOpenLine(point, line)),
    ...line.map((point) => distanceToPlaneOutline(point, ring)),
  );
}

/** Whether any part of a line lies in an area. */
export function crosses(ring: PlaneRing, line: PlayLine): boolean {
  if (line.some((point) => isInPlaneRing(point, ring))) return true;
  return ring.some((b, index) => {
    const a = ring.at(index - 1) as PlanePoint;
    return line.some((to, place) => place > 0 && areCrossing(a, b, line[place - 1] as PlanePoint, to));
  });
}

/** An outline of two points is the stretch between them. */
function distanceToOpenLine(point: PlanePoint, line: PlayLine): number {
  return Math.min(...line.slice(1).map((to, index) => distanceToPlaneOutline(point, [line[index] as PlanePoint, to])));
}

/** Below 0 to the left of the nearest stretch of a line, above 0 to its right. */
export function sideOfLine(point: PlanePoint, line: PlayLine): number {
  const stretches = line.slice(1).map((to, index) => [line[index] as PlanePoint, to] as const);
  const away = stretches.map((stretch) => distanceToPlaneOutline(point, stretch));
  const [from, to] = stretches[away.indexOf(Math.min(...away))] as readonly [PlanePoint, PlanePoint];
  return -turnOf(from, to, point);
}

/** Above 0 where a point lies to the left of the way from one to another. */
const turnOf = (from: PlanePoint, to: PlanePoint, point: PlanePoint): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

const areCrossing = (a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean =>
  turnOf(a, b, c) > 0 !== turnOf(a, b, d) > 0 && turnOf(c, d, a) > 0 !== turnOf(c, d, b) > 0;
