import { distanceBetween, surfaceAt } from '../geometry/index.ts';
import {
  type CourseHole,
  type LatLon,
  type Lie,
  metresToYards,
  type Surface,
  type Yards,
  yards,
} from '../model/index.ts';
import type { StrokePlace } from './entry-action.ts';

/** The lie on each mapped surface. From woods only a punch-out is sure, so they are a recovery lie. */
export const lieOnSurface: Readonly<Record<Surface, Lie>> = {
  green: 'green',
  bunker: 'bunker',
  water: 'penaltyArea',
  penaltyArea: 'penaltyArea',
  tee: 'fairway',
  fairway: 'fairway',
  woods: 'recovery',
  rough: 'rough',
};

/** Rounded to a tenth of a yard: no fix is better. */
export const yardsBetween = (from: LatLon, to: LatLon): Yards =>
  yards(Math.round(metresToYards(distanceBetween(from, to)) * 10) / 10);

/**
 * Where a ball lies, from a point on the map: the lie from the outlines, the distance from the pin (ENTRY-12). Outside of
 * all outlines it is rough.
 */
export function placeOnMap(hole: CourseHole, pin: LatLon, position: LatLon): StrokePlace {
  const surface = surfaceAt(hole, position);
  return {
    lie: surface === null ? 'rough' : lieOnSurface[surface],
    toPin: yardsBetween(position, pin),
    position,
  };
}

/** The pin of a hole on a map: of that day, else of the map, else the middle of the green. */
export const pinOnMap = (hole: CourseHole, pinOfDay: LatLon | undefined): LatLon | undefined =>
  pinOfDay ?? hole.pin ?? hole.greenCentre;

/** How far a position is from the middle of the green on the map; null if the map has neither green nor pin. */
export function yardsFromGreen(hole: CourseHole, position: LatLon): Yards | null {
  const green = pinOnMap({ ...hole, pin: hole.greenCentre ?? hole.pin }, undefined);
  return green === undefined ? null : yardsBetween(position, green);
}

/** A fix that is worse says nothing about a stroke, and is refused (ENTRY-13); in meters. */
export const MAX_ACCURACY_METRES = 30;
/** A fix that is worse is marked: it is about two clubs off; in meters. */
export const GOOD_ACCURACY_METRES = 10;
