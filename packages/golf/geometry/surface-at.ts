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

/** The surface of a hole that a point lies on; null outside all its shapes. */
export function surfaceAt(hole: CourseHole, point: LatLon): Surface | null {
  return (
    surfacePriority.find((surface) => hole.shapes[surface]?.some((ring) => isInRing(point, ring)) === true) ?? null
  );
}
