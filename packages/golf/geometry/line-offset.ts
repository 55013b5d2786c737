import type { LatLon, Metres } from '../model/index.ts';
import { metres } from '../model/index.ts';
import { localPlane } from './plane.ts';

/**
 * The offset of a point from a target: metres past (+) or short of (−) it, and to the right (+) or left (−) of the line
 * to it.
 */
export type LineOffset = { readonly along: Metres; readonly across: Metres };

/** The offset of a point along the line from a start to a target; null if start and target are the same point. */
export function offsetFromLine(start: LatLon, target: LatLon, point: LatLon): LineOffset | null {
  const plane = localPlane(target);
  const [from, to] = [plane.toPlane(start), plane.toPlane(point)];
  const length = Math.hypot(from.x, from.y);
  if (length === 0) return null;
  // Unit vector from the start to the target, which is the plane's origin.
  const [ux, uy] = [-from.x / length, -from.y / length];
  return { along: metres(to.x * ux + to.y * uy), across: metres(to.x * uy - to.y * ux) };
}
