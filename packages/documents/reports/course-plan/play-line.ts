import { distanceToPlaneOutline, isInPlaneRing, type PlanePoint, type PlaneRing } from '@strokebook/golf/geometry';

/** The line of play in meters on a plane, in playing order; at least two points. */
export type PlayLine = readonly PlanePoint[];

export const planeDistance = (a: PlanePoint, b: PlanePoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A point of a line, and the rest of the line from it on. */
type Cut = { readonly at: PlanePoint; readonly ahead: PlayLine };

/**
 * The first point of a line at a straight distance in meters from its start, or its end if there is none. A long shot
 * on a dogleg goes around the corner, not across the trees.
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

/** Where a segment that starts inside a circle leaves it. */
function exitOf(centre: PlanePoint, radius: number, from: PlanePoint, to: PlanePoint): PlanePoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [fx, fy] = [from.x - centre.x, from.y - centre.y];
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const share = a === 0 ? 0 : (Math.sqrt(Math.max(0, b * b - a * (fx * fx + fy * fy - radius * radius))) - b) / a;
  return { x: from.x + share * dx, y: from.y + share * dy };
}

/** The point at a distance in meters along a line; a negative distance is straight behind its start. */
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

/** Length of a line in meters. */
export const lineLength = (line: PlayLine): number =>
  line.reduce((sum, point, index) => sum + (index === 0 ? 0 : planeDistance(line[index - 1] as PlanePoint, point)), 0);

/** Meters between a line and an area; 0 if they touch. */
export function distanceToLine(ring: PlaneRing, line: PlayLine): number {
  if (crosses(ring, line)) return 0;
  return Math.min(
    ...ring.map((point) => distanceToOpenLine(point, line)),
    ...line.map((point) => distanceToPlaneOutline(point, ring)),
  );
}

/** Whether any part of a line is inside an area. */
export function crosses(ring: PlaneRing, line: PlayLine): boolean {
  if (line.some((point) => isInPlaneRing(point, ring))) return true;
  return ring.some((b, index) => {
    const a = ring.at(index - 1) as PlanePoint;
    return line.some((to, place) => place > 0 && areCrossing(a, b, line[place - 1] as PlanePoint, to));
  });
}

/** An outline of two points is the segment between them. */
function distanceToOpenLine(point: PlanePoint, line: PlayLine): number {
  return Math.min(...line.slice(1).map((to, index) => distanceToPlaneOutline(point, [line[index] as PlanePoint, to])));
}

/** Negative to the left of the nearest segment of a line, positive to the right. */
export function sideOfLine(point: PlanePoint, line: PlayLine): number {
  const stretches = line.slice(1).map((to, index) => [line[index] as PlanePoint, to] as const);
  const away = stretches.map((stretch) => distanceToPlaneOutline(point, stretch));
  const [from, to] = stretches[away.indexOf(Math.min(...away))] as readonly [PlanePoint, PlanePoint];
  return -turnOf(from, to, point);
}

/** Positive if a point is to the left of the direction from one point to another. */
const turnOf = (from: PlanePoint, to: PlanePoint, point: PlanePoint): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

const areCrossing = (a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean =>
  turnOf(a, b, c) > 0 !== turnOf(a, b, d) > 0 && turnOf(c, d, a) > 0 !== turnOf(c, d, b) > 0;
