import { fairwayPath, ringCentroid } from '../geometry/index.ts';
import type { CourseHole, LatLon } from '../model/index.ts';

/** Where a hole begins; null if the course does not say. */
export const teeOf = ({ tee, centreLine, teeBoxes }: CourseHole): LatLon | null =>
  tee ?? centreLine?.[0] ?? teeBoxes?.[0] ?? null;

/** The middle of a hole's green; null if the course does not say. */
export const greenOf = ({ greenCentre, centreLine, shapes }: CourseHole): LatLon | null =>
  greenCentre ?? ringCentroid(shapes.green?.[0] ?? []) ?? centreLine?.at(-1) ?? null;

/** From the tee to the green: the mapped center line, else a path along the fairways; null without tee or green. */
export function lineOfPlay(hole: CourseHole): readonly LatLon[] | null {
  if (hole.centreLine !== undefined) return hole.centreLine;
  const [tee, green] = [teeOf(hole), greenOf(hole)];
  return tee === null || green === null ? null : fairwayPath(tee, green, hole.shapes.fairway ?? []);
}
