import { type Degrees, type LatLon, type Ring, type Yards, yards } from '../model/index.ts';
import { type Geometry, sphericalGeometry } from './geometry.ts';
import { parsePoints } from './point-string.ts';
import type { WireCourse, WireHole, WireShapes, WireTarget, WireTee, WireVectorHole } from './wire-course.ts';

export const teePosition = (hole: WireHole): LatLon | null => position(hole.teeLatitude, hole.teeLongitude);
export const pinPosition = (hole: WireHole): LatLon | null => position(hole.pinLatitude, hole.pinLongitude);

/** Whole yards from tee to pin; null when either is missing (GEO-01, GEO-02). */
export const teeToPinYards = (
  tee: LatLon | null,
  pin: LatLon | null,
  geometry: Geometry = sphericalGeometry,
): Yards | null => (tee === null || pin === null ? null : geometry.yards(tee, pin));

/** Null if the tee or the pin is missing (GEO-02, GEO-09). */
export const teeToPinHeading = (
  tee: LatLon | null,
  pin: LatLon | null,
  geometry: Geometry = sphericalGeometry,
): Degrees | null => (tee === null || pin === null ? null : geometry.heading(tee, pin));

/** Sorted by order of play (GEO-08). */
export function sortedTargets<T extends WireTarget>(targets: readonly T[] | null | undefined): T[] {
  return [...(targets ?? [])].sort((a, b) => a.shotNumber - b.shotNumber);
}

export function vectorHole(course: WireCourse, holeNumber: number): WireVectorHole | null {
  return course.courseGpsVectorDetails?.holes?.hole?.find((hole) => hole.holeNumber === holeNumber) ?? null;
}

/** The outlines of a group of shapes; a shape without points gives an empty outline, so that indexes are kept. */
export function wireRings(shapes: WireShapes | null | undefined): Ring[] {
  return (shapes?.shapes?.shape ?? []).map((shape) => parsePoints(shape.points ?? ''));
}

/** GEO-03. */
export function teeBoxPoints(hole: WireVectorHole): LatLon[] {
  return wireRings(hole.teeboxcenter)
    .flat()
    .filter((point) => point.lat !== 0 && point.lon !== 0);
}

/** Par on the first men's card; 0 if the card has none for the hole (GEO-06, GEO-O3). */
export function parOfHole(course: WireCourse, holeNumber: number): number {
  return course.courseScorecardDetails?.menScorecardList?.[0]?.parHole?.[holeNumber - 1] ?? 0;
}

/** Yards of a hole from a tee; undefined if the list has none for the hole (GEO-07, GEO-O2). */
export function yardageOfHole(tee: WireTee, holeNumber: number): Yards | undefined {
  const value = tee.ydsHole?.[holeNumber - 1];
  return value === null || value === undefined ? undefined : yards(value);
}

/** A coordinate of 0 counts as missing (GEO-02, GEO-O1). */
function position(lat: number | null | undefined, lon: number | null | undefined): LatLon | null {
  return lat && lon ? { lat, lon } : null;
}
