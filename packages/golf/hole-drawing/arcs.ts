import type { PlanePoint } from '../geometry/index.ts';
import { FEET_PER_YARD, type Int } from '../model/index.ts';
import type { DrawnPoint } from './drawing-frame.ts';

/** A part of the circle around the middle of the green, as in a yardage book. */
export type DrawnArc = { readonly yards: Int; readonly from: DrawnPoint; readonly to: DrawnPoint };

const arcYards = [100, 150, 200];
/** Feet of an arc on each side of the line of play. */
const HALF_ARC = 80;
/** Arcs this close to the tee mean nothing: no one plays from there. */
const MIN_FEET_FROM_TEE = 120;

/** The arcs that cross a line of play, from left to right as seen from the tee. @param line in feet, from tee to green. */
export function arcsAround(line: readonly PlanePoint[]): readonly DrawnArc[] {
  const [tee, green] = [line[0], line.at(-1)];
  if (tee === undefined || green === undefined) return [];
  return arcYards.flatMap((yards) => {
    const radius = yards * FEET_PER_YARD;
    const crossing = crossingAt(line, green, radius);
    if (crossing === null || distance(tee, crossing) < MIN_FEET_FROM_TEE) return [];
    const middle = Math.atan2(crossing.y - green.y, crossing.x - green.x);
    const half = Math.asin(HALF_ARC / radius);
    const at = (angle: number): DrawnPoint => [
      Math.round(green.x + radius * Math.cos(angle)),
      Math.round(green.y + radius * Math.sin(angle)),
    ];
    return [{ yards, from: at(middle + half), to: at(middle - half) }];
  });
}

/** The last point of the line at a distance from the green. */
function crossingAt(line: readonly PlanePoint[], green: PlanePoint, radius: number): PlanePoint | null {
  for (let index = line.length - 1; index > 0; index -= 1) {
    const [outer, inner] = [line[index - 1] as PlanePoint, line[index] as PlanePoint];
    const [far, near] = [distance(outer, green), distance(inner, green)];
    if (far < radius || near > radius || far === near) continue;
    const share = (radius - near) / (far - near);
    return { x: inner.x + share * (outer.x - inner.x), y: inner.y + share * (outer.y - inner.y) };
  }
  return null;
}

const distance = (a: PlanePoint, b: PlanePoint): number => Math.hypot(a.x - b.x, a.y - b.y);
