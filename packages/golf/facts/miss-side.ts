import { localPlane } from '../geometry/index.ts';
import type { Hole } from '../model/index.ts';
import type { ShotFacts } from './shot-facts.ts';

export const missSides = ['left', 'right', 'short', 'long'] as const;
export type MissSide = (typeof missSides)[number];

/**
 * On which side of the pin a missed approach finished, seen along the line from ball to pin: the larger of the
 * distances along and across it decides. Null without positions.
 */
export function missSideOf(hole: Hole, approach: ShotFacts): MissSide | null {
  const [start, end] = [approach.shot.position, approach.shot.end?.position];
  if (start === undefined || end === undefined || hole.pin === undefined) return null;
  const plane = localPlane(hole.pin);
  const [from, to] = [plane.toPlane(start), plane.toPlane(end)];
  const length = Math.hypot(from.x, from.y);
  if (length === 0) return null;
  // Unit vector from the ball towards the pin, which is the plane's origin.
  const [ux, uy] = [-from.x / length, -from.y / length];
  const along = to.x * ux + to.y * uy;
  const across = to.x * uy - to.y * ux;
  if (Math.abs(along) >= Math.abs(across)) return along < 0 ? 'short' : 'long';
  return across < 0 ? 'left' : 'right';
}
