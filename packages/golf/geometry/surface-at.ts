import type { CourseHole, LatLon, Surface } from '../model/index.ts';
import { type Geometry, sphericalGeometry } from './geometry.ts';

/**
 * Priority of surfaces if shapes overlap: mapped fairways extend under their bunkers and greens, and everything lies on
 * top of rough.
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
/** From below: bunkers are cut into fairways, greens cover the edges of bunkers, trees are above rough. */
export const drawingOrder: readonly Surface[] = surfacePriority.toReversed();

/**
 * The surface of a hole at a point; null outside of all shapes. Priorities decide where shapes overlap: an island green
 * is found because green comes before water, and a bunker in the fairway likewise. What a map leaves out of a shape
 * (an island of rough in a lake, a clearing in a wood) is not in it (GEO-10).
 */
export const surfaceAt = (hole: CourseHole, point: LatLon, geometry: Geometry = sphericalGeometry): Surface | null =>
  surfacePriority.find((surface) => hole.shapes[surface]?.some((ring) => geometry.contains(ring, point)) === true) ??
  null;
