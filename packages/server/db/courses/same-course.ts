import { bareCourseName } from '@strokebook/golf/courses';
import { fold } from '@strokebook/golf/format';
import { distanceBetween } from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';

/**
 * Courses of one facility begin within a kilometer or two of each other; two towns with courses of the same name are
 * further apart.
 */
const SAME_FACILITY_METRES = 5_000;

export const isSameFacility = (one: LatLon, other: LatLon): boolean =>
  distanceBetween(one, other) <= SAME_FACILITY_METRES;

export type PlacedCourse = {
  readonly name: string;
  readonly position?: LatLon | null | undefined;
  readonly city?: string | null | undefined;
};

/** Whether two sources speak of one course: its name, and its place, or the town where a position is unknown. */
export const isSameCourse = (one: PlacedCourse, other: PlacedCourse): boolean =>
  bareCourseName(one.name) === bareCourseName(other.name) && isSamePlace(one, other);

function isSamePlace(one: PlacedCourse, other: PlacedCourse): boolean {
  if (one.position != null && other.position != null) return isSameFacility(one.position, other.position);
  return one.city != null && other.city != null && fold(one.city) === fold(other.city);
}
