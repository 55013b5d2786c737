import { add, directionTo, distance, rightOf, scale, subtract, type Vector } from './vector.ts';

export const lineLength = (line: readonly Vector[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + distance(line[i] as Vector, point), 0);

/**
 * The point at a distance in yards along a line and the direction there; extrapolated straight before the start and
 * after the end.
 */
export function alongLine(line: readonly Vector[], yards: number): { at: Vector; way: Vector } {
  let left = yards;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Vector, line[i] as Vector];
    const length = distance(a, b);
    if (left <= length || i === line.length - 1) {
      const way = directionTo(a, b);
      return { at: add(a, scale(way, left)), way };
    }
    left -= length;
  }
  throw new RangeError('a line has at least two points');
}

/** A band along a line; `left` and `right` return the half-widths at each point. */
export function ribbon(
  line: readonly Vector[],
  from: number,
  to: number,
  step: number,
  halfWidth: (yards: number, side: 'left' | 'right') => number,
): Vector[] {
  const steps = Math.max(2, Math.ceil((to - from) / step));
  const left: Vector[] = [];
  const right: Vector[] = [];
  for (let i = 0; i <= steps; i++) {
    const yards = from + ((to - from) * i) / steps;
    const { at, way } = alongLine(line, yards);
    left.push(subtract(at, scale(rightOf(way), halfWidth(yards, 'left'))));
    right.push(add(at, scale(rightOf(way), halfWidth(yards, 'right'))));
  }
  return [...left, ...right.reverse()];
}

/** A closed smooth shape; `radius` returns the radius at each angle, clockwise from `way`. */
export function blob(centre: Vector, way: Vector, corners: number, radius: (angle: number) => number): Vector[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = radius(angle);
    return add(centre, add(scale(way, Math.cos(angle) * reach), scale(rightOf(way), Math.sin(angle) * reach)));
  });
}

/** The position of a point relative to a line: yards along it, and yards to its right (negative: left). */
export function stationOf(line: readonly Vector[], place: Vector): { along: number; right: number } {
  let best = { along: 0, right: 0 };
  let nearest = Number.POSITIVE_INFINITY;
  let start = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Vector, line[i] as Vector];
    const way = directionTo(a, b);
    const length = distance(a, b);
    const offset = subtract(place, a);
    const t = Math.max(0, Math.min(length, offset.x * way.x + offset.y * way.y));
    const gap = distance(place, add(a, scale(way, t)));
    if (gap < nearest) {
      nearest = gap;
      const side = rightOf(way);
      best = { along: start + t, right: offset.x * side.x + offset.y * side.y };
    }
    start += length;
  }
  return best;
}
