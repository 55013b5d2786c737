import { type Geometry, sphericalGeometry, surfaceAt } from '../geometry/index.ts';
import type { CourseHole, Lie, Surface } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';

/** The lie of a ball on each surface. Mapped water is a penalty area, and a ball among trees is in recovery. */
const lieOnSurface: Readonly<Record<Surface, Lie>> = {
  tee: 'tee',
  fairway: 'fairway',
  green: 'green',
  bunker: 'bunker',
  rough: 'rough',
  water: 'penaltyArea',
  penaltyArea: 'penaltyArea',
  woods: 'recovery',
};

/**
 * A shot whose lies that were not logged are read from the outlines of its hole (GEO-10, GEO-O40). Only for texts: stats
 * use logged lies.
 */
export function withOutlineLies(
  shot: MappedShot,
  hole: CourseHole | null,
  geometry: Geometry = sphericalGeometry,
): MappedShot {
  if (hole === null) return shot;
  const lieAt = (place: MappedShot['start']): Lie | null => {
    const surface = place === null ? null : surfaceAt(hole, place, geometry);
    return surface === null ? null : lieOnSurface[surface];
  };
  const isEndLogged = shot.endLie !== null && shot.endLie !== 'other';
  return {
    ...shot,
    lie: shot.lie === 'other' ? (lieAt(shot.start) ?? shot.lie) : shot.lie,
    endLie: isEndLogged ? shot.endLie : (lieAt(shot.end) ?? shot.endLie),
  };
}
