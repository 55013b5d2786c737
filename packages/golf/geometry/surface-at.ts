import type { CourseHole, LatLon, Surface } from '../model/index.ts';
import { isInRing } from './ring.ts';

/**
 * Which surface wins where shapes overlap: mapped fairways run under their bunkers and greens, water
 * under nothing, and rough under everything.
 */
export const surfacePriority = [
  'green',
  'bunker',
  'water',
  'penaltyArea',
  'tee',
  'fairway',
  'woods',
  'rough',
] as const satisfies readonly Surface[];

/**
 * The surface of a hole that a point lies on; null outside all its shapes. Outlines have no holes in them: an island
 * green is told from the lake round it because green comes before water, and a bunker from the fairway round it likewise. An island of rough in a lake is told as water.
 */
export function surfaceAt(hole: CourseHole, point: LatLon): Surface | null {
  return (
    surfacePriority.find((surface) => hole.shapes[surface]?.some((ring) => isInRing(point, ring)) === true) ?? null
  );
}
