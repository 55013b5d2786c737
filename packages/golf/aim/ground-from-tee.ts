import type { PlanePoint } from '../geometry/index.ts';
import type { HoleGround } from './hole-ground.ts';

/** Forward tees are within 200 yd of the mapped one, so that another length is an error of the card. */
const MAX_MOVED = 200;

/**
 * The ground of a hole from a tee of another length than the mapped one: its start is moved along the line of play, or
 * behind it. @param length in yards, of the card; null keeps the mapped tee.
 */
export function groundFromTee(ground: HoleGround, length: number | null): HoleGround {
  const { line, tee } = ground;
  if (tee === null || length === null) return ground;
  const whole = line.slice(1).reduce((sum, point, index) => sum + between(line[index] as PlanePoint, point), 0);
  const moved = whole - length;
  if (whole === 0 || Math.abs(moved) > MAX_MOVED || moved >= whole) return ground;
  return { ...ground, tee: alongLine(line, moved) };
}

const between = (a: PlanePoint, b: PlanePoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point some yards along a line; before its start if negative. */
function alongLine(line: readonly PlanePoint[], yards: number): PlanePoint {
  let left = yards;
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] as PlanePoint;
    const length = between(from, to);
    if (left < length && length > 0) {
      const share = left / length;
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    }
    left -= length;
  }
  return line.at(-1) as PlanePoint;
}
